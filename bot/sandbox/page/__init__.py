"""The page on which people play on the local Discord."""

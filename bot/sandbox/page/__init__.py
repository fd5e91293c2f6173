"""The page for playing on the local Discord."""

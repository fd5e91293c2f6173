"""Games that exist only for the tests: what the house does for any game is tried with them."""

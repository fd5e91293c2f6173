"""Games that exist for the tests alone: what the house does for any game is tried with them."""

"""Everything between the rules and Discord."""

"""The players of Bushido Duels."""

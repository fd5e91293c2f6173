"""The pictures of Bushido Duels."""

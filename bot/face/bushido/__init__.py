"""The screens of Bushido Duels."""

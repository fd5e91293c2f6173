"""The screens of every game, and the buttons with which a newcomer begins."""

"""Scripted people, for demonstrations and as company for the player on the page."""

"""Slash commands and buttons: parse, call, show."""

"""Tries out, on a host's server, all that the bot asks of Discord, and explains how to fix what fails."""

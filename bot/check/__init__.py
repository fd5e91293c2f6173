"""Tries out on a host's own server all that the bot asks of Discord, and says how to mend what fails."""

"""The contents of the local Discord, kept by simcord: servers, channels, messages, the time."""

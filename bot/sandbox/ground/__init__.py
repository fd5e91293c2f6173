"""What there is on the local Discord, kept by simcord: servers, channels, messages, the time."""

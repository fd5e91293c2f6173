"""The screens of the ways into a match: a challenge, a lobby, the queue."""

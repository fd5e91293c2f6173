"""Pictures as plain data: what all games draw with. A game's own drawings stand in its own room."""

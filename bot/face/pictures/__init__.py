"""Pictures as plain data: the drawing tools that all games share. Each game keeps its own drawings."""

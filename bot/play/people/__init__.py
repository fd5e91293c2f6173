"""People: their names, blocks and mutes, what they may have posted, and the alias of whoever is forgotten."""

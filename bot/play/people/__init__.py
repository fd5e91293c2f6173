"""People: names, blocks and mutes, limits on what they can make the bot post, and aliases after deletion."""

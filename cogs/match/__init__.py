"""A duel under way: playing it, planning it, giving it up."""

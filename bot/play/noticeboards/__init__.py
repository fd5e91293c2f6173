"""The noticeboard of a server: what it says, and what organisers do with it."""

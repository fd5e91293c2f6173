"""The noticeboard of a server."""

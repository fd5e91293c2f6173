"""A server's noticeboard: what it says, and how organisers manage it."""

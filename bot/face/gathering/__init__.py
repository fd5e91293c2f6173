"""A gathering as people see it: sign-up, who stands, whose turn it is, what happened, how it ended."""

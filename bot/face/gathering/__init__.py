"""The screens of a gathering: sign-up, who stands, whose turn it is, what happened, how it ended."""

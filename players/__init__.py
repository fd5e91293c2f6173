"""Who plays for the house: each player is a pure function of what its seat may know."""

"""The house's players: each is a pure function of what its seat may know."""

"""What all of play builds on: store, time, chance, refusals, the games, and what ids may reach."""

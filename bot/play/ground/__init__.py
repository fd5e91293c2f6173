"""What every room of play stands on: store, time, chance, refusals, the games there are, what ids reach."""

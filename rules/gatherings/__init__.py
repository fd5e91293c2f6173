"""Several duels that belong together (seed 000, "Play Modes"): who meets whom, at what health, who wins."""

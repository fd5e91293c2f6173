"""Several duels under one roof (seed 000, "Play Modes"): who meets whom, at what health, and who has won."""

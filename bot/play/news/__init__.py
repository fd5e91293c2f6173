"""News that a server gets if its organisers want it: each morning, and each week."""

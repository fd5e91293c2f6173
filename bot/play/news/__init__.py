"""What a server is told unasked, where its organisers want it: each morning, and each week."""

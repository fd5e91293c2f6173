"""How duels and rounds come about: challenges and lobbies."""

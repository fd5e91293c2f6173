### The settings of a server.

refusal-not-organiser = That is for the organisers of this server.
refusal-not-manager = Only those who may manage this server can change its settings.
refusal-game-not-allowed = This game is not played here: the organisers of this server have left it out.

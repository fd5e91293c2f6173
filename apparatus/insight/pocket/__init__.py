"""How even Pocket Samurai is: two good players, measured."""

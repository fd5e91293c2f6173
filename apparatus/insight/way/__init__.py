"""How hard Way of the Samurai is: three ways to play, measured against each opponent."""

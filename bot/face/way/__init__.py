"""How Way of the Samurai is shown."""

"""The screens of Way of the Samurai."""

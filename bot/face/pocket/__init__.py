"""The screens of Pocket Samurai."""

"""How much deeper than usual this run tests; ``make test-deep`` sets it."""

import os

DEPTH = int(os.environ.get("DEPTH", "1"))
"""The factor for the examples of a property and for the random playouts of a game."""

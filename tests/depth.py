"""How much deeper than usual this run looks; ``make test-deep`` sets it."""

import os

DEPTH = int(os.environ.get("DEPTH", "1"))
"""By how much the examples of a property, and the random playouts of a game, are multiplied."""

"""Matches: playing, planning and resigning them, and looking back at them."""

"""Kendo Duel (seed 003)."""

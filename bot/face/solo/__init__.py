"""Screens of what people play alone, around its matches."""

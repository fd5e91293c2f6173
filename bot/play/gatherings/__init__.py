"""Gatherings and tournaments: entered, fought and repaired, over the pure rules of ``rules/gatherings``."""

"""Organisers' interventions, each with a reason, and reports to them."""

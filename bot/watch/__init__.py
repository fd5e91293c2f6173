"""Metrics of the running bot for Prometheus, if a host wants any."""

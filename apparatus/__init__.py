"""Apparatus that no host runs: balance, a simulated year, benchmarks. Nothing imports it."""

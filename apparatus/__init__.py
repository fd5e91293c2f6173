"""Apparatus that no host runs: exact solutions and balance, and a simulated year. Nothing imports it."""

"""Standings: honor, leaderboards, profiles, seasons."""

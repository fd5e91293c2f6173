"""Matches of one seat, and campaigns: what somebody plays alone."""

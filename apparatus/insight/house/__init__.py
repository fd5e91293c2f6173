"""Measures how well the house plays: what its levels win from one another, and what its master can lose.

Needs the extra ``insight``. ``values`` makes what the master of the duel knows, ``excess`` computes what a
perfect opponent gains by knowing its mixes, ``matches`` plays levels against one another.
"""

"""Solves the two-player duel exactly, and measures how fair its pairings are.

Imports only the rules and the players, and only tests import it; needs the extra ``insight`` (NumPy and
Numba). Read in this order: ``tables`` turns the rules into arrays, ``hands`` lists the pairs of hands,
``matrix`` solves one zero-sum game, ``solve`` goes through every state, ``check`` looks for holes in the
answer, ``duels`` plays it many times, ``measure`` takes every pairing in turn, ``report`` prints the results,
and ``bounds`` says what they must keep to.
"""

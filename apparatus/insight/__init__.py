"""What the numbers say: the two-player duel solved exactly, and whether the table is fair.

Imports the rules alone, and nothing imports it; needs the extra ``insight`` (NumPy and Numba). Read in this
order: ``tables`` turns the rules into arrays, ``hands`` lists the pairs of hands, ``matrix`` solves one
zero-sum game, ``solve`` goes through every state, ``check`` looks for holes in the answer, ``duels`` plays
it many times over, ``measure`` takes every pairing in turn, ``report`` holds the results to the bounds.
"""

"""How well the house plays: what its levels win against one another, and what can be won against its master.

Needs the extra ``insight``. ``values`` makes what the master of the duel knows, ``excess`` works out what a
perfect opponent gains who knows its mixes, ``matches`` lets levels play one another.
"""

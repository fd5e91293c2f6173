### What pictures of Pocket Samurai show, for those who do not see them.

pocket-picture-left = Left
pocket-picture-right = Right
pocket-picture-own = You
pocket-picture-theirs = Opponent
pocket-picture-hand = In hand: { $cards }
# What follows keeps a number and its name on one line.
pocket-numbered = { $number }{ "\u00A0" }{ $name }
pocket-numbered-line = { $emoji } { $aspect }: { $cards }
pocket-picture-signs = -# In the picture: → what it defeats · → ✕ what it loses to · ⇄ turned to one of two sides · + puts out another card, or the Strike! · ↓ for being exhausted, + for you, − for your opponent · an aspect with a number: what so many in play bring · an aspect with + alone: what each such card of your opponent brings

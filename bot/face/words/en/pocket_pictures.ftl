### What pictures of Pocket Samurai show, for those who do not see them.

pocket-picture-left = Left
pocket-picture-right = Right
pocket-picture-own = You
pocket-picture-theirs = Opponent
pocket-picture-hand = In hand: { $cards }
# What follows keeps a number and its name on one line.
pocket-numbered = { $number }{ "\u00A0" }{ $name }
pocket-numbered-line = { $emoji } { $aspect }: { $cards }

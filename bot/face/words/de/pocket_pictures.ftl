### What pictures of Pocket Samurai show, for those who do not see them.

pocket-picture-left = Links
pocket-picture-right = Rechts
pocket-picture-own = Du
pocket-picture-theirs = Gegenüber
pocket-picture-hand = Auf der Hand: { $cards }
# What follows keeps a number and its name on one line.
pocket-numbered = { $number }{ "\u00A0" }{ $name }
pocket-numbered-line = { $emoji } { $aspect }: { $cards }

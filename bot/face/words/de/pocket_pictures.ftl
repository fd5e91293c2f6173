### What pictures of Pocket Samurai show, for those who do not see them.

pocket-picture-left = Links
pocket-picture-right = Rechts
pocket-picture-own = Du
pocket-picture-theirs = Gegenüber
pocket-picture-hand = Auf der Hand: { $cards }
# What follows keeps a number and its name on one line.
pocket-numbered = { $number }{ "\u00A0" }{ $name }
pocket-numbered-line = { $emoji } { $aspect }: { $cards }
pocket-picture-signs = -# Im Bild: → was sie besiegt · → ✕ wogegen sie verliert · ⇄ auf eine von zwei Seiten gedreht · + bringt eine Karte oder den Schlag! · ↓ dafür, dass sie erschöpft wird, + für dich, − für dein Gegenüber · eine Art mit Zahl: was so viele im Spiel bringen · eine Art nur mit +: was jede solche Karte gegenüber bringt

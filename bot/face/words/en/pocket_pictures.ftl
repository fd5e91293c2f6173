### What pictures of Pocket Samurai show, for those who do not see them.

pocket-picture-left = Left
pocket-picture-right = Right
pocket-picture-own = You
pocket-picture-theirs = Opponent
pocket-picture-hand = In hand: { $cards }
# What follows keeps a number and its name on one line.
pocket-numbered = { $number }{ "\u00A0" }{ $name }
pocket-numbered-line = { $emoji } { $aspect }: { $cards }
pocket-picture-signs = -# In the picture: → what it defeats · → ✕ what it loses to · ⇄ turns to one of two sides · + plays another card, or the Strike! · ↓ when exhausted, + for you, − for your opponent · an aspect with a number: what that many in play add · an aspect with a lone +: what each such card of your opponent adds

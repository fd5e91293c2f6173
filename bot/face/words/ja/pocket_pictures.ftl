### What pictures of Pocket Samurai show, for those who do not see them.

pocket-picture-left = 左
pocket-picture-right = 右
pocket-picture-own = 自分
pocket-picture-theirs = 相手
pocket-picture-hand = 手札：{ $cards }
# What follows keeps a number and its name on one line.
pocket-numbered = { $number }{ "\u00A0" }{ $name }
pocket-numbered-line = { $emoji } { $aspect }：{ $cards }

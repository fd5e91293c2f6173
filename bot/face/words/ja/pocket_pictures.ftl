### What pictures of Pocket Samurai show, for those who do not see them.

pocket-picture-left = 左
pocket-picture-right = 右
pocket-picture-own = 自分
pocket-picture-theirs = 相手
pocket-picture-hand = 手札：{ $cards }
# What follows keeps a number and its name on one line.
pocket-numbered = { $number }{ "\u00A0" }{ $name }
pocket-numbered-line = { $emoji } { $aspect }：{ $cards }
pocket-picture-signs = -# 絵の印：→ この札が破るもの · → ✕ これに敗れる · ⇄ 二つの面のどちらか · + もう一枚、または一閃！を出す · ↓ 使い切りの働き、+は自分に、−は相手に · 型と数と+は、場にその数だけあるときの働き · 型と+だけは、相手が取ったその型一枚ごとの働き

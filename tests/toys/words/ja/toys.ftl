### What Discord is told of the toy games in Japanese.

game-toy-high-card = 高い札
    .about = 一番多く取った人の勝ち。
choice-board-toy-high-card = 高い札のレーティング
game-toy-buried = 埋蔵
    .about = 三十の石の下に埋まったものを探す。
choice-board-toy-buried = 埋蔵の勝ち
game-toy-stout = Stout
game-toy-cast = Cast

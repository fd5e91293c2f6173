### What Discord is told of the toy games in German.

game-toy-high-card = Hohe Karte
    .about = Wer die meisten Stiche macht, gewinnt.
choice-board-toy-high-card = Wertung in Hohe Karte
game-toy-buried = Vergraben
    .about = Du suchst, was unter einem von dreißig Steinen liegt.
choice-board-toy-buried = Siege in Vergraben
game-toy-stout = Stout
game-toy-cast = Cast

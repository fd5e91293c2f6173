### 偶数か奇数か（テスト専用）。

game-toy-odds-evens = 丁半
    .about = 出た合計を望んだ人の得点。
choice-board-toy-odds-evens = 丁半の腕前
setup-toy-odds-evens-length-three = 三本勝負
toy-points = { $player }：{ $points }
toy-points-drawn = { $one }：{ $points }、{ $other }：{ $others }
toy-wants-even = あなたは偶数、{ $opponent }さんは奇数を望みます。
toy-wants-odd = あなたは奇数、{ $opponent }さんは偶数を望みます。
toy-choose-fingers = 指は何本？
toy-fingers = 指{ $fingers }本
toy-showed = { $one }は{ $fingers }、{ $other }は{ $others }：{ $point }の得点。
toy-gave-up = 誰かが投了しました。

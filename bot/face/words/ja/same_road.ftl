### The same road: two people play one campaign from one seed, each alone, and compare at the end.

road-challenge-open = { $challenger }が{ $opponent }に「同じ街道」の果たし状を出しました：{ $game }。{ $days }日のうちの好きなときに、それぞれ一人で同じキャンペーンを遊びます。相手も札もサイコロも同じです。終わったら比べます。
road-challenge-open-to-all = { $challenger }が、「同じ街道」を行く人を求めています：{ $game }。{ $days }日のうちの好きなときに、それぞれ一人で同じキャンペーンを遊びます。相手も札もサイコロも同じです。終わったら比べます。
road-challenge-accepted = { $opponent }が受けて立ちました。二人は同じ街道にいます。
road-challenge-line-from = { $name }から：同じ街道
road-challenge-line-to = { $name }へ：同じ街道

road-title = ## 🛤️ 同じ街道：{ $game }
road-open = { $one }と{ $other }が、それぞれ一人で同じキャンペーンを遊んでいます。締め切りは{ $when }。二人とも終えるまで、どこまで行ったかは誰にも見えません。
road-closed = { $one }と{ $other }が、それぞれ一人で同じキャンペーンを遊びました。
road-run-waiting = ▫️ { $who }はまだ旅立っていません
road-run-underway = 🥾 { $who }は道の途中です
road-run-finished = 🏁 { $who }は終えました
road-run-void = 🚫 { $who }：無効になりました
road-run-never = ▫️ { $who }は旅立ちませんでした
road-run-came = 🏁 { $who }：{ $progress }
road-verdict-ahead = 🏆 { $who }の方が遠くまで行きました。
road-verdict-tie = 🤝 引き分け：二人とも同じところまで行きました。
road-verdict-nobody = 二人とも旅立ちませんでした。
road-verdict-void = 一方が無効になったので、比べません。
road-mark = -# 街道 { $id } · 封印 { $seal }
road-mine-button = 自分の街道
road-again-button = もう一度

road-accepted = 🛤️ { $foe }が受けて立ち、{ $game }で同じ街道にいます。好きなときに進めてください。締め切りは{ $when }です。
road-over = 🛤️ { $foe }との街道が終わりました。
road-status-through = あなたは終えました。{ $foe }も終えるか、{ $when }に締め切られると、二人の結果がわかります。
road-status-closed = この街道は終わりました。
road-line-waiting = 🛤️ { $foe }と同じ街道、{ $game }：まだ旅立っていません。締め切りは{ $when }。
road-line-underway = 🛤️ { $foe }と同じ街道、{ $game }：道の途中です。締め切りは{ $when }。
road-line-finished = 🛤️ { $foe }と同じ街道、{ $game }：終えました。締め切りは{ $when }。
road-line-void = 🛤️ { $foe }と同じ街道、{ $game }：あなたの分は無効になりました。締め切りは{ $when }。
contest-hand-road = -# 🛤️ 同じ街道。{ $when }に締め切り、途中のものはそこまでです。

refusal-road-closed = この街道は締め切られました。
refusal-road-finished = この街道はもう終えています。
refusal-road-not-yours = この街道はほかの二人のものです。
refusal-road-you-are-busy = あなたはもう誰かと同じ街道にいます。先にそれを終えてください。
refusal-road-they-are-busy = 相手はもう誰かと同じ街道にいます。

### Pocket Samurai: its cards in words. What they do is put together from their abilities.

## The cards

pocket-card-falling-rock = 落石
pocket-card-iron-gate = 鉄の門
pocket-card-scattered-leaves = 散り葉
pocket-card-intimidating-shout = 威嚇の一喝
pocket-card-tiger-stance = 虎の構え
pocket-card-school-of-fire = 火の流派
pocket-card-one-sword-style = 一刀流
pocket-card-glare-of-the-sun = 眩しい日差し
pocket-card-all-or-nothing = 一か八か
pocket-card-mind-like-water = 明鏡止水
pocket-card-temple-wall = 寺の塀
pocket-card-seen-coming = 見切り
pocket-card-open-hand = 開いた手
pocket-card-measured-blows = 加減の太刀
pocket-card-balanced-style = 釣り合いの構え
pocket-card-sudden-insight = 閃き
pocket-card-counter-blow = 返し太刀
pocket-card-last-wall = 本丸
pocket-card-on-its-heels = 追い足
pocket-card-out-of-reach = 届かぬ間合い
pocket-card-quick-draw = 居合
pocket-card-desperate-defense = 必死の守り
pocket-card-bending-reed = しなう葦
pocket-card-school-of-wind = 風の流派
pocket-card-reckless-leap = 捨て身の跳躍
pocket-card-rush = 突進
pocket-card-feint = 誘い
pocket-card-patient-hunter = 待つ狩人
pocket-card-broken-calm = 破れた静けさ
pocket-card-cornered-tiger = 追われた虎
pocket-card-crossed-blades = 交わる刃
pocket-card-cold-moon = 寒月
pocket-card-spiders-thread = 蜘蛛の糸
pocket-card-still-mountain = 動かぬ山
pocket-card-rooftop-leap = 屋根越え
pocket-card-sidestep = 体さばき
pocket-card-supple-willow = 若柳
pocket-card-passing-geese = 渡る雁
pocket-card-falling-blossom = 散る花
pocket-card-strike = 一閃！

## What cards show, and what they can be recognised by

pocket-sign-aggression = 剛
pocket-sign-wisdom = 智
pocket-sign-agility = 迅
pocket-sign-swords = 刀
pocket-sign-helms = 兜
pocket-sign-strike = 一閃！
pocket-swords = 刀{ $count }
pocket-helms = 兜{ $count }
# A word joiner keeps both on one line.
pocket-count = { $emoji }{ "\u2060" }{ $count }
pocket-symbols-none = なし
pocket-sides-choose-side = 選択：{ $one }か{ $other }
pocket-sides-turns-against = { $one }（{ $sign }に対しては{ $other }）
pocket-card-with-sign = { $emoji } { $name }
pocket-card-in-full = { $card } · { $facts }
pocket-card-line = -# { $card }
pocket-card-to-lay =
    -# { $card } { $shown }
    -# { $facts }
pocket-strike-in-short = 刀が相手の兜より多ければ勝ち
pocket-card-in-group = -# **{ $name }** · { $facts }
pocket-group = { $emoji } { $aspect }

## What they do, in a few words

pocket-deed-defeats = { $sign }を破る
pocket-deed-loses-to = { $sign }に敗れる
pocket-deed-answers = 相手が取った{ $aspect }の二枚目から一枚につき+{ $gains }
pocket-deed-mirrors = 相手の札の刀と兜を写す
pocket-deed-may-strike = 一閃！を出せる
pocket-deed-from-hand = { $of ->
    [any] 札をもう一枚出す
   *[other] { $aspect }の札をもう一枚出す
}
pocket-deed-ongoing = 場に{ $aspect }{ $count }枚で+{ $gains }
pocket-deed-exhaust = 使い切り：{ $effect }
pocket-effect-gains = +{ $gains }
pocket-effect-takes = 相手は−{ $takes }

## What they do, in full

pocket-rule-defeats = { $sign }を破る：同じターンに相手がその札を開くと、相手の札が破れます。
pocket-rule-common = { $deck }枚のうち{ $count }枚が{ $sign }を見せることがあります。
pocket-rule-answers = この札を開くと、相手がドラフトで取った{ $aspect }の札の二枚目から一枚につき、その回の終わりまで{ $gains }を加えて見せます。
pocket-rule-loses-to = { $sign }に敗れる：同じターンに相手がその札を開くと、この札が破れます。
pocket-rule-choose-side = 選択：開いたあと、二つの面のどちらかを相手に向けます。同じターンに選択の札がもう一枚場に出ると、どちらも何も見せません。
pocket-rule-turns-against = 同じターンに相手が{ $sign }を開くと、その回の終わりまで、一つ目の面の代わりに二つ目の面を見せます。
pocket-rule-mirrors = 向かい合った札に書かれた刀と兜を、すべて自分のものにします。型は写しません。一閃！には何もありません。
pocket-rule-may-strike = この札を開いたとき、手札の一閃！をすぐに出せます。
pocket-rule-from-hand = この札を開いたとき、手札から{ $of ->
    [any] もう一枚
   *[other] { $aspect }の札をもう一枚
  }を場に出します（一閃！を除く）。出した札は破れず、開いたときに起こることは起こりません。
pocket-rule-ongoing = 持続：この札を含めて{ $aspect }の札が{ $count }枚以上自分の場にある間、{ $gains }を加えて見せます。
pocket-rule-exhaust = 使い切り：一閃！の出たターンに手放せます。この札の見せるものはすぐに消え、そのターンの一閃には次が効きます：{ $effect }。
pocket-rule-strike = 自分の刀が相手の兜より多ければ、その回はあなたの勝ちです。何が起きても手札に戻ります。

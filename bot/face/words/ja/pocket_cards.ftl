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
pocket-card-last-wall = 最後の砦
pocket-card-on-its-heels = 追い足
pocket-card-out-of-reach = 届かぬ間合い
pocket-card-quick-draw = 居合
pocket-card-desperate-defense = 必死の守り
pocket-card-bending-reed = しなう葦
pocket-card-school-of-wind = 風の流派
pocket-card-reckless-leap = 捨て身の跳躍
pocket-card-rush = 突進
pocket-card-feint = 誘い
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
pocket-symbols-none = なし
pocket-sides-choose-side = 選択：{ $one }か{ $other }
pocket-sides-turns-against = { $one }（{ $sign }に対しては{ $other }）
pocket-card-line = -# { $emoji } **{ $name }** · { $facts }
pocket-card-of = { $card }（{ $aspect }）

## What they do, in a few words

pocket-deed-strike = 刀が相手の兜より多ければ勝ち
pocket-deed-defeats = { $sign }を破る
pocket-deed-loses-to = { $sign }に敗れる
pocket-deed-mirrors = 相手の札の刀と兜を写す
pocket-deed-may-strike = 一閃！を出せる
pocket-deed-from-hand = { $of ->
    [any] 札をもう一枚出す
   *[other] { $aspect }の札をもう一枚出す
}
pocket-deed-ongoing = 場に{ $aspect }が{ $count }枚：+{ $gains }
pocket-deed-exhaust = 使い切り：{ $effect }
pocket-effect-gains = +{ $gains }
pocket-effect-takes = 相手は−{ $takes }

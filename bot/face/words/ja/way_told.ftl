### Way of the Samurai: what is told of a fight. Each event is a short sentence; what came of it stands first.

# “you” stands for the player who reads; anybody else reads the player’s name.
way-told-line = { $mark } { $told }
way-told-line-bare = { $mark } **{ $results }**
way-told-line-result = { $mark } **{ $results }** { $told }

way-told-opened = 始め。相手は{ $opponent }。
way-told-befell = { $event }：{ $deed }。
way-told-camped-redraw = どの決闘でも引き直しが一度増える。
way-told-camped-weapon = 新しい武器：{ $weapon }。
way-told-round = { $player ->
    [you] 第{ $round }巡の始まり。
   *[other] 第{ $round }巡：{ $cards }。
  }
way-told-round-over = 第{ $round }巡が終わった。
way-told-redrawn = { $count }枚を引き直した。
way-told-swapped = { $old }を{ $new }に取り替えた。
way-told-drawn = { $card }を引いた。
way-told-reshuffled = { $deck ->
    [actions] 手の札の山
    [defences] 備えの山
   *[counters] 反撃の山
  }を切り直した。
way-told-target = { $opponent }を攻める。
way-told-placed = { $cards }：{ $levels }。
way-told-credit = { $level }を{ $points }使った：{ $levels }。
way-told-defence = 備えは力{ "\u2060" }{ $strength } 術{ "\u2060" }{ $technique }。
way-told-combo = { $icon }の役。
way-told-ki-gained = { $player ->
    [you] { "" }
   *[other] { $player }は
  }気を{ $count }得た。
way-told-ki-paid = { $player ->
    [you] { "" }
   *[other] { $player }は
  }気を{ $count }払った。
way-told-ki-lost = { $player ->
    [you] { "" }
   *[other] { $player }は
  }気を{ $count }失った。
way-told-special = { $card }を得た。
way-told-pawn = 駒が「{ $kanji }」へ進んだ。
way-told-virtue = 徳：{ $virtue }。
way-told-virtue-spent = { $virtue }を使い果たした。
way-told-die = 傷のサイコロは{ $level }。
way-told-die-gone = 傷のサイコロがなくなった。
way-told-attack = 力{ $strength }対{ $against }、術{ $technique }対{ $other }。
way-told-no-hit = 当たらない。
way-told-activated = 傷のサイコロ{ $level }、青のサイコロ{ $thrown }。
way-told-no-wound = 傷なし。
way-told-wound = { $wound }。
way-told-wound-deed = { $wound }：{ $deed }。
way-told-they-lose = { $opponent }は命を{ $count }失った。
way-told-life-lost = { $player ->
    [you] { "" }
   *[other] { $player }は
  }命を{ $count }失った{ $by ->
    [bleeding] （出血）
   *[other] { "" }
  }。
way-told-life-gained = { $player ->
    [you] { "" }
   *[other] { $player }は
  }命を{ $count }得た。
way-told-armour = { $owner ->
    [you] 自分の鎧
    [foe] 相手の鎧
   *[other] { $owner }の鎧
  }が{ $count }受けた。残り{ $left }。
way-told-armour-gone = { $owner ->
    [you] 自分の鎧
    [foe] 相手の鎧
   *[other] { $owner }の鎧
  }が{ $count }受けて壊れた。
way-told-they-pay = { $opponent }は気を{ $count }払う：次の反撃{ $boost }。
way-told-they-lose-ki = { $opponent }は気を{ $count }失った。
way-told-they-fall = { $opponent }は倒れた。
way-told-turned = シロの札は{ $side }の面になった。
way-told-price = 代償：{ $price }。
way-told-called = 青のサイコロ{ $thrown }：{ $opponents }{ $count ->
    [1] { "" }
   *[other] の{ $count }人
  }が反撃する。
way-told-called-nobody = 青のサイコロ{ $thrown }：誰も反撃しない。
way-told-thrown = 青のサイコロ{ $thrown }。
way-told-gisei = { $gisei }：守り{ $guard }。
way-told-guard = 守り{ $guard }。
way-told-place = { $place }、青のサイコロ{ $thrown }：{ $deed }。
way-told-stopped = { $opponent }の反撃は止められた。
way-told-counter = { $opponent }の反撃{ $power }、守り{ $guard }。
way-told-counter-brief = { $power }対守り{ $guard }。
way-told-holds = { $player ->
    [you] { "" }
   *[other] { $player }の
  }守りが持ちこたえた。
way-told-won = { $player ->
    [you] 勝った。
   *[other] { $player }が勝った。
  }
way-told-lost = { $player ->
    [you] 負けた。
   *[other] { $player }が負けた。
  }

## Why it is over, told with who has won; and the same as a verdict for everybody

way-ended-defeated = もう立っている相手はいない。
way-ended-fallen = 命が尽きた。
way-ended-fell = 崖から落ちた。
way-ended-beheaded = 首を落とされた。
way-ended-last-wound = 五つ目の傷だった。
way-ended-time = 最後の巡が終わった。
way-ended-resigned = 投了した。
outcome-draw-fallen = 💀 **負け：命が尽きた。**
outcome-draw-fell = 💀 **負け：崖から落ちた。**
outcome-draw-beheaded = 💀 **負け：首を落とされた。**
outcome-draw-last-wound = 💀 **負け：五つ目の傷が最後になった。**
outcome-draw-time = ⏳ **負け：最後の巡が終わった。**
outcome-draw-resigned = 🏳️ **投了。**

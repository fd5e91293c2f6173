### Way of the Samurai: the screens of a fight, what can be chosen in it, and the Road.

game-way-fight = Way of the Samurai
    .about = 規則が動かす相手に一人で挑む。一巡に攻撃は二回、そして反撃。

## How it stands

way-head = ### ⚔️ { $opponent }
way-head-over = ### { $verdict }
way-head-round = ### 第{ $round }巡
way-head-attack = ### 第{ $round }巡・{ $attack ->
    [1] 一回目の攻撃
   *[other] 二回目の攻撃
  }
way-foe = **{ $name }**
way-foe-aimed = 🎯 **{ $name }**
way-foe-fallen = ☠️ ~~{ $name }~~
way-foe-power = ↩️ **{ $power }**
way-life = ❤️ **{ $life }**
way-ki = ☯️ **{ $ki }**
way-armour = 🪖 **{ $armour }**
way-side = { $side }の面
way-own = { $player ->
    [you] **自分**
   *[other] { $player }
  }
way-die = 🎲 **{ $level }**
way-die-gone = 🎲 なし
way-own-virtue = 📜 { $virtue }
way-own-virtue-left = 📜 { $virtue }：残り{ $left }
way-own-wounds = 🩹 { $wounds }
way-wounds = { $most }のうち**{ $count }**
way-wounds-lasting = { $most }のうち**{ $count }**：{ $deeds }
way-levels = **{ $levels }**
way-levels-against = **{ $levels }** 対 **力{ "\u2060" }{ $strength } 術{ "\u2060" }{ $technique }**
way-icons-laid = 並べた札 { $icons }
way-icons-combos = ✨ { $icons }
way-icons-held = 手札 { $icons }
way-legend = -# 守は守り · ❤️ 命、☯️ 気、🎲 傷のサイコロ · ↩️ 反撃の札に加わる数
way-legend-drawn = -# 札の数は上から力、術、守り。曲がった矢は反撃の札に加わる数。

## What is asked

way-ask-camp = 前の決闘から何を得ましたか？
way-ask-redraw = この六枚でいきますか？
way-ask-target = 誰を攻めますか？
way-ask-pair = { $count ->
    [1] 先に置く札は？（備えを超え、守りを残す）
    [3] 残りの三枚を置きますか？
   *[other] 先に置く二枚は？（備えを超え、守りを残す）
  }
way-ask-third = 最後に置く札は？
way-ask-reward = { $icon }の役！何を得ますか？
way-ask-keep = どの奥義を選びますか？
way-ask-virtue = どの徳を選びますか？
way-ask-die = 命中！傷のサイコロを使いますか？
way-ask-price = 何を代償にしますか？
way-ask-guard = { $opponent }の反撃です。
way-ask-credit = 徳の点を使う
way-choose = { $asked ->
    [third] 出す
    [target] 攻める
    [price] 払う
    [keep] 選ぶ
    [reward] 得る
    [virtue] 選ぶ
    [camp] 選ぶ
   *[other] これにする
  }
way-throw = 振る
way-choice-named = **{ $name }**
way-choice-numbered = { $numbers } · { $name }
way-choice-small = -# { $then }
way-choice-then =
    { $name }
    -# { $then }
way-choice-swap = { $cards }を取り替え
way-choice-card = { $cards }
way-choice-credit = { $level }+{ $points }
way-choice-keep = このまま
way-choice-all = 六枚引き直す（残り{ $left }）
way-choice-redraw = どの決闘でも引き直しを一度増やす
way-choice-peek = 1☯️ 備えを見る
way-choice-seventh = 1☯️ 七枚目
way-choice-place = { $place }
way-choice-face = 受けて立つ
way-choice-guard = 1☯️ 守り
way-choice-gisei = 1❤️ 犠牲
way-choice-hook = { $weapon }
way-choice-save = 1☯️ → ❤️
way-choice-trade = 1❤️ → ☯️
way-choice-pawn = 2☯️ { $kanji }
way-choice-activate = 使う
way-choice-hold = 使わない
way-choice-strike = このまま打つ
way-swap-title = 札の取り替え
way-swap-cards = どの札を戻しますか？
way-sure-place = ⚠️ { $place }は命取りになりかねません。{ $deed }
way-sure-last-life = ⚠️ 最後の命です。これで払うと負けになります。

## What a choice would do now

way-outlook-levels = → { $levels }
way-outlook-damage = { $damage ->
    [0] 命中なし
   *[other] ダメージ{ $damage }
  }
way-outlook-combo = ✨{ $icon }
way-outlook-die-combo = ✨{ $icon } 🎲{ $level }
way-outlook-target = 命{ $life }、備え{ $strength }/{ $technique }
way-outlook-guard = 守り{ $guard }：{ $counts }
way-outlook-harm = { $damage ->
    [0] { $count }枚を防ぐ
    [1] { $count }枚で−1❤️
   *[other] { $blood ->
        [yes] { $count }枚で傷
       *[no] { $count }枚で−{ $damage }❤️
    }
  }
way-outlook-gisei = 守りが{ $guards }のどれかになる
way-outlook-hook = 無傷
way-outlook-ki = ☯️ { $now } → { $then }
way-outlook-life = ❤️ { $now } → { $then }
way-outlook-die = 🎲 { $now } → { $then }
way-outlook-special = 次に引く札（{ $count }枚のうち一枚）
way-outlook-kanji = { $now } → { $then }
way-outlook-last-kanji = { $now } → { $then }：すぐに徳を得る
way-outlook-hold = 🎲 { $level }のまま
way-outlook-faces = { $faces }：{ $level ->
    [0] 何もなし
   *[other] 深さ{ $level }の傷
  }
way-outlook-from-hand = 手札から · { $adds }
way-outlook-from-beside = 並べた札から · { $adds }
way-outlook-from-deck = 行動札の山の上から · { $adds }

## The table in detail

way-table-feature = **{ $name }**：{ $deed }
way-table-laid = 並べた札：{ $cards }
way-table-held = 手札：{ $cards }
way-table-harm = -# 答えの横の数は、残りの反撃の札のうち何枚がどうなるかを示します。
way-deck-actions = 手の札の山：残り**{ $count }**：{ $icons }
way-deck-ahead = その上：{ $cards }
way-deck-defences = 残りの備え（力・術）：{ $cards }
way-deck-counters = 残りの反撃：{ $cards }
way-deck-specials = 🌟 奥義：{ $count }
way-deck-gisei = 🩸 犠牲：{ $count }
way-deck-blood = 🩹 血：{ $count }
way-deck-virtues = 📜 徳：{ $count }

## The end

way-goes-on = 第{ $round }巡の途中です。
way-result-won = 第{ $round }巡で勝ち、命{ $life }
way-result-lost = 第{ $round }巡で負け、相手の命{ $life }
way-won = 🏆 第{ $round }巡で勝利！{ $who ->
    [three] 三人組は倒れました。
   *[other] { $opponent }は倒れました。
  }
way-lost = 💀 第{ $round }巡で敗北。{ $why }
way-lost-fallen = { $player ->
    [you] 命が尽きました。
   *[other] { $player }の命が尽きました。
  }
way-lost-time = 十巡が終わっても、{ $who ->
    [three] 三人組の全員は倒せませんでした。
   *[other] { $opponent }はまだ立っています。
  }
way-lost-fell = { $player ->
    [you] 崖から落ちました。
   *[other] { $player }は崖から落ちました。
  }
way-lost-beheaded = { $player ->
    [you] 首を落とされました。
   *[other] { $player }は首を落とされました。
  }
way-lost-last-wound = 五つ目の傷でした。
way-lost-resigned = { $player ->
    [you] 投了しました。
   *[other] { $player }は投了しました。
  }
way-lost-forfeited = { $player ->
    [you] 現れませんでした。
   *[other] { $player }は現れませんでした。
  }
way-board-title = ## ⚔️ { $player }対{ $opponent }
way-board-setup = -# { $setup }

## The Road

way-road-next = 次は第{ $number }の決闘：**{ $opponent }**。
way-road-carried = 持ち越すもの：{ $carried }
way-road-specials = 得た奥義：{ $cards }
way-road-won = 🏆 **街道を最後まで歩き通しました。**
way-road-lost = 💀 **あなたの街道は第{ $number }の決闘で終わりました。**

## How far two came on the same Road

way-progress-won = { $duels }つの決闘すべてに勝ち、命{ $life }
way-progress-lost = { $duels }つのうち{ $won }つに勝ち、{ $opponent }の命は{ $life }
way-progress-on = { $duels }つの決闘のうち{ $won }つに勝ち

## What its picture shows, for those who do not see it

way-picture-road = 道の第{ $number }戦：{ $duels }。
way-picture-round = { $most }巡のうち第{ $round }巡、{ $attack ->
    [1] 一回目の攻撃
   *[other] 二回目の攻撃
  }。
way-picture-where = { $place }、{ $climate }。
way-picture-foe = { $name }：命{ $life }{ $lost ->
    [0] { "" }
   *[other] （−{ $lost }）
  }、気{ $ki }、反撃{ $power }。
way-picture-fallen = { $name }：命0、倒れた。
way-picture-armour = 鎧{ $armour }。
way-picture-side = { $side }の面。
way-picture-aimed = 攻撃の的。
way-picture-strikes = 反撃する。
way-picture-won = 勝利。
way-picture-lost = 敗北。
way-picture-broken-off = 打ち切り。
way-picture-levels = 力{ $strength }、術{ $technique }、守り{ $guard }。
way-picture-against = 備え：力{ $strength }、術{ $technique }。
way-picture-power = 反撃：{ $power }。
way-picture-own = { $weapon }：命{ $life }/{ $most }{ $lost ->
    [0] { "" }
   *[other] （−{ $lost }）
  }、気{ $ki }/{ $most_ki }。
way-picture-die = 傷のサイコロ{ $level }。
way-picture-pawn = 駒は{ $most }字のうち{ $kanji }字目。
way-picture-virtue = { $virtue }{ $left ->
    [0] { "" }
   *[other] ：残り{ $left }
  }。
way-picture-wounds = 傷：{ $wounds }。
way-picture-laid = 並べた札：{ $cards }。
way-picture-held = 手札：{ $cards }。
way-picture-combos = 役：{ $icons }。
way-picture-icon = { $icon }：{ $cards }。
way-picture-duels = 道：{ $duels }。勝った相手：{ $count ->
    [0] まだなし
   *[other] { $won }
  }。
way-picture-next = 次の相手：{ $opponent }。
way-picture-opponent = { $name }：命{ $life }、気{ $ki }、備え 力{ $strength }、術{ $technique }、反撃{ $power }。

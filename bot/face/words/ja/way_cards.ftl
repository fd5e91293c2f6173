### Way of the Samurai: what lies on the table, in words. What cards do is put together from their clauses.

## Levels and numbers. S, T and G stand for Strength, Technique and Guard on every card

way-level-strength = 力
way-level-technique = 術
way-level-guard = 守り
# A word joiner keeps the letter and the number on one line.
way-short-strength = 力{ "\u2060" }{ $count }
way-short-technique = 術{ "\u2060" }{ $count }
way-short-guard = 守{ "\u2060" }{ $count }
way-adds-nothing = ±0
way-icon-sun = 日
way-icon-moon = 月
way-icon-wave = 波
way-icon-blade = 刃

## The Action cards, by icon

way-card-sun-1 = 真昼
way-card-sun-2 = 落日
way-card-sun-3 = 曙光
way-card-sun-4 = 熱風
way-card-sun-5 = 野火
way-card-sun-6 = 火垣
way-card-sun-7 = 朝焼け
way-card-moon-1 = 満月
way-card-moon-2 = 月落とし
way-card-moon-3 = 半月
way-card-moon-4 = 夜歩き
way-card-moon-5 = 蛾の舞
way-card-moon-6 = 朧月
way-card-moon-7 = 新月
way-card-wave-1 = 大波
way-card-wave-2 = 静淵
way-card-wave-3 = 波除け
way-card-wave-4 = 引き波
way-card-wave-5 = 引き潮
way-card-wave-6 = 凪
way-card-wave-7 = 白しぶき
way-card-blade-1 = 抜き身
way-card-blade-2 = 上柄
way-card-blade-3 = 下柄
way-card-blade-4 = 捨て身
way-card-blade-5 = 鉄の肩
way-card-blade-6 = 絹の袖
way-card-blade-7 = 早斬り
way-card-blade-8 = 斬り上げ
way-card-blade-9 = 回し斬り
way-card-special-sun-1 = 眩む日
way-card-special-sun-2 = 旭日
way-card-special-moon-1 = 明月
way-card-special-moon-2 = 名月
way-card-special-wave-1 = 砕け波
way-card-special-wave-2 = 大潮
way-card-special-blade-1 = 両刃
way-card-special-blade-2 = 青天
way-card-with-icon = { $icon } { $name }
way-card-in-full = { $icon } **{ $name }** { $adds }
way-card-label = { $name } { $adds }
way-gisei = 犠牲 { $adds }

## Whom one fights

way-opponent-student = 門弟
way-opponent-ronin = 浪人
way-opponent-master = 師範
way-opponent-shiro = シロ
way-opponent-three = 三人組
way-opponent-deed = 命{ $life }、気{ $ki }、備え{ $defence }、反撃{ $power }
way-opponents-deed = 命{ $lives }。誰が反撃するかは青のサイコロが決める
way-fighter-student = 門弟
way-fighter-ronin = 浪人
way-fighter-master = 師範
way-fighter-shiro = シロ
way-fighter-first = 一郎
way-fighter-second = 二郎
way-fighter-third = 三郎

## Weapons, places, climates, events, virtues

way-weapon-katana = 刀
way-weapon-bokken = 木剣
way-weapon-kusarigama = 鎖鎌
way-weapon-yari = 槍
way-weapon-wakizashi = 脇差
way-place-field = 野原
way-place-bamboo = 竹林
way-place-cliff = 崖
way-place-deed = { $once ->
    [fight] 立ち合いに一度
   *[round] 一巡に一度
  }、{ $before ->
    [attack] 攻めの前
   *[counter] 反撃の前
  }：{ $faces }
way-place-face = { $face }：{ $deed }
way-place-faces = { $least }–{ $most }：{ $deed }
way-climate-clear = 晴れ
way-climate-rain = 雨
way-climate-wind = 風
way-climate-fog = 霧
way-climate-glare = 逆光
way-climate-snow = 雪
way-event-quiet = 静かな道
way-event-tea-house = 茶屋
way-event-shrine = 社
way-event-bandits = 山賊
way-event-rumour = 名が先に知れる
way-event-sleepless = 眠れぬ夜
way-virtue-gi = 義
way-virtue-yu = 勇
way-virtue-jin = 仁
way-virtue-rei = 礼
way-virtue-makoto = 誠
way-virtue-meiyo = 名誉
way-virtue-chugi = 忠義

## Injuries, the wound of each level

way-wound-cut-1 = 切り傷
way-wound-cut-2 = 深手
way-wound-dazed-1 = 朦朧
way-wound-dazed-2 = 息切れ
way-wound-stagger-1 = よろめき
way-wound-stagger-2 = 転倒
way-wound-graze-1 = かすり傷
way-wound-graze-2 = 刺し貫かれる
way-wound-arm-1 = 腕の傷
way-wound-arm-2 = 肋骨のひび
way-wound-finger-1 = 指の骨折
way-wound-finger-2 = 裂けた腹
way-wound-shoulder-1 = 肩の骨折
way-wound-shoulder-2 = 目に入った血
way-wound-thigh-1 = 腿の傷
way-wound-thigh-2 = 崩れた足元
way-wound-dodge-1 = 幸運な身かわし
way-wound-dodge-2 = 斬首

## What clauses do, in a few words

way-change-life = 命{ $count }
way-change-ki = 気{ $count }
way-does-nothing = 何もなし
way-does-begins = はじめに{ $changes }
way-does-visits = { $changes }
way-does-visits-them = 相手は{ $changes }
way-does-loses-life = 命−{ $count }
way-does-loses-ki = 気−{ $count }
way-does-loses-by-die = 傷のサイコロの目だけ{ $what ->
    [life] 命
   *[ki] 気
  }−1
way-does-staggers = 次の反撃{ $who ->
    [player] +
   *[foe] −
  }{ $count }
way-does-die-falls = 傷のサイコロ−{ $count }（1より下がらない）
way-does-die-leaves = 傷のサイコロがなくなる
way-does-loses-fight = { $reason ->
    [fell] 転落して命を落とす
   *[beheaded] その場で負け
  }
way-does-raises = { $levels }
way-does-stops-counter = 反撃なし
way-does-wounds-foe = 相手に深さ{ $level }の傷
way-does-caps-level = { $level }は{ $at }まで
way-does-combos-void = 役が何ももたらさない
way-does-bleeds = 一巡の終わりごとに命−{ $count }
way-does-ki-blocked = 気をもう得られない
way-does-redraws-all = 立ち合いに{ $uses }度：六枚引き直す
way-does-keeps-one-of-two = 奥義を二枚引き、一枚を選ぶ
way-does-draws-two = 奥義を一枚の代わりに二枚引き、両方を得る（原文通りなら一枚だけ）
way-does-injured-after = 第{ $adapted }巡のあとに深さ1の傷（原文では第{ $round }巡）
way-does-trades-life = 攻めに一度：命1を気{ $ki }に
way-does-hooks = 一度の攻めで術+{ $raised }なら反撃を止める。立ち合いに{ $uses }度
way-does-round-begins = { $every ->
    [1] どの巡も
   *[other] { $every }巡ごとに
  }はじめは{ $levels }
way-does-no-peeking = 気で備えを先に見られない
way-does-no-seventh = 気で七枚目を引けない
way-does-first-counter-more = 最初の反撃+{ $count }
way-does-specials-won = 役で奥義を{ $count }枚引く
way-does-die-rises = 傷のサイコロは一度に{ $count }上がる
way-does-combos-raise-die = 傷のサイコロは一度に{ $adapted }上がる（原文通りなら役で{ $count }）
way-does-swaps-cards = 一巡に一度：{ $count }枚まで引き替える
way-does-credit = { $level }に好きなときに使える{ $points }点
way-does-ki-into-life = 気を{ $count }まで命に替えられる
way-does-takes-any-virtue = 代わりにほかの徳を選ぶ

## What a combo earns, and Shiro’s prices

way-reward-ki = 気1
way-reward-special = 奥義一枚
way-reward-pawn = 次の字へ
way-price-ki = 気1
way-price-life = 命1
way-price-die = 傷のサイコロの1
way-price-card = { $card }がなくなる
way-origin-known = 原文にあるもの
way-origin-completed = 原文に当道場が補ったもの
way-origin-house = 当道場のもの

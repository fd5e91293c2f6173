### Kendo Duel: what is told of an exchange.

## What it was about

kendo-told-opening = ## 🥋 立ち上がり
kendo-told-attack = ## ⚔️ { $attacker }が{ $target }を攻めます
kendo-told-time = ## ⏳ { $player }が時間を告げます
kendo-told-unarmed = ## 🎴 { $player }が打突を引きます
kendo-told-preparing = ## 🎴 { $player }が攻めに備えます
kendo-told-left = ## 🚪 退場

## What came of it

kendo-result-first = 🥋 **先に攻めるのは{ $player }です。**
kendo-result-first-by-lot = 🥋 **合計が並んだので、サイコロで決めました。先に攻めるのは{ $player }です。**
kendo-result-ippon = 🏆 **{ $player }の一本！** { $score }
kendo-result-ippon-hansoku = 🏆 **相手の二つ目の反則（H）で、{ $player }の一本！** { $score }
kendo-result-score = { $one } { $points }：{ $others } { $other }
kendo-result-hansoku = ⚠️ **{ $player }の反則（{ $how ->
    [taiatari] 場外
   *[maki-age] 竹刀落とし
  }）です。**
kendo-result-out-no-cards = ❌ **{ $player }は札が尽きて、抜けました。**
kendo-result-out-last-card-parried = ❌ **{ $player }は最後の札で防いで、抜けました。**
kendo-result-time = ⏳ **最後の攻めで一本がなく、時間です。**
kendo-result-most-plays = ⏳ **この試合で選べる回数が尽きました。**
kendo-result-last-attack = ⏳ **{ $other }はあと一度攻められます。**
kendo-result-overtime = ⏳ **延長です。次の一本で決まります。**
kendo-result-lost = 💥 **{ $player }は{ $to }に札を{ $count }枚取られました。**
kendo-result-parried = 🛡️ **{ $player }が防ぎました。**
kendo-result-deflected = 🛡️ **{ $player }が{ $attack }をいなしました。**
kendo-result-neutralised = 🛡️ **{ $player }が{ $attack }を止めました。**
kendo-result-ended = 🛡️ **{ $player }が打ち合いを終わらせました。**
kendo-result-threat = ⚔️ **{ $player }は{ $attack }に応じる番です。**
kendo-result-threat-red = ⚔️ **{ $player }はまず{ $red }、次に{ $attack }に応じる番です。**
kendo-result-unarmed = 🎴 **{ $player }には攻める札がありません。**

## How it went, card by card

kendo-told-attacked = { $player }が{ $cards }で攻めます。
kendo-told-red-stopped = { $player }が{ $cards }で{ $red }を止めます。
kendo-told-red-reflected = { $player }が{ $cards }で{ $red }をはね返します。
kendo-told-struck-back = { $player }が{ $cards }で応じ、{ $strike }が{ $target }を狙います。
kendo-told-ended = { $player }が{ $cards }で応じ、打ち合いは終わりです。
kendo-told-parried = { $player }が{ $cards }で防ぎます。
kendo-told-deflected = { $player }が{ $cards }で{ $attack }をいなします。
kendo-told-neutralised = { $player }が{ $cards }で{ $attack }を止めます。
kendo-told-yielded = { $player }は{ $attack }を受けずに通します。
kendo-told-thrown-away = { $player }は打突を引くために{ $card }を捨てます。
kendo-told-passed-on = { $player }は攻める札がなく、引くこともできません。次の人が攻めます。
kendo-told-bonus-left = { $player }はおまけの札を引きません。
kendo-told-drew = -# { $player }が引いた山札：{ $subdecks }。
kendo-told-drew-bonus = -# { $player }がおまけを引いた山札：{ $subdecks }。
kendo-told-switched-in-all = -# { $player }は取り替え（{ $switched }）、引きます（{ $subdecks }）。
kendo-told-switched-in-brief = -# { $player }の取り替えと引き：{ $changes }
kendo-told-swap = { $back }→{ $new }
kendo-told-reshuffled = -# { $subdeck }の山札が尽きたので、捨て札を切り混ぜました。
kendo-told-switched = { $player }は{ $count }枚取り替えます：{ $subdecks }。
kendo-told-switched-none = { $player }は取り替えません。
kendo-told-totals = 打突の数の合計：{ $totals }。
kendo-told-total = { $player } **{ $total }**
kendo-told-in-short = { $steps }。
kendo-told-steps-before = その前に{ $count }枚

### Pocket Samurai: the board, the hand and the telling of its turns.

game-pocket-hand = Pocket Samurai
    .about = 相手の兜より多い刀で一閃を決めた人の勝ちです。
choice-board-pocket-hand = Pocket Samuraiの腕前
setup-pocket-hand-length-best-of-three = 二本先取
setup-pocket-hand-draft-quick = 早取り
outcome-draw-mutual-defeat = ⚖️ **相打ち、引き分けです。**

## The board

pocket-title =
    ## 🎴 { $one } 対 { $other }
    -# { game-pocket-hand }
pocket-left-right = ◀️ { $left } · { $right } ▶️
pocket-nothing-yet = まだなし
pocket-taken = { $player }：{ $cards }
pocket-side = **{ $player }** · { $counted }
pocket-side-striking = **{ $player }** · { $counted } · ⚔️ **一閃！**
pocket-counted = 🗡️ 刀 **{ $swords }** · 🪖 兜 **{ $helms }**
pocket-in-play = 場：{ $cards }
pocket-exhausted = 使い切り：{ $cards }
pocket-places = -# { $cards }
pocket-drafted = -# 取った札：{ $cards }、ほかに一閃！
pocket-out = ~~{ $card }~~
pocket-placed = { $card }（{ $shows }）
pocket-round = 二本先取の**{ $round }**本目 · { $one } : { $other }
pocket-doubles = ⚔️ 続けて鍔迫り合い：**{ $count }**/{ $most }
pocket-dojo-due = 道場の段**{ $phase }**/{ $phases } · { $player }が札を取ります · 期限は{ $when }
pocket-dojo-held = 道場の段**{ $phase }**/{ $phases } · { $player }が札を取ります · ⏸️ 時計は止まっています
pocket-draft-how = -# 番号を押して一枚ずつ取り、それぞれ八枚そろえます。
pocket-wishes-due = 道場の段**{ $phase }**/{ $phases } · { $player }が欲しい順を選びます · 期限は{ $when }
pocket-wishes-held = 道場の段**{ $phase }**/{ $phases } · { $player }が欲しい順を選びます · ⏸️ 時計は止まっています
pocket-turn-due = 第**{ $turn }**ターン · { $player }が選びます · 期限は{ $when }
pocket-turn-held = 第**{ $turn }**ターン · { $player }が選びます · ⏸️ 時計は止まっています
pocket-forced = -# ⚔️ { $player }の手札は一閃！だけなので、そのまま伏せられます。

## The hand

pocket-hand-dojo = ### 道場の段{ $phase }、対 { $opponent }
pocket-hand-own = 自分：{ $cards }
pocket-hand-standing =
    自分：{ $own }
    { $opponent }：{ $theirs }
pocket-hand-theirs = { $opponent }がまだ伏せられるのは、一閃！のほかに：
pocket-hand-rule = -# { $rule }
pocket-hand-ring = -# 破る札の多くは三すくみです。剛は迅を、迅は智を、智は剛を破ります。
pocket-hand-aspects = -# 🔥 剛 · 🪷 智 · 🍃 迅
pocket-hand-legend = -# 🗡️ 刀 · 🪖 兜
pocket-own-strike = ⚔️ いまのままなら、自分の一閃は刀{ $swords }対兜{ $helms }で{ $succeeds ->
    [yes] **決まります**
   *[no] **届きません**
  }。
pocket-their-strike = ⚔️ いまのままなら、{ $player }の一閃は刀{ $swords }対兜{ $helms }で{ $succeeds ->
    [yes] **決まります**
   *[no] **届きません**
  }。
pocket-ask-pick = どの札を取りますか？
pocket-ask-wish = { $wishes }枚以上を、ほしい順に並べてください。ほかの人には見えません。札は二人の順に従って交互に配られます。
pocket-rank-button = 札を並べる
pocket-lay-button = 伏せる
pocket-ask-lay = どの札を伏せますか？
pocket-ask-side = { $card }のどちらの面を見せますか？
pocket-ask-strike = { $card }で一閃！を出せます。出しますか？
pocket-ask-hand = { $card }でどの札を出しますか？
pocket-ask-exhaust = 札を使い切りますか？
pocket-choice-card = { $emoji } **{ $name }**
pocket-choice-swords = 刀の面
pocket-choice-helms = 兜の面
pocket-choice-hold = 一閃を控える
pocket-choice-keep = 何も使い切らない

## What happened since one’s last choice

pocket-lately-cards = 自分の{ $own } 対 { $foe }
pocket-lately-cards-stand-in = 名代が出した{ $own } 対 { $foe }
pocket-lately-stand-in = 名代が取った札：{ $cards }。
pocket-lately-they-took = { $player }が取った札：{ $cards }。
pocket-lately-quiet = 一閃なし
pocket-lately-open = 破れた札なし
pocket-lately-mutual = **相打ち**
pocket-lately-home = **{ $player }の一閃が決まりました**（{ $swords }対{ $helms }）
    .you = **自分の一閃が決まりました**（{ $swords }対{ $helms }）
pocket-lately-in-vain = { $player }の一閃は届かず（{ $swords }対{ $helms }）
    .you = 自分の一閃は届かず（{ $swords }対{ $helms }）
pocket-lately-beaten = { $player }の{ $card }が破れました
    .you = 自分の{ $card }が破れました
pocket-lately-gave-up = { $player }は{ $card }を使い切りました
    .you = 自分は{ $card }を使い切りました
pocket-lately-struck-out = { $player }は{ $by }で一閃を放ちます
    .you = 自分は{ $by }で一閃を放ちます
pocket-lately-put-out = { $player }は{ $name }を出しました
    .you = 自分は{ $name }を出しました

## What is told

pocket-told-draft = ## 🎴 札取り
pocket-told-took = 🎴 **{ $player }は{ $card }を取りました。**
pocket-told-wishes = **二人とも欲しい順をひそかに並べます。**そのあと、順番に札が配られます。
pocket-told-drafted = **二人の札がそろいました。武士道の段が始まります。**
pocket-told-phase = **道場の段{ $phase }**
pocket-told-left-over = -# 残り：{ $cards }
pocket-told-forced = -# { $player }に残っていたのは一閃！だけでした。
pocket-told-forced-both = -# 二人に残っていたのは一閃！だけでした。
pocket-told-mutual = ⚖️ **相打ちです。**
pocket-told-home = 🏆 **{ $player }の一閃が決まりました。刀{ $swords }対兜{ $helms }。**
pocket-told-in-vain = 🛡️ **{ $player }の一閃は届きません。刀{ $swords }対兜{ $helms }。**
pocket-told-defeated = 💥 **{ $player }の{ $card }が破れました。**
pocket-told-quiet = **誰も一閃を放ちませんでした。**
pocket-told-open = **札が開きました。**
pocket-told-flipped =
    { $one }：{ $one-card }
    { $other }：{ $other-card }
    .short = { $one }：{ $one-name } · { $other }：{ $other-name }
pocket-told-defeats = { $by }は{ $sign }を破ります。{ $player }の{ $card }は{ $to ->
    [hand] 手札に戻ります
   *[pile] 使い切りになります
  }。
pocket-told-loses-to = { $player }の{ $card }は{ $sign }に敗れ、使い切りになります。
pocket-told-sides-lost = 選択の札が同じターンに二枚：どちらも何も見せません（{ $cards }）。
pocket-told-shown = { $player }の{ $card }は{ $shows }を見せます。
pocket-told-put-out = { $player }は{ $by }によって手札から{ $card }を出しました。
pocket-told-held-back = { $player }は一閃を控えました。
pocket-told-given-up = { $player }は{ $card }を使い切りました：{ $effect }。
pocket-told-kept-all = { $player }は何も使い切りませんでした。
pocket-told-double = 二人の一閃はどちらも届かず、鍔迫り合いです（{ $count }/{ $most }）。
pocket-told-points = { $players }に一本：{ $one } : { $other }。
pocket-told-taken-up = 二人ともすべての札を手札に戻し、{ $round }本目が始まります。

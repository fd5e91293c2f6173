### Pocket Samurai: the board, the hand and the telling of its turns.

game-pocket-hand = Pocket Samurai
    .about = 相手の兜より多い刀で一閃を放った人の勝ちです。
choice-board-pocket-hand = Pocket Samuraiの腕前
setup-pocket-hand-length-best-of-three = 二本先取
setup-pocket-hand-draft-quick = 早取り
outcome-draw-mutual-defeat = ⚖️ **相打ち、引き分けです。**

## The board

pocket-nothing-yet = まだなし
pocket-taken = { $player }：{ $cards }
pocket-side = **{ $player }** · { $counted }
pocket-counted = 🗡️ 刀 **{ $swords }** · 🪖 兜 **{ $helms }**
pocket-in-play = 場：{ $cards }
pocket-exhausted = 使い切り：{ $cards }
pocket-drafted = -# 取った札：{ $cards }
pocket-out = ~~{ $card }~~
pocket-placed = { $card }（{ $shows }）
pocket-round = 三本のうち**{ $round }**本目 · { $one } : { $other }
pocket-doubles = ⚔️ 続けて相打ち：**{ $count }**/{ $most }
pocket-dojo-due = 道場の段**{ $phase }**/{ $phases } · { $pace } · { $player }が札を取ります · 期限は{ $when }
pocket-dojo-held = 道場の段**{ $phase }**/{ $phases } · { $pace } · { $player }が札を取ります · ⏸️ 時計は止まっています
pocket-turn-due = 第**{ $turn }**ターン · { $pace } · { $player }が決めます · 期限は{ $when }
pocket-turn-held = 第**{ $turn }**ターン · { $pace } · { $player }が決めます · ⏸️ 時計は止まっています

## The hand

pocket-hand-dojo = ### 道場の段{ $phase }、対 { $opponent }
pocket-hand-standing = 自分 { $own }
    { $opponent } { $theirs }
pocket-ask-pick = どの札を取りますか？
pocket-ask-wish = 次にほしい札はどれですか？
pocket-ask-lay = どの札を伏せますか？
pocket-ask-side = { $card }のどちらの面を見せますか？
pocket-ask-strike = { $card }：一閃！を出しますか？
pocket-ask-hand = { $card }：どの札を出しますか？
pocket-ask-exhaust = 札を使い切りますか？
pocket-choice-card = { $emoji } **{ $name }**
pocket-choice-swords = 刀の面
pocket-choice-helms = 兜の面
pocket-choice-hold = 一閃！を出さない
pocket-choice-keep = 何も使い切らない

## What is told

pocket-told-draft = ## 🎴 札取り
pocket-told-phase = **道場の段{ $phase }**
pocket-told-left-over = -# 残り：{ $cards }
pocket-told-mutual = ⚖️ **相打ちです。**
pocket-told-struck = 🏆 **{ $player }の一閃が決まりました。刀{ $swords }対兜{ $helms }。**
pocket-told-struck-in-vain = 🛡️ **{ $player }の一閃は届きません。刀{ $swords }対兜{ $helms }。**
pocket-told-defeated = 💥 **{ $player }の{ $card }は破れました。**
pocket-told-quiet = **誰も一閃を放ちませんでした。**
pocket-told-open = **札が開きました。**
pocket-told-flipped = { $player }は{ $card }を開きました。
pocket-told-defeats = { $player }の{ $card }は破れました：{ $by }は{ $sign }を破ります。{ $back }
pocket-told-loses-to = { $player }の{ $card }は破れました：{ $by }に対し、{ $sign }に敗れます。{ $back }
pocket-told-to-pile = 使い切りになります。
pocket-told-to-hand = 手札に戻ります。
pocket-told-sides-lost = 選択の札が同じターンに二枚：どちらも何も見せません（{ $cards }）。
pocket-told-shown = { $player }の{ $card }は{ $shows }を見せます。
pocket-told-put-out = { $player }は{ $by }によって手札から{ $card }を出しました。
pocket-told-held-back = { $player }は一閃を放てましたが、控えました。
pocket-told-given-up = { $player }は{ $card }を使い切りました：{ $effect }。
pocket-told-kept-all = { $player }は何も使い切りませんでした。
pocket-told-double = 二人とも一閃が届きませんでした（{ $count }/{ $most }）。
pocket-told-points = { $players }に一点：{ $one } : { $other }。
pocket-told-taken-up = 二人ともすべての札を手札に戻し、{ $round }本目が始まります。

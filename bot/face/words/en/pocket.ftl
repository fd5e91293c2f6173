### Pocket Samurai: the board, the hand and the telling of its turns.

game-pocket-hand = Pocket Samurai
    .about = Whoever strikes with more swords than the other has helms wins.
choice-board-pocket-hand = Rating in Pocket Samurai
setup-pocket-hand-length-best-of-three = best of three
setup-pocket-hand-draft-quick = quick draft
outcome-draw-mutual-defeat = ⚖️ **A mutual defeat: nobody wins.**

## The board

pocket-nothing-yet = nothing yet
pocket-taken = { $player }: { $cards }
pocket-side = **{ $player }** · { $counted }
pocket-counted = 🗡️ swords **{ $swords }** · 🪖 helms **{ $helms }**
pocket-in-play = In play: { $cards }
pocket-exhausted = Exhausted: { $cards }
pocket-drafted = -# Drafted: { $cards }
pocket-out = ~~{ $card }~~
pocket-placed = { $card } ({ $shows })
pocket-round = Round **{ $round }** of the best of three · { $one } : { $other }
pocket-doubles = ⚔️ Double strikes in a row: **{ $count }** of { $most }
pocket-dojo-due = Dojo Phase **{ $phase }** of { $phases } · { $pace } · { $player } takes a card, at the latest { $when }
pocket-dojo-held = Dojo Phase **{ $phase }** of { $phases } · { $pace } · { $player } takes a card · ⏸️ the clocks stand still
pocket-turn-due = Turn **{ $turn }** · { $pace } · { $player } decides, at the latest { $when }
pocket-turn-held = Turn **{ $turn }** · { $pace } · { $player } decides · ⏸️ the clocks stand still

## The hand

pocket-hand-dojo = ### Dojo Phase { $phase } against { $opponent }
pocket-hand-standing = You { $own }
    { $opponent } { $theirs }
pocket-ask-pick = Which card do you take?
pocket-ask-wish = Which card do you want next?
pocket-ask-lay = Which card do you lay?
pocket-ask-side = Which side does { $card } show?
pocket-ask-strike = { $card }: do you strike?
pocket-ask-hand = { $card }: which card do you bring?
pocket-ask-exhaust = Do you exhaust a card?
pocket-choice-card = { $emoji } **{ $name }**
pocket-choice-swords = the swords
pocket-choice-helms = the helms
pocket-choice-hold = no Strike!
pocket-choice-keep = exhaust nothing

## What is told

pocket-told-draft = ## 🎴 The draft
pocket-told-phase = **Dojo Phase { $phase }**
pocket-told-left-over = -# Left over: { $cards }
pocket-told-mutual = ⚖️ **Both fall: a mutual defeat.**
pocket-told-struck = 🏆 **{ $player } strikes home: { $swords } swords against { $helms } helms.**
pocket-told-struck-in-vain = 🛡️ **{ $player } strikes in vain: { $swords } swords against { $helms } helms.**
pocket-told-defeated = 💥 **{ $player }’s { $card } is defeated.**
pocket-told-quiet = **Nobody strikes.**
pocket-told-open = **The cards are open.**
pocket-told-flipped = { $player } flips { $card }.
pocket-told-defeats = { $player }’s { $card } is defeated: { $by } defeats { $sign }. { $back }
pocket-told-loses-to = { $player }’s { $card } is defeated: against { $by } it loses to { $sign }. { $back }
pocket-told-to-pile = It is exhausted.
pocket-told-to-hand = It goes back to the hand.
pocket-told-sides-lost = Two cards with Choose in one turn: neither shows anything ({ $cards }).
pocket-told-shown = { $player }’s { $card } shows { $shows }.
pocket-told-put-out = { $player } puts out { $card } from hand, by { $by }.
pocket-told-held-back = { $player } might strike, and holds back.
pocket-told-given-up = { $player } exhausts { $card }: { $effect }.
pocket-told-kept-all = { $player } exhausts nothing.
pocket-told-double = Both have struck in vain: { $count } of { $most }.
pocket-told-points = A point for { $players }: { $one } : { $other }.
pocket-told-taken-up = Both take up all their cards again: round { $round } begins.

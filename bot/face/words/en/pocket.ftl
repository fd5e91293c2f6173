### Pocket Samurai: the board, the hand and how its turns are reported.

game-pocket-hand = Pocket Samurai
    .about = Strike with more swords than your opponent has helms to win.
choice-board-pocket-hand = Rating in Pocket Samurai
setup-pocket-hand-length-best-of-three = best of three
setup-pocket-hand-draft-quick = quick draft
outcome-draw-mutual-defeat = ⚖️ **A mutual defeat: no one wins.**

## The board

pocket-title =
    ## 🎴 { $one } against { $other }
    -# { game-pocket-hand }
pocket-left-right = ◀️ { $left } · { $right } ▶️
pocket-nothing-yet = nothing yet
pocket-taken = { $player }: { $cards }
pocket-side = **{ $player }** · { $counted }
pocket-side-striking = **{ $player }** · { $counted } · ⚔️ **strikes**
pocket-counted = 🗡️ swords **{ $swords }** · 🪖 helms **{ $helms }**
pocket-in-play = In play: { $cards }
pocket-exhausted = Exhausted: { $cards }
pocket-places = -# { $cards }
pocket-drafted = -# Drafted, plus the Strike!: { $cards }
pocket-out = ~~{ $card }~~
pocket-placed = { $card } ({ $shows })
pocket-round = Round **{ $round }** of the best of three · { $one } : { $other }
pocket-doubles = ⚔️ Double strikes in a row: **{ $count }** of { $most }
pocket-dojo-due = Dojo Phase **{ $phase }** of { $phases } · { $player } takes a card · due { $when }
pocket-dojo-held = Dojo Phase **{ $phase }** of { $phases } · { $player } takes a card · ⏸️ paused
pocket-draft-how = -# Press a number: you take turns until each has eight cards.
pocket-wishes-due = Dojo Phase **{ $phase }** of { $phases } · waiting for { $player } to rank the cards · due { $when }
pocket-wishes-held = Dojo Phase **{ $phase }** of { $phases } · waiting for { $player } to rank the cards · ⏸️ paused
pocket-turn-due = Turn **{ $turn }** · waiting for { $player } · due { $when }
pocket-turn-held = Turn **{ $turn }** · waiting for { $player } · ⏸️ paused
pocket-forced = -# ⚔️ { $player } has only the Strike!, so it is laid at once.

## The hand

pocket-hand-dojo = ### Dojo Phase { $phase } against { $opponent }
pocket-hand-own = You: { $cards }
pocket-hand-standing =
    You: { $own }
    { $opponent }: { $theirs }
pocket-hand-theirs = { $opponent } can still lay a Strike! and:
pocket-hand-rule = -# { $rule }
pocket-hand-ring = -# Most cards that defeat another aspect follow a ring: Aggression defeats Agility, Agility defeats Wisdom, Wisdom defeats Aggression.
pocket-hand-aspects = -# 🔥 Aggression · 🪷 Wisdom · 🍃 Agility
pocket-hand-legend = -# 🗡️ swords · 🪖 helms
pocket-own-strike = ⚔️ Your strike as things stand: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
  } against { $helms ->
    [one] { $helms } helm
   *[other] { $helms } helms
  }, { $succeeds ->
    [yes] **it succeeds**
   *[no] **it fails**
  }.
pocket-their-strike = ⚔️ { $player }’s strike as things stand: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
  } against { $helms ->
    [one] { $helms } helm
   *[other] { $helms } helms
  }, { $succeeds ->
    [yes] **it succeeds**
   *[no] **it fails**
  }.
pocket-ask-pick = Which card do you take?
pocket-ask-wish = Rank at least { $wishes } of them, best first. No one else sees your list. Then the cards are dealt by both lists in turn.
pocket-rank-button = Rank the cards
pocket-lay-button = Lay
pocket-ask-lay = Which card do you lay?
pocket-ask-side = Which side does { $card } show?
pocket-ask-strike = { $card } lets you strike now. Do you?
pocket-ask-hand = Which card does { $card } bring?
pocket-ask-exhaust = Do you exhaust a card?
pocket-choice-card = { $emoji } **{ $name }**
pocket-choice-swords = the swords
pocket-choice-helms = the helms
pocket-choice-hold = Hold back
pocket-choice-keep = Exhaust nothing

## What happened since the player’s last choice

pocket-lately-cards = Your { $own } met { $foe }
pocket-lately-cards-stand-in = The stand-in played { $own } for you and met { $foe }
pocket-lately-stand-in = The stand-in took { $cards } for you.
pocket-lately-they-took = { $player } took { $cards }.
pocket-lately-quiet = no one struck
pocket-lately-open = no card is defeated
pocket-lately-mutual = **a mutual defeat**
pocket-lately-home = **{ $player } strikes home**, { $swords } against { $helms }
    .you = **you strike home**, { $swords } against { $helms }
pocket-lately-in-vain = { $player } strikes in vain, { $swords } against { $helms }
    .you = you strike in vain, { $swords } against { $helms }
pocket-lately-beaten = { $player }’s { $card } is defeated
    .you = your { $card } is defeated
pocket-lately-gave-up = { $player } exhausts { $card }
    .you = you exhaust { $card }
pocket-lately-struck-out = { $player } strikes with { $by }
    .you = you strike with { $by }
pocket-lately-put-out = { $player } plays { $name } too
    .you = you play { $name } too

## What is told

pocket-told-draft = ## 🎴 The draft
pocket-told-took = 🎴 **{ $player } takes { $card }.**
pocket-told-wishes = **Both rank the cards in secret.** Then they are dealt by both lists in turn.
pocket-told-drafted = **Both have their cards. The Bushido Phase begins.**
pocket-told-phase = **Dojo Phase { $phase }**
pocket-told-left-over = -# Left over: { $cards }
pocket-told-forced = -# { $player } had only the Strike! left to lay.
pocket-told-forced-both = -# Both had only the Strike! left to lay.
pocket-told-mutual = ⚖️ **A mutual defeat.**
pocket-told-home = 🏆 **{ $player } strikes home: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
  } against { $helms ->
    [one] { $helms } helm
   *[other] { $helms } helms
  }.**
pocket-told-in-vain = 🛡️ **{ $player } strikes in vain: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
  } against { $helms ->
    [one] { $helms } helm
   *[other] { $helms } helms
  }.**
pocket-told-defeated = 💥 **{ $player }’s { $card } is defeated.**
pocket-told-quiet = **No one strikes.**
pocket-told-open = **The cards are face up.**
pocket-told-flipped =
    { $one }: { $one-card }
    { $other }: { $other-card }
    .short = { $one }: { $one-name } · { $other }: { $other-name }
pocket-told-defeats = { $by } defeats { $sign }: { $player }’s { $card } { $to ->
    [hand] goes back to the hand
   *[pile] is exhausted
  }.
pocket-told-loses-to = { $player }’s { $card } loses to { $sign } and is exhausted.
pocket-told-sides-lost = Two cards with Choose in one turn: neither shows anything ({ $cards }).
pocket-told-shown = { $player }’s { $card } shows { $shows }.
pocket-told-put-out = { $player } plays { $card } from hand, through { $by }.
pocket-told-held-back = { $player } could strike but holds back.
pocket-told-given-up = { $player } exhausts { $card }: { $effect }.
pocket-told-kept-all = { $player } exhausts nothing.
pocket-told-double = Both have struck in vain: { $count } of { $most }.
pocket-told-points = A point for { $players }: { $one } : { $other }.
pocket-told-taken-up = Both take up all their cards again: round { $round } begins.

### Kendo Duel: its games, the board, the hand, and the forms.

game-kendo-duel = Kendo Duel
    .about = The last player with a card in hand wins.
game-kendo-competition = Kendo Duel, Competition
    .about = The first player with two ippon wins.
choice-board-kendo-duel = Rating in Kendo Duel
choice-board-kendo-competition = Rating in Kendo Duel, Competition
outcome-draw-hikiwake = ⚖️ **Hikiwake: a player’s last card parried, so no one wins.**
outcome-draw-most-plays = ⚖️ **The last choice is made, and no one is ahead: a draw.**

## The board

kendo-title =
    ## 🥋 { $game }: { $players }
    -# { $about }
kendo-side = { $player } · { $count ->
    [one] **1** card
   *[other] **{ $count }** cards
  }
kendo-side-out = ✖️ { $player } · out
kendo-side-left = 🏳️ { $player } · gone
# Points as marks: ● by a strike, Ⓗ by the other’s second hansoku. Penalties: ▲ each.
kendo-score-ippon = ippon { $marks }
kendo-score-hansoku = hansoku { $marks }
kendo-threat-you = ⚔️ { $attacker } threatens you: { $card }
kendo-threat-you-red = ⚔️ { $attacker } threatens you: { $red } first, then { $card }
kendo-threat = ⚔️ { $attacker } threatens { $target }: { $card }
kendo-threat-red = ⚔️ { $attacker } threatens { $target }: { $red } first, then { $card }
kendo-piles = -# Face down: { $left }
kendo-left = { $subdeck } { $count }
kendo-discarded = -# Discarded: { $counts }
kendo-last-attack = ⏳ **{ $player } called time: this is the last attack.** If it brings no ippon, the match is over.
kendo-overtime = ⏳ **Overtime:** the next ippon wins.
kendo-turn-due = Turn **{ $turn }** · { $doing } · due { $when }
kendo-turn-held = Turn **{ $turn }** · { $doing } · ⏸️ paused
kendo-doing-switch = everyone may switch cards
kendo-doing-attack = { $player } attacks
kendo-doing-answer = { $player } answers
kendo-doing-bonus = { $player } may draw a bonus card
kendo-doing-refill = { $player } draws new cards

## The hand

kendo-you = You
kendo-hand-cards = 🎴 Cards: { $held }
kendo-hand-held = { $player } **{ $count }**
kendo-hand-empty = You have no cards.
kendo-discards-of = -# Discarded ({ $subdeck }): { $cards }
kendo-ask-attack = What do you attack with?
kendo-ask-answer = How do you answer?
kendo-ask-red = What stops the reinforcing card?
kendo-ask-discard = You have no attack. Which card do you discard to draw a basic attack?
kendo-ask-bonus = Do you draw a bonus card?
kendo-ask-refill = Which subdecks do you draw from?
kendo-before-attack = You attack. First, put a card back and draw two.
kendo-before-answer = First, put a card back and draw two. Then answer.
kendo-before-answer-or-parry = Put a card back, draw two, and then answer. Or parry at once.
kendo-parts-opening = Switch up to two cards
kendo-parts-switch = Switch and draw
kendo-parts-attack = Choose attack and aim
kendo-parts-answer = Choose answer and aim
kendo-parts-refill = Choose subdecks
kendo-keep-opening = Keep all
kendo-keep-bonus = No bonus card
kendo-yield-cards = Don’t block (lose { $count ->
    [one] 1 card
   *[other] { $count } cards
  })
kendo-yield-last-cards = Don’t block (lose last { $count ->
    [one] card
   *[other] { $count } cards
  })
kendo-yield-out = Don’t block (you are out)
kendo-yield-ippon = Don’t block (ippon against you)
kendo-yield-hansoku = Don’t block (hansoku for you)
kendo-yield-second-hansoku = Don’t block (2nd hansoku, an ippon)
kendo-yield-match = Don’t block (you lose the match)
kendo-chose-yield = don’t block
kendo-chose-keep = no new card
kendo-chose-draw = { $cards }
kendo-chose-switch = { $card } back, one from { $new }, one more from { $drawn }
kendo-chose-aim = { $cards } at { $target }
kendo-hint-basic = -# Answer { $strike } with { $strike }, a counterattack that begins with { $strike }, a blue or green card, or MUSHIN and any counterattack.
kendo-hint-counter = -# Answer { $strike } with { $strike } (it ends the exchange), a counterattack that begins with { $strike }, a blue card, or MUSHIN and any counterattack.
kendo-hint-yellow = -# Answer with a blue card, or MUSHIN and any counterattack.
kendo-hint-jodan = -# SEIGAN or JODAN stops JODAN; then you must still answer the attack itself. FUDOSHIN stops both.
kendo-hint-seme = -# MUSHIN or SEME stops SEME; then you must still answer the attack itself. FUDOSHIN stops both.
kendo-sure-time = Play { $card }? You cannot take it back. At 1 : 0 your opponent has one last attack: if it makes an ippon, the match goes on; if not, you win. At 1 : 1 overtime begins with five new cards each, and the next ippon wins.
kendo-sure-parry-ippon = { $card } is your last card. It parries this attack, but then you must start the next one with an empty hand: **an ippon for your opponent at once.** If you can switch first, you may still draw an answer.
kendo-sure-parry-draw = { $card } is your last card. If you parry with it, the match ends in a draw, **hikiwake**.
kendo-sure-parry-out = { $card } is your last card. If you parry with it, **you are out**.

## The forms

kendo-form-opening = Which cards do you put back?
kendo-form-opening-about = Up to two. For each, you draw a new one from the same subdeck.
kendo-form-card = Which card do you put back?
kendo-form-new = Where do you draw the new one?
kendo-form-drawn = Where do you draw one more?
kendo-form-left = { $count ->
    [0] Empty: its discards are shuffled first
   *[other] { $count } face down
  }
kendo-form-cards = What do you play?
kendo-form-target = Whom do you aim at?
kendo-form-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
kendo-form-refill-about = { $count } cards in all.
refusal-kendo-unfit-opening = These cards cannot be switched together.
refusal-kendo-unfit-switch = That subdeck has no card left for the second draw. Choose another.
refusal-kendo-unfit-refill = That is the wrong number of cards.
refusal-kendo-unfit-aim = You cannot aim that at them. With four players, only a counterattack that returns the same strike can hit the player who attacked you.

## What happened since the player’s last choice

kendo-lately = Since your last choice: { $told }.
kendo-lately-stand-in = The stand-in chose for you.
kendo-lately-switched = you put back { $old } and drew { $new }
kendo-lately-drew = you drew { $cards }
kendo-lately-took = you took { $cards } from { $other }
kendo-lately-lost = you lost { $cards } to { $other }
kendo-lately-first = { $player } attacks first
    .you = you attack first
kendo-lately-ippon = **ippon for { $player }**
    .you = **ippon for you**
kendo-lately-hansoku = hansoku for { $player }
    .you = hansoku for you
kendo-lately-time = { $player } called time
    .you = you called time
kendo-lately-out = { $player } is out
    .you = you are out
kendo-lately-laid = -# Played: { $told }
kendo-lately-by = { $player } { $named }
    .you = you { $named }
kendo-lately-yielded = { $player } does not block
    .you = you do not block

### Kendo Duel: its games, the board, the hand, and the forms.

game-kendo-duel = Kendo Duel
    .about = Whoever is the last with a card in hand wins.
game-kendo-competition = Kendo Duel, Competition
    .about = Whoever makes the second ippon wins.
choice-board-kendo-duel = Rating in Kendo Duel
choice-board-kendo-competition = Rating in Kendo Duel, Competition
outcome-draw-hikiwake = ⚖️ **Hikiwake: a last card has parried, and nobody wins.**
outcome-draw-most-plays = ⚖️ **Nobody was ahead after all those choices: a draw.**

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
kendo-last-attack = ⏳ **{ $player } has called time: this is the last attack.** Without an ippon in it the match is over.
kendo-overtime = ⏳ **Overtime:** the next ippon wins.
kendo-turn-due = Turn **{ $turn }** · { $doing } · due { $when }
kendo-turn-held = Turn **{ $turn }** · { $doing } · ⏸️ paused
kendo-doing-switch = everybody may switch cards
kendo-doing-attack = { $player } attacks
kendo-doing-answer = { $player } answers
kendo-doing-bonus = { $player } may draw a bonus
kendo-doing-refill = { $player } draws new cards

## The hand

kendo-you = You
kendo-hand-cards = 🎴 Cards: { $held }
kendo-hand-held = { $player } **{ $count }**
kendo-hand-empty = You hold no card.
kendo-discards-of = -# Discarded of { $subdeck }: { $cards }
kendo-ask-attack = What do you attack with?
kendo-ask-answer = How do you answer?
kendo-ask-red = What stops the reinforcing card?
kendo-ask-discard = You have nothing to attack with. Which card do you discard for a basic attack?
kendo-ask-bonus = Do you draw a bonus?
kendo-ask-refill = Which cards do you draw?
kendo-before-attack = You attack. First you put a card back and draw two.
kendo-before-answer = First you put a card back and draw two. Then you answer.
kendo-before-answer-or-parry = First you put a card back and draw two, and then answer. Or you parry at once.
kendo-parts-opening = Switch up to two cards
kendo-parts-switch = Switch and draw
kendo-parts-attack = Choose attack and aim
kendo-parts-answer = Choose answer and aim
kendo-parts-refill = Choose the subdecks
kendo-keep-opening = Keep all
kendo-keep-bonus = No bonus
kendo-yield-cards = Let it through: −{ $count } { $count ->
    [one] card
   *[other] cards
  }
kendo-yield-last-cards = Let it through: { $count ->
    [one] your last card
   *[other] your last { $count } cards
  }
kendo-yield-out = Let it through: you are out
kendo-yield-ippon = Let it through: ippon
kendo-yield-hansoku = Let it through: hansoku
kendo-yield-second-hansoku = Let it through: 2nd hansoku, an ippon
kendo-yield-match = Let it through: you lose the match
kendo-chose-yield = let it through
kendo-chose-keep = no new card
kendo-chose-draw = { $cards }
kendo-chose-switch = { $card } back, one from { $new }, one more from { $drawn }
kendo-chose-aim = { $cards } at { $target }
kendo-hint-basic = -# { $strike } is answered by { $strike }, by a counterattack that begins with { $strike }, by a blue or green card, or by MUSHIN with any counterattack.
kendo-hint-counter = -# { $strike } is answered by { $strike }, which ends the exchange, by a counterattack that begins with { $strike }, by a blue card, or by MUSHIN with any counterattack.
kendo-hint-yellow = -# It is answered by a blue card, or by MUSHIN with any counterattack.
kendo-hint-jodan = -# JODAN is stopped by SEIGAN or JODAN, and then the attack itself is to be answered. FUDOSHIN stops both.
kendo-hint-seme = -# SEME is stopped by MUSHIN or SEME, and then the attack itself is to be answered. FUDOSHIN stops both.
kendo-sure-time = Do you play { $card }? It cannot be taken back. At 1 : 0 the other has one last attack: without an ippon in it you win; if it makes one, the match goes on. At 1 : 1 overtime begins with five new cards each, and the next ippon wins.
kendo-sure-parry-ippon = { $card } is your last card. The parry stops this attack, but the next one is yours to start with an empty hand: **that is an ippon for your opponent at once.** If you can switch first, you may still draw an answer.
kendo-sure-parry-draw = { $card } is your last card. Parrying with it ends the match in a draw, **hikiwake**.
kendo-sure-parry-out = { $card } is your last card. If you parry with it, **you are out**.

## The forms

kendo-form-opening = Which cards do you put back?
kendo-form-opening-about = None, one or two; for each you draw one from its own subdeck.
kendo-form-card = Which card do you put back?
kendo-form-new = Where does the new one come from?
kendo-form-drawn = Where do you draw one more?
kendo-form-left = { $count ->
    [0] None face down: its discards are shuffled first
   *[other] { $count } face down
  }
kendo-form-cards = What do you lay?
kendo-form-target = At whom do you aim?
kendo-form-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
kendo-form-refill-about = { $count } cards in all.
refusal-kendo-unfit-opening = These cards cannot be switched together.
refusal-kendo-unfit-switch = That subdeck has no card left for the second draw. Choose another one.
refusal-kendo-unfit-refill = That is not the number of cards you draw.
refusal-kendo-unfit-aim = You cannot aim that at them. Among four, only a counterattack that gives back the very strike it met can hit whoever attacked you.

## What happened since one’s last choice

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
kendo-lately-laid = -# Laid: { $told }
kendo-lately-by = { $player } { $named }
    .you = you { $named }
kendo-lately-yielded = { $player } lets it through
    .you = you let it through

### Way of the Samurai: how a fight is reported. Each event is a short sentence; its result comes first.

# “you” stands for the player who reads; anybody else reads the player’s name.
way-told-line = { $mark } { $told }
way-told-line-bare = { $mark } **{ $results }**
way-told-line-result = { $mark } **{ $results }** { $told }

way-told-opened = It begins: { $opponent }.
way-told-befell = { $event }: { $deed }.
way-told-camped-redraw = One more redraw in each duel.
way-told-camped-weapon = A new weapon: { $weapon }.
way-told-round = { $player ->
    [you] Round { $round } begins.
   *[other] Round { $round }: { $cards }.
  }
way-told-round-over = Round { $round } is over.
way-told-redrawn = { $count } new cards for the old ones.
way-told-swapped = { $new } for { $old }.
way-told-drawn = Drawn: { $card }.
way-told-reshuffled = { $deck ->
    [actions] The Action deck
    [defences] The Defence deck
   *[counters] The Counterattack deck
  } is reshuffled.
way-told-target = The attack is against { $opponent }.
way-told-placed = { $cards }: { $levels }.
way-told-credit = { $points } of { $level } spent: { $levels }.
way-told-defence = The defence is S{ "\u2060" }{ $strength } T{ "\u2060" }{ $technique }.
way-told-combo = { $icon } combo.
way-told-ki-gained = { $player ->
    [you] You gain
   *[other] { $player } gains
  } { $count } Ki.
way-told-ki-paid = { $player ->
    [you] You pay
   *[other] { $player } pays
  } { $count } Ki.
way-told-ki-lost = { $player ->
    [you] You lose
   *[other] { $player } loses
  } { $count } Ki.
way-told-special = Won: { $card }.
way-told-pawn = The pawn moves to { $kanji }.
way-told-virtue = Virtue: { $virtue }.
way-told-virtue-spent = { $virtue } is used up.
way-told-die = The Injury die shows { $level }.
way-told-die-gone = The Injury die is out of the game.
way-told-attack = Strength { $strength } against { $against }, Technique { $technique } against { $other }.
way-told-no-hit = No hit.
way-told-activated = Injury die { $level }, blue die { $thrown }.
way-told-no-wound = No wound.
way-told-wound = { $wound }.
way-told-wound-deed = { $wound }: { $deed }.
way-told-they-lose = { $opponent } loses { $count } Life.
way-told-life-lost = { $player ->
    [you] You lose
   *[other] { $player } loses
  } { $count } Life{ $by ->
    [bleeding] , bleeding
   *[other] { "" }
  }.
way-told-life-gained = { $player ->
    [you] You gain
   *[other] { $player } gains
  } { $count } Life.
way-told-armour = { $owner ->
    [you] Your armour
    [foe] The opponent’s armour
   *[other] The armour of { $owner }
  } takes { $count }; { $left } left.
way-told-armour-gone = { $owner ->
    [you] Your armour
    [foe] The opponent’s armour
   *[other] The armour of { $owner }
  } takes { $count } and is gone.
way-told-they-pay = { $opponent } pays { $count } Ki: next counterattack { $boost }.
way-told-they-lose-ki = { $opponent } loses { $count } Ki.
way-told-they-fall = { $opponent } falls.
way-told-turned = Shiro turns to side { $side }.
way-told-price = The price: { $price }.
way-told-called = Blue die { $thrown }: { $opponents } { $count ->
    [one] strikes
   *[other] strike
  } back.
way-told-called-nobody = Blue die { $thrown }: no one strikes back.
way-told-thrown = Blue die { $thrown }.
way-told-gisei = { $gisei }: Guard { $guard }.
way-told-guard = Guard { $guard }.
way-told-place = { $place }, blue die { $thrown }: { $deed }.
way-told-stopped = { $opponent } is stopped before striking back.
way-told-counter = { $opponent } strikes back with { $power } against Guard { $guard }.
way-told-counter-brief = { $power } against Guard { $guard }.
way-told-holds = { $player ->
    [you] Your Guard
   *[other] The Guard of { $player }
  } holds.
way-told-won = { $player ->
    [you] You have won.
   *[other] { $player } has won.
  }
way-told-lost = { $player ->
    [you] You have lost.
   *[other] { $player } has lost.
  }

## Why it is over, told with who has won; and the same as a verdict for everybody

way-ended-defeated = No opponent is left standing.
way-ended-fallen = No Life is left.
way-ended-fell = A fall from the cliff.
way-ended-beheaded = Beheaded.
way-ended-last-wound = That was the fifth wound.
way-ended-time = The last round is over.
way-ended-resigned = Resigned.
outcome-draw-fallen = 💀 **Lost: no Life is left.**
outcome-draw-fell = 💀 **Lost: a fall from the cliff.**
outcome-draw-beheaded = 💀 **Lost: beheaded.**
outcome-draw-last-wound = 💀 **Lost: the fifth wound was the last.**
outcome-draw-time = ⏳ **Lost: the last round is over.**
outcome-draw-resigned = 🏳️ **Resigned.**

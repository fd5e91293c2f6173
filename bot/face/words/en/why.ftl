### Why a match went as it did, in points of a hundred.

why-button = Why?
why-title-won = ## Why you won
why-title-lost = ## Why you lost
why-title-drawn = ## Why nobody won
why-reading-won = **You out-guessed your opponent**: that moved { $points } points your way.
why-reading-lost = **You were out-guessed**: that moved { $points } points against you.
why-dice-won = **The dice liked you**: they gave you { $points } points.
why-dice-lost = **The dice were against you**: they cost you { $points } points.
why-own-won = **Your mistakes** cost { $points } points, and you won all the same.
why-own-lost = **Your mistakes decided it**: they cost you { $points } points.
why-foe-won = **Your opponent’s mistakes decided it**: they gave you { $points } points.
why-foe-lost = **Your opponent’s mistakes** gave you { $points } points, and it was not enough.
why-called-won = **Your opponent left.** You stood at { $chance } of 100 then.
why-called-lost = **You left.** You stood at { $chance } of 100 then.
why-even = **It was even**: nothing outweighed the rest.
why-reading = { $side ->
    [own] Guessing won you { $points } points.
    [foe] Guessing cost you { $points } points.
   *[none] Guessing came out even.
  }
why-dice = { $side ->
    [own] The dice gave you { $points } points.
    [foe] The dice cost you { $points } points.
   *[none] The dice came out even.
  }
why-mistakes = Your mistakes cost { $own } points, your opponent’s { $foe }.
why-no-mistakes = Neither of you made a mistake.
why-moments = **Where you lost most**
why-moment = Turn { $turn }: you played { $played } against { $answer }. { $better } would have been worth **{ $points }** points more.
why-moment-mistake = { " " }It was a mistake of { $points } even before you saw the other card.
why-sum = -# { $begin } at first · { $reading } guessing · { $dice } dice · { $own } your mistakes · { $foe } your opponent’s { $left ->
    [0] {""}
   *[other] · { $called } the end{" "}
  }→ { $end }
why-points = -# A point is one win in 100, as the master of the house reckons. A mistake loses points against best play; the rest is guessing, and one of two has to guess wrong.
why-alt = Your chances in 100: { $begin } at first
why-alt-turn = turn { $turn }: { $chance }
why-awaited = I am playing your match on from the start of every round, { $times } times each. This takes about twenty seconds.
why-alone-begin = From the start, careful play wins this { $chance } times in 100.
why-alone-rose = **Round { $stage } turned it your way**: your chance rose from { $before } to { $after }.
why-alone-fell = **Round { $stage } turned it against you**: your chance fell from { $before } to { $after }.
why-alone-others = You made { $count } choices. Careful play would have made { $others } of them differently.
why-alone-slip = Round { $stage }: you chose { $chosen }. { $better } wins **{ $points }** more times in 100.
why-alone-no-slip = No choice of yours cost you as much as { $points } in 100.
why-alone-points = -# I played on { $times } times from the start of every round, with care and without knowing what lies face down. Give or take 5 in 100.
why-alone-alt-stage = round { $stage }: { $chance }
refusal-why-later = I could not work that out just now. Please try again in a minute.
refusal-why-unknown = I cannot say why this match went so: too little is known of what its cards are worth against each other.
style-button = How I play
style-awaited = I am working out your last duels. This takes up to half a minute.
style-title = ## How you play
style-title-of = ## How { $player } plays
style-over = -# Last { $count ->
    [one] duel
   *[other] { $count } duels
  } here, each on average, in points of 100
style-dice = 🎲 **Luck**: { $side ->
    [for] the dice gave { $points }.
    [against] the dice cost { $points }.
   *[even] the dice came out even.
  }
style-reading = 👁️ **Guessing**: { $side ->
    [for] won { $points }.
    [against] lost { $points }.
   *[even] came out even.
  }
style-mistakes = ✏️ **Mistakes**: { $own } lost, { $foe } gained from opponents.
refusal-style-none = You have not finished a duel here yet that I can work out. Play one, then look again.

### Odds and evens, for the tests alone.

game-toy-odds-evens = Odds and Evens
    .about = Whoever wants the sum that is shown has the point.
choice-board-toy-odds-evens = Rating in Odds and Evens
setup-toy-odds-evens-length-three = best of three
toy-points = { $player }: { $points }
toy-points-drawn = { $one }: { $points }, { $other }: { $others }
toy-wants-even = You want an even sum; { $opponent } wants an odd one.
toy-wants-odd = You want an odd sum; { $opponent } wants an even one.
toy-choose-fingers = How many fingers?
toy-fingers = { $fingers ->
    [one] one finger
   *[other] { $fingers } fingers
  }
toy-showed = { $one } shows { $fingers }, { $other } shows { $others }: a point for { $point }.
toy-gave-up = Somebody has given up.

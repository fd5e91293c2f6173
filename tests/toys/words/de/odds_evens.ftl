### Gerade und ungerade, nur für die Tests.

game-toy-odds-evens = Gerade oder ungerade
    .about = Wer die gezeigte Summe will, hat den Punkt.
choice-board-toy-odds-evens = Wertung in Gerade oder ungerade
setup-toy-odds-evens-length-three = zwei von drei
toy-points = { $player }: { $points }
toy-points-drawn = { $one }: { $points }, { $other }: { $others }
toy-wants-even = Du willst eine gerade Summe, { $opponent } eine ungerade.
toy-wants-odd = Du willst eine ungerade Summe, { $opponent } eine gerade.
toy-choose-fingers = Wie viele Finger?
toy-fingers = { $fingers ->
    [one] ein Finger
   *[other] { $fingers } Finger
  }
toy-showed = { $one } zeigt { $fingers }, { $other } zeigt { $others }: Punkt für { $point }.
toy-gave-up = Jemand hat aufgegeben.

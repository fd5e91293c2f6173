### Way of the Samurai: what is told of a fight. Each event is a short sentence; what came of it stands first.

# “you” stands for the player who reads; anybody else reads the player’s name.
way-told-line = { $mark } { $told }
way-told-line-bare = { $mark } **{ $results }**
way-told-line-result = { $mark } **{ $results }** { $told }

way-told-opened = Es beginnt: { $opponent }.
way-told-befell = { $event }: { $deed }.
way-told-camped-redraw = In jedem Duell einmal öfter neu ziehen.
way-told-camped-weapon = Eine neue Waffe: { $weapon }.
way-told-round = { $player ->
    [you] Runde { $round } beginnt.
   *[other] Runde { $round }: { $cards }.
  }
way-told-round-over = Runde { $round } ist vorbei.
way-told-redrawn = { $count } neue Karten für die alten.
way-told-swapped = { $new } für { $old }.
way-told-drawn = Gezogen: { $card }.
way-told-reshuffled = { $deck ->
    [actions] Der Aktionsstapel
    [defences] Der Abwehrstapel
   *[counters] Der Gegenangriffsstapel
  } wird neu gemischt.
way-told-target = Der Angriff gilt { $opponent }.
way-told-placed = { $cards }: { $levels }.
way-told-credit = { $points } von { $level } ausgegeben: { $levels }.
way-told-defence = Die Abwehr ist S{ "\u2060" }{ $strength } T{ "\u2060" }{ $technique }.
way-told-combo = Kombo: { $icon }.
way-told-ki-gained = { $player ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
  } { $count } Ki.
way-told-ki-paid = { $player ->
    [you] Du zahlst
   *[other] { $player } zahlt
  } { $count } Ki.
way-told-ki-lost = { $player ->
    [you] Du verlierst
   *[other] { $player } verliert
  } { $count } Ki.
way-told-special = Gewonnen: { $card }.
way-told-pawn = Der Stein rückt auf { $kanji }.
way-told-virtue = Tugend: { $virtue }.
way-told-virtue-spent = { $virtue } ist aufgebraucht.
way-told-die = Der Verletzungswürfel steht auf { $level }.
way-told-die-gone = Der Verletzungswürfel ist aus dem Spiel.
way-told-attack = Stärke { $strength } gegen { $against }, Technik { $technique } gegen { $other }.
way-told-no-hit = Kein Treffer.
way-told-activated = Verletzungswürfel { $level }, blauer Würfel { $thrown }.
way-told-no-wound = Keine Wunde.
way-told-wound = { $wound }.
way-told-wound-deed = { $wound }: { $deed }.
way-told-they-lose = { $opponent } verliert { $count } Leben.
way-told-life-lost = { $player ->
    [you] Du verlierst
   *[other] { $player } verliert
  } { $count } Leben{ $by ->
    [bleeding] { "" } durch Bluten
   *[other] { "" }
  }.
way-told-life-gained = { $player ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
  } { $count } Leben.
way-told-armour = { $owner ->
    [you] Deine Rüstung
    [foe] Die gegnerische Rüstung
   *[other] Die Rüstung von { $owner }
  } fängt { $count } ab; noch { $left }.
way-told-armour-gone = { $owner ->
    [you] Deine Rüstung
    [foe] Die gegnerische Rüstung
   *[other] Die Rüstung von { $owner }
  } fängt { $count } ab und ist dahin.
way-told-they-pay = { $opponent } zahlt { $count } Ki: nächster Gegenangriff { $boost }.
way-told-they-lose-ki = { $opponent } verliert { $count } Ki.
way-told-they-fall = { $opponent } fällt.
way-told-turned = Shiros Karte zeigt Seite { $side }.
way-told-price = Der Preis: { $price }.
way-told-called = Blauer Würfel { $thrown }: { $opponents } { $count ->
    [one] schlägt
   *[other] schlagen
  } zurück.
way-told-called-nobody = Blauer Würfel { $thrown }: Niemand schlägt zurück.
way-told-thrown = Blauer Würfel { $thrown }.
way-told-gisei = { $gisei }: Deckung { $guard }.
way-told-guard = Deckung { $guard }.
way-told-place = { $place }, blauer Würfel { $thrown }: { $deed }.
way-told-stopped = { $opponent } kommt nicht zum Gegenangriff.
way-told-counter = { $opponent } schlägt mit { $power } zurück, gegen Deckung { $guard }.
way-told-counter-brief = { $power } gegen Deckung { $guard }.
way-told-holds = { $player ->
    [you] Deine Deckung
   *[other] Die Deckung von { $player }
  } hält.
way-told-won = { $player ->
    [you] Du hast gewonnen.
   *[other] { $player } hat gewonnen.
  }
way-told-lost = { $player ->
    [you] Du hast verloren.
   *[other] { $player } hat verloren.
  }

## Why it is over, told with who has won; and the same as a verdict for everybody

way-ended-defeated = Niemand steht mehr gegenüber.
way-ended-fallen = Kein Leben mehr.
way-ended-fell = Ein Sturz von der Klippe.
way-ended-beheaded = Enthauptet.
way-ended-last-wound = Das war die fünfte Wunde.
way-ended-time = Die letzte Runde ist vorbei.
way-ended-resigned = Aufgegeben.
outcome-draw-fallen = 💀 **Verloren: kein Leben mehr.**
outcome-draw-fell = 💀 **Verloren: ein Sturz von der Klippe.**
outcome-draw-beheaded = 💀 **Verloren: enthauptet.**
outcome-draw-last-wound = 💀 **Verloren: Die fünfte Wunde war die letzte.**
outcome-draw-time = ⏳ **Verloren: Die letzte Runde ist vorbei.**
outcome-draw-resigned = 🏳️ **Aufgegeben.**

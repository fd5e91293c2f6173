### Way of the Samurai: the screens of a fight, what can be chosen in it, and the Road.

game-way-fight = Way of the Samurai
    .about = Allein gegen ein Gegenüber, das die Regeln führen: zwei Angriffe je Runde, und was zurückkommt.

## How it stands

way-head = ### ⚔️ { $opponent }
way-head-over = ### { $verdict }
way-head-round = ### Runde { $round }
way-head-attack = ### Runde { $round }, { $attack ->
    [1] erster Angriff
   *[other] zweiter Angriff
  }
way-foe = **{ $name }**
way-foe-aimed = 🎯 **{ $name }**
way-foe-fallen = ☠️ ~~{ $name }~~
way-foe-power = ↩️ **{ $power }**
way-life = ❤️ **{ $life }**
way-ki = ☯️ **{ $ki }**
way-armour = 🪖 **{ $armour }**
way-side = Seite { $side }
way-own = { $player ->
    [you] **Du**
   *[other] { $player }
  }
way-die = 🎲 **{ $level }**
way-die-gone = 🎲 weg
way-own-virtue = 📜 { $virtue }
way-own-virtue-left = 📜 { $virtue }: noch { $left }
way-own-wounds = 🩹 { $wounds }
way-wounds = **{ $count }** von { $most }
way-wounds-lasting = **{ $count }** von { $most }: { $deeds }
way-levels = **{ $levels }**
way-levels-against = **{ $levels }** gegen **S{ "\u2060" }{ $strength } T{ "\u2060" }{ $technique }**
way-icons-laid = Gelegt { $icons }
way-icons-combos = ✨ { $icons }
way-icons-held = auf der Hand { $icons }
way-legend = -# S Stärke, T Technik, D Deckung · ❤️ Leben, ☯️ Ki, 🎲 Verletzungswürfel · ↩️ was ein Gegenangriff zu seiner Karte gibt
way-legend-drawn = -# Auf jeder Karte von oben: Stärke (S), Technik (T), Deckung (D). Der krumme Pfeil: was ein Gegenangriff zu seiner Karte gibt.

## What is asked

way-ask-camp = Was hat dich das letzte Duell gelehrt?
way-ask-redraw = Behältst du diese Karten?
way-ask-target = Wen greifst du an?
way-ask-pair = { $count ->
    [one] Welche Karte zuerst? Schlag die Abwehr, wahre die Deckung
    [3] Legst du die letzten drei?
   *[other] Welche zwei zuerst? Schlag die Abwehr, wahre die Deckung
  }
way-ask-third = Welche Karte kommt zuletzt?
way-ask-reward = Kombo { $icon }! Was bringt sie dir?
way-ask-keep = Welche Spezialkarte behältst du?
way-ask-virtue = Welche Tugend nimmst du?
way-ask-die = Ein Treffer! Setzt du den Verletzungswürfel ein?
way-ask-price = Was gibst du her?
way-ask-guard = { $opponent } schlägt zurück.
way-ask-credit = Punkte einer Tugend ausgeben
way-choose = { $asked ->
    [third] Spielen
    [target] Angreifen
    [price] Zahlen
    [keep] Behalten
    [reward] Nehmen
    [virtue] Nehmen
    [camp] Nehmen
   *[other] So machen
  }
way-throw = Würfeln
way-choice-named = **{ $name }**
way-choice-numbered = { $numbers } · { $name }
way-choice-small = -# { $then }
way-choice-then =
    { $name }
    -# { $then }
way-choice-swap = { $cards } getauscht
way-choice-card = { $cards }
way-choice-credit = +{ $points } { $level }
way-choice-keep = Behalten
way-choice-all = Sechs neue Karten (noch { $left })
way-choice-redraw = In jedem Duell einmal öfter neu ziehen
way-choice-peek = 1☯️ Abwehr
way-choice-seventh = 1☯️ 7. Karte
way-choice-place = { $place }
way-choice-face = Hinnehmen
way-choice-guard = 1☯️ Deckung
way-choice-gisei = 1❤️ Gisei
way-choice-hook = { $weapon }
way-choice-save = 1☯️ → ❤️
way-choice-trade = 1❤️ → ☯️
way-choice-pawn = 2☯️ { $kanji }
way-choice-activate = Einsetzen
way-choice-hold = Abwarten
way-choice-strike = Zuschlagen, wie es steht
way-swap-title = Karten tauschen
way-swap-cards = Welche Karten gehen?
way-sure-place = ⚠️ { $place } kann dein Ende sein. { $deed }
way-sure-last-life = ⚠️ Das ist dein letztes Leben: Wer damit zahlt, verliert.

## What a choice would do now

way-outlook-levels = → { $levels }
way-outlook-damage = { $damage ->
    [0] kein Treffer
   *[other] { $damage } Schaden
  }
way-outlook-combo = ✨{ $icon }
way-outlook-die-combo = ✨{ $icon } 🎲{ $level }
way-outlook-target = { $life } Leben, Abwehr { $strength }/{ $technique }
way-outlook-guard = Deckung { $guard }: { $counts }
way-outlook-harm = { $damage ->
    [0] { $count ->
        [one] eine Karte abgewehrt
       *[other] { $count } Karten abgewehrt
    }
    [1] −1❤️ durch { $count }
   *[other] { $blood ->
        [yes] Wunde durch { $count }
       *[no] −{ $damage }❤️ durch { $count }
    }
  }
way-outlook-gisei = Deckung wird eine von { $guards }
way-outlook-hook = gar kein Schaden
way-outlook-ki = ☯️ { $now } → { $then }
way-outlook-life = ❤️ { $now } → { $then }
way-outlook-die = 🎲 { $now } → { $then }
way-outlook-special = die nächste Karte, die du ziehst, eine von { $count }
way-outlook-kanji = { $now } → { $then }
way-outlook-last-kanji = { $now } → { $then }: sofort eine Tugend
way-outlook-hold = 🎲 bleibt bei { $level }
way-outlook-faces = { $faces }: { $level ->
    [0] nichts
   *[other] Wunde von Stufe { $level }
  }
way-outlook-from-hand = aus der Hand · { $adds }
way-outlook-from-beside = vom Tisch · { $adds }
way-outlook-from-deck = oben vom Aktionsstapel · { $adds }

## The table in detail

way-table-feature = **{ $name }**: { $deed }
way-table-laid = Gelegt: { $cards }
way-table-held = Auf der Hand: { $cards }
way-table-harm = -# Neben jeder Antwort: wie viele der übrigen Gegenangriffskarten dir was antun würden.
way-deck-actions = Noch **{ $count }** Aktionskarten: { $icons }
way-deck-ahead = Oben darauf: { $cards }
way-deck-defences = Noch in der Abwehr (Stärke/Technik): { $cards }
way-deck-counters = Noch an Gegenangriffen: { $cards }
way-deck-specials = 🌟 Spezialkarten: { $count }
way-deck-gisei = 🩸 Gisei: { $count }
way-deck-blood = 🩹 Blut: { $count }
way-deck-virtues = 📜 Tugenden: { $count }

## The end

way-goes-on = Runde { $round } läuft.
way-result-won = gewonnen in Runde { $round } mit { $life } Leben
way-result-lost = verloren in Runde { $round }; drüben noch { $life } Leben
way-won = 🏆 Sieg in Runde { $round }! { $who ->
    [three] Die drei sind gefallen.
   *[other] { $opponent } ist gefallen.
  }
way-lost = 💀 Niederlage in Runde { $round }. { $why }
way-lost-fallen = { $player ->
    [you] Du hast kein Leben mehr.
   *[other] { $player } hat kein Leben mehr.
  }
way-lost-time = Zehn Runden sind vorbei, und { $who ->
    [three] nicht alle drei sind gefallen.
   *[other] { $opponent } steht noch.
  }
way-lost-fell = { $player ->
    [you] Du bist von der Klippe gestürzt.
   *[other] { $player } ist von der Klippe gestürzt.
  }
way-lost-beheaded = { $player ->
    [you] Du wurdest enthauptet.
   *[other] { $player } wurde enthauptet.
  }
way-lost-last-wound = Es war die fünfte Wunde.
way-lost-resigned = { $player ->
    [you] Du hast aufgegeben.
   *[other] { $player } hat aufgegeben.
  }
way-lost-forfeited = { $player ->
    [you] Du bist ferngeblieben.
   *[other] { $player } ist ferngeblieben.
  }
way-board-title = ## ⚔️ { $player } gegen { $opponent }
way-board-setup = -# { $setup }

## The Road

way-road-next = Als Nächstes kommt Duell { $number }: **{ $opponent }**.
way-road-carried = Du bringst mit: { $carried }
way-road-specials = Gewonnene Spezialkarten: { $cards }
way-road-won = 🏆 **Du bist die Straße bis ans Ende gegangen.**
way-road-lost = 💀 **Deine Straße endet mit Duell { $number }.**

## How far two came on the same Road

way-progress-won = alle { $duels } Duelle gewonnen, noch { $life } Leben
way-progress-lost = { $won } von { $duels } Duellen gewonnen; { $opponent }: noch { $life } Leben
way-progress-on = { $won } von { $duels } Duellen gewonnen

## What its picture shows, for those who do not see it

way-picture-road = Duell { $number } auf der Straße: { $duels }.
way-picture-round = Runde { $round } von { $most }, { $attack ->
    [1] erster Angriff
   *[other] zweiter Angriff
  }.
way-picture-where = { $place }, { $climate }.
way-picture-foe = { $name }: Leben { $life }{ $lost ->
    [0] { "" }
   *[other] { " " }(−{ $lost })
  }, Ki { $ki }, Gegenangriff { $power }.
way-picture-fallen = { $name }: Leben 0, gefallen.
way-picture-armour = Rüstung { $armour }.
way-picture-side = Seite { $side }.
way-picture-aimed = Wird angegriffen.
way-picture-strikes = Schlägt zurück.
way-picture-won = Sieg.
way-picture-lost = Niederlage.
way-picture-broken-off = Abgebrochen.
way-picture-levels = Stärke { $strength }, Technik { $technique }, Deckung { $guard }.
way-picture-against = Abwehr: Stärke { $strength }, Technik { $technique }.
way-picture-power = Gegenangriff: { $power }.
way-picture-own = Mit { $weapon }: Leben { $life } von { $most }{ $lost ->
    [0] { "" }
   *[other] { " " }(−{ $lost })
  }, Ki { $ki } von { $most_ki }.
way-picture-die = Verletzungswürfel { $level }.
way-picture-pawn = Stein auf Kanji { $kanji } von { $most }.
way-picture-virtue = { $virtue }{ $left ->
    [0] { "" }
   *[other] : noch { $left }
  }.
way-picture-wounds = Wunden: { $wounds }.
way-picture-laid = Gelegt: { $cards }.
way-picture-held = Auf der Hand: { $cards }.
way-picture-combos = Kombos: { $icons }.
way-picture-icon = { $icon }: { $cards }.
way-picture-duels = Die Straße: { $duels }. Gewonnen: { $count ->
    [0] noch keins
   *[other] { $won }
  }.
way-picture-next = Als Nächstes: { $opponent }.
way-picture-opponent = { $name }: Leben { $life }, Ki { $ki }, Abwehr Stärke { $strength }, Technik { $technique }, Gegenangriff { $power }.

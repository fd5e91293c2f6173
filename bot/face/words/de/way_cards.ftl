### Way of the Samurai: what lies on the table, in words. What cards do is put together from their clauses.

## Levels and numbers. S, T and G stand for Strength, Technique and Guard on every card

way-level-strength = Stärke
way-level-technique = Technik
way-level-guard = Deckung
# A word joiner keeps the letter and the number on one line.
way-short-strength = S{ "\u2060" }{ $count }
way-short-technique = T{ "\u2060" }{ $count }
way-short-guard = D{ "\u2060" }{ $count }
way-adds-nothing = ±0
way-icon-sun = Sonne
way-icon-moon = Mond
way-icon-wave = Welle
way-icon-blade = Klinge

## The Action cards, by icon

way-card-sun-1 = Hoher Mittag
way-card-sun-2 = Sinkende Sonne
way-card-sun-3 = Erstes Licht
way-card-sun-4 = Heißer Wind
way-card-sun-5 = Lauffeuer
way-card-sun-6 = Wand aus Glut
way-card-sun-7 = Roter Morgen
way-card-moon-1 = Vollmond
way-card-moon-2 = Mondsturz
way-card-moon-3 = Halbmond
way-card-moon-4 = Schritt bei Nacht
way-card-moon-5 = Mottentanz
way-card-moon-6 = Mond im Schleier
way-card-moon-7 = Neumond
way-card-wave-1 = Große Welle
way-card-wave-2 = Stille Tiefe
way-card-wave-3 = Deich
way-card-wave-4 = Sog
way-card-wave-5 = Ebbe
way-card-wave-6 = Ruhige Bucht
way-card-wave-7 = Weiße Gischt
way-card-blade-1 = Blanker Stahl
way-card-blade-2 = Hoher Griff
way-card-blade-3 = Tiefer Griff
way-card-blade-4 = Bloße Kehle
way-card-blade-5 = Eiserne Schulter
way-card-blade-6 = Seidener Ärmel
way-card-blade-7 = Schneller Schnitt
way-card-blade-8 = Steigender Schnitt
way-card-blade-9 = Drehschnitt
way-card-special-sun-1 = Blendende Sonne
way-card-special-sun-2 = Steigende Sonne
way-card-special-moon-1 = Klarer Mond
way-card-special-moon-2 = Erntemond
way-card-special-wave-1 = Brecher
way-card-special-wave-2 = Springflut
way-card-special-blade-1 = Zweifache Klinge
way-card-special-blade-2 = Offener Himmel
way-card-with-icon = { $icon } { $name }
way-card-in-full = { $icon } **{ $name }** { $adds }
way-card-label = { $name } { $adds }
way-gisei = Gisei { $adds }

## Whom one fights

way-opponent-student = Schülerin
way-opponent-ronin = Ronin
way-opponent-master = Meisterin
way-opponent-shiro = Shiro
way-opponent-three = Die drei
way-opponent-deed = { $life } Leben, { $ki } Ki, Abwehr { $defence }, Gegenangriffe { $power }
way-opponents-deed = { $lives } Leben; der blaue Würfel sagt, wer zurückschlägt
way-fighter-student = Die Schülerin
way-fighter-ronin = Der Ronin
way-fighter-master = Die Meisterin
way-fighter-shiro = Shiro
way-fighter-first = Ichirō
way-fighter-second = Jirō
way-fighter-third = Saburō

## Weapons, places, climates, events, virtues

way-weapon-katana = Katana
way-weapon-bokken = Bokken
way-weapon-kusarigama = Kusarigama
way-weapon-yari = Yari
way-weapon-wakizashi = Wakizashi
way-place-field = Freies Feld
way-place-bamboo = Bambuswald
way-place-cliff = Klippe
way-place-deed = { $once ->
    [fight] Einmal je Kampf
   *[round] Einmal je Runde
  }, vor { $before ->
    [attack] einem Angriff
   *[counter] einem Gegenangriff
  }: { $faces }
way-place-face = { $face }: { $deed }
way-place-faces = { $least }–{ $most }: { $deed }
way-climate-clear = Klarer Himmel
way-climate-rain = Regen
way-climate-wind = Wind
way-climate-fog = Nebel
way-climate-glare = Gegenlicht
way-climate-snow = Schnee
way-event-quiet = Ein stiller Weg
way-event-tea-house = Ein Teehaus
way-event-shrine = Ein Schrein
way-event-bandits = Räuber
way-event-rumour = Dein Name eilt dir voraus
way-event-sleepless = Eine schlaflose Nacht
way-virtue-gi = 義 Gi, Gerechtigkeit
way-virtue-yu = 勇 Yū, Mut
way-virtue-jin = 仁 Jin, Mitgefühl
way-virtue-rei = 礼 Rei, Achtung
way-virtue-makoto = 誠 Makoto, Wahrheit
way-virtue-meiyo = 名誉 Meiyo, guter Name
way-virtue-chugi = 忠義 Chūgi, Treue

## Injuries, the wound of each level

way-wound-cut-1 = Schnitt
way-wound-cut-2 = Tiefer Schnitt
way-wound-dazed-1 = Benommen
way-wound-dazed-2 = Außer Atem
way-wound-stagger-1 = Taumeln
way-wound-stagger-2 = Von den Füßen
way-wound-graze-1 = Nur ein Kratzer
way-wound-graze-2 = Durchbohrt
way-wound-arm-1 = Verletzter Arm
way-wound-arm-2 = Angebrochene Rippe
way-wound-finger-1 = Gebrochener Finger
way-wound-finger-2 = Offener Bauch
way-wound-shoulder-1 = Gebrochene Schulter
way-wound-shoulder-2 = Blut im Auge
way-wound-thigh-1 = Schnitt im Schenkel
way-wound-thigh-2 = Aus dem Gleichgewicht
way-wound-dodge-1 = Mit Glück ausgewichen
way-wound-dodge-2 = Enthauptet

## What clauses do, in a few words

way-change-life = { $count } Leben
way-change-ki = { $count } Ki
way-does-nothing = nichts
way-does-begins = { $changes } zu Beginn
way-does-visits = { $changes }
way-does-visits-them = Gegenüber { $changes }
way-does-loses-life = −{ $count } Leben
way-does-loses-ki = −{ $count } Ki
way-does-loses-by-die = −1 { $what ->
    [life] Leben
   *[ki] Ki
  } für jeden Punkt des Verletzungswürfels
way-does-staggers = nächster Gegenangriff { $who ->
    [player] +
   *[foe] −
  }{ $count }
way-does-die-falls = Verletzungswürfel −{ $count }, mindestens 1
way-does-die-leaves = der Verletzungswürfel ist aus dem Spiel
way-does-loses-fight = { $reason ->
    [fell] Todessturz
   *[beheaded] du verlierst sofort
  }
way-does-raises = { $levels }
way-does-stops-counter = kein Gegenangriff
way-does-wounds-foe = Wunde der Stufe { $level } fürs Gegenüber
way-does-caps-level = { $level } höchstens { $at }
way-does-combos-void = Kombos bringen nichts
way-does-bleeds = −{ $count } Leben am Ende jeder Runde
way-does-ki-blocked = kein Ki mehr zu gewinnen
way-does-redraws-all = { $uses ->
    [one] einmal
   *[other] { $uses }-mal
  } je Kampf: sechs neue Karten
way-does-keeps-one-of-two = von zwei Spezialkarten behältst du eine
way-does-draws-two = zwei Spezialkarten (wörtlich: behalte eine)
way-does-injured-after = Wunde der Stufe 1 nach Runde { $adapted } (dem Text nach { $round })
way-does-trades-life = einmal je Angriff: { $ki } Ki für 1 Leben
way-does-hooks = Technik +{ $raised } in einem Angriff hält einen Gegenangriff auf, { $uses ->
    [one] einmal
   *[other] { $uses }-mal
  } je Kampf
way-does-round-begins = { $every ->
    [1] jede Runde beginnt
    [2] jede zweite Runde beginnt
   *[other] alle { $every } Runden beginnt eine
  } mit { $levels }
way-does-no-peeking = kein Ki, um die Abwehr vorher zu sehen
way-does-no-seventh = kein Ki für eine siebte Karte
way-does-first-counter-more = erster Gegenangriff +{ $count }
way-does-specials-won = eine Kombo zieht { $count } Spezialkarten
way-does-die-rises = der Verletzungswürfel steigt jedes Mal um { $count }
way-does-combos-raise-die = der Verletzungswürfel steigt jedes Mal um { $adapted } (wörtlich: um { $count }, bei Kombos)
way-does-swaps-cards = einmal je Runde: bis zu { $count } neue Karten für alte
way-does-credit = { $points } Punkte { $level }, die du nach Belieben ausgibst
way-does-ki-into-life = bis zu { $count } Ki in Leben verwandeln
way-does-takes-any-virtue = nimm statt ihrer eine andere Tugend

## What a combo earns, and Shiro’s prices

way-reward-ki = 1 Ki
way-reward-special = eine Spezialkarte
way-reward-pawn = das nächste Kanji
way-price-ki = 1 Ki
way-price-life = 1 Leben
way-price-die = 1 Punkt des Verletzungswürfels
way-price-card = { $card } verlässt das Spiel
way-origin-known = vom Text genannt
way-origin-completed = aus dem Text, von diesem Haus ergänzt
way-origin-house = von diesem Haus

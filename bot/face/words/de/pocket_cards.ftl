### Pocket Samurai: its cards in words. What they do is put together from their abilities.

## The cards

pocket-card-falling-rock = Steinschlag
pocket-card-iron-gate = Eisernes Tor
pocket-card-scattered-leaves = Verstreutes Laub
pocket-card-intimidating-shout = Einschüchternder Schrei
pocket-card-tiger-stance = Stand des Tigers
pocket-card-school-of-fire = Schule des Feuers
pocket-card-one-sword-style = Ein-Schwert-Stil
pocket-card-glare-of-the-sun = Gleißende Sonne
pocket-card-all-or-nothing = Alles oder nichts
pocket-card-mind-like-water = Geist wie Wasser
pocket-card-temple-wall = Tempelmauer
pocket-card-seen-coming = Vorausgesehen
pocket-card-open-hand = Offene Hand
pocket-card-measured-blows = Gemessene Hiebe
pocket-card-balanced-style = Stil des Gleichgewichts
pocket-card-sudden-insight = Plötzliche Einsicht
pocket-card-counter-blow = Gegenhieb
pocket-card-last-wall = Letzte Mauer
pocket-card-on-its-heels = Auf den Fersen
pocket-card-out-of-reach = Außer Reichweite
pocket-card-quick-draw = Schnell gezogen
pocket-card-desperate-defense = Verzweifelte Abwehr
pocket-card-bending-reed = Biegsames Schilf
pocket-card-school-of-wind = Schule des Windes
pocket-card-reckless-leap = Tollkühner Sprung
pocket-card-rush = Ansturm
pocket-card-feint = Finte
pocket-card-strike = Schlag!

## What cards show, and what they can be recognised by

pocket-sign-aggression = Aggression
pocket-sign-wisdom = Weisheit
pocket-sign-agility = Gewandtheit
pocket-sign-swords = Schwerter
pocket-sign-helms = Helme
pocket-sign-strike = einen Schlag!
pocket-swords = { $count ->
    [one] { $count } Schwert
   *[other] { $count } Schwerter
}
pocket-helms = { $count ->
    [one] { $count } Helm
   *[other] { $count } Helme
}
pocket-symbols-none = nichts
pocket-sides-choose-side = Wahl: { $one } oder { $other }
pocket-sides-turns-against = { $one }, aber { $other } gegen { $sign }
pocket-card-line = -# { $emoji } **{ $name }** · { $facts }
pocket-card-of = { $card } ({ $aspect })

## What they do, in a few words

pocket-deed-strike = gewinnt mit mehr Schwertern, als die andere Seite Helme hat
pocket-deed-defeats = besiegt { $sign }
pocket-deed-loses-to = unterliegt gegen { $sign }
pocket-deed-mirrors = übernimmt Schwerter und Helme der anderen Karte
pocket-deed-may-strike = darf zuschlagen
pocket-deed-from-hand = { $of ->
    [any] bringt noch eine Karte
   *[other] bringt noch eine Karte ({ $aspect })
}
pocket-deed-ongoing = bei { $count } { $aspect } im Spiel: +{ $gains }
pocket-deed-exhaust = Erschöpfen: { $effect }
pocket-effect-gains = +{ $gains }
pocket-effect-takes = { $takes } weniger für die andere Seite

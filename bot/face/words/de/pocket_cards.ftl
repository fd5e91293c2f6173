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
pocket-card-last-wall = Innere Burg
pocket-card-on-its-heels = Auf den Fersen
pocket-card-out-of-reach = Außer Reichweite
pocket-card-quick-draw = Schnell gezogen
pocket-card-desperate-defense = Verzweifelte Abwehr
pocket-card-bending-reed = Biegsames Schilf
pocket-card-school-of-wind = Schule des Windes
pocket-card-reckless-leap = Tollkühner Sprung
pocket-card-rush = Ansturm
pocket-card-feint = Finte
pocket-card-patient-hunter = Geduldiger Jäger
pocket-card-broken-calm = Gebrochene Ruhe
pocket-card-cornered-tiger = Tiger in der Enge
pocket-card-crossed-blades = Gekreuzte Klingen
pocket-card-cold-moon = Kalter Mond
pocket-card-spiders-thread = Spinnenfaden
pocket-card-still-mountain = Stiller Berg
pocket-card-rooftop-leap = Sprung übers Dach
pocket-card-sidestep = Schritt zur Seite
pocket-card-supple-willow = Junge Weide
pocket-card-passing-geese = Ziehende Gänse
pocket-card-falling-blossom = Fallende Blüte
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
# A word joiner keeps both on one line.
pocket-count = { $emoji }{ "\u2060" }{ $count }
pocket-symbols-none = nichts
pocket-sides-choose-side = Wahl: { $one } oder { $other }
pocket-sides-turns-against = { $one }, aber { $other } gegen { $sign }
pocket-card-with-sign = { $emoji } { $name }
pocket-card-in-full = { $card } · { $facts }
pocket-card-line = -# { $card }
pocket-card-to-lay =
    -# { $card } { $shown }
    -# { $facts }
pocket-strike-in-short = mehr Schwerter als ihre Helme gewinnt
pocket-card-in-group = -# **{ $name }** · { $facts }
pocket-group = { $emoji } { $aspect }

## What they do, in a few words

pocket-deed-defeats = besiegt { $sign }
pocket-deed-loses-to = verliert gegen { $sign }
pocket-deed-answers = +{ $gains } je { $aspect } gegenüber ab der zweiten
pocket-deed-mirrors = übernimmt die Symbole der anderen Karte
pocket-deed-may-strike = darf zuschlagen
pocket-deed-from-hand = { $of ->
    [any] bringt eine Karte mit
   *[other] bringt { $aspect } mit
}
pocket-deed-ongoing = ab { $count } { $aspect } +{ $gains }
pocket-deed-exhaust = Erschöpfen: { $effect }
pocket-effect-gains = +{ $gains }
pocket-effect-takes = Gegenüber −{ $takes }

## What they do, in full

pocket-rule-defeats = Besiegt { $sign }: Deckt dein Gegenüber im selben Zug eine solche Karte auf, ist diese besiegt.
pocket-rule-common = { $count } der { $deck } Karten können { $sign } zeigen.
pocket-rule-answers = Beim Aufdecken zeigt sie { $gains } mehr je Karte mit { $aspect } ab der zweiten, die dein Gegenüber gewählt hat, für den Rest der Runde.
pocket-rule-loses-to = Verliert gegen { $sign }: Deckt dein Gegenüber im selben Zug eine solche Karte auf, ist deine besiegt.
pocket-rule-choose-side = Wahl: Liegt sie offen, drehst du eine ihrer beiden Seiten deinem Gegenüber zu. Kommt im selben Zug noch eine Karte mit Wahl ins Spiel, zeigt keine von beiden etwas.
pocket-rule-turns-against = Deckt dein Gegenüber im selben Zug { $sign } auf, zeigt sie statt der ersten ihre zweite Seite, für den Rest der Runde.
pocket-rule-mirrors = Sie übernimmt alle Schwerter und Helme, die auf der Karte gegenüber gedruckt sind, aber nicht deren Art. Ein Schlag! hat keine.
pocket-rule-may-strike = Deckst du sie auf, darfst du sofort deinen Schlag! aus der Hand dazulegen.
pocket-rule-from-hand = Deckst du sie auf, bringst du noch eine Karte { $of ->
    [any] aus der Hand
   *[other] mit { $aspect } aus der Hand
  } ins Spiel, nur nicht den Schlag! Diese Karte kann nicht besiegt werden, und was beim Aufdecken geschähe, geschieht bei ihr nicht.
pocket-rule-ongoing = Dauerhaft: Solange du { $count } oder mehr Karten mit { $aspect } im Spiel hast, diese eingeschlossen, zeigt sie { $gains } mehr.
pocket-rule-exhaust = Erschöpfen: In einem Zug mit einem Schlag! kannst du sie hergeben. Was sie zeigt, ist sofort weg, und für die Schläge dieses Zuges gilt: { $effect }.
pocket-rule-strike = Du gewinnst die Runde, wenn du mehr Schwerter hast als dein Gegenüber Helme. Was auch geschieht, er kommt auf deine Hand zurück.

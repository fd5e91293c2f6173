## Was sich in Pocket Samurai vorab festlegen lässt

pocket-topic-wishes = Wunschliste
pocket-topic-lay = Karten zum Legen; der Schlag!, sobald er gewinnt
pocket-topic-side = Seite: { $card }
pocket-topic-strike = Zuschlagen: { $card }
pocket-topic-hand = Karte, die { $card } bringt
pocket-topic-exhaust = { $card } erschöpfen
pocket-topic-strike-always = Immer
pocket-topic-strike-if-it-wins = Wenn es so, wie es steht, gewinnt
pocket-topic-strike-never = Nie
pocket-topic-exhaust-to-survive-or-win = Zum Überleben oder zum Gewinnen
pocket-topic-exhaust-to-survive = Zum Überleben
pocket-topic-exhaust-to-win = Zum Gewinnen
pocket-topic-exhaust-never = Nie

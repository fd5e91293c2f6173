### Übung: Partien gegen das Haus, dessen Züge vor deinen versiegelt sind.

house-name = { $nth ->
    [0] Das Haus
   *[other] Haus { $nth }
  }
level-first-steps = Erste Schritte
level-student = Schüler
level-master = Meister
practice-panel = ## Übung · { $game }
practice-unrated = Spiel gegen das Haus, sofort und nur für dich. Es steht nichts auf dem Spiel: keine Wertung, keine Ehre, keine Uhr.
practice-worth = **{ $level }** gewinnt { $share } von 100 gegen { $below } (± { $error }).
practice-worth-of-many = **{ $level }** landet in { $share } von 100 Getümmeln mit { $below } in der besseren Hälfte (± { $error }).
practice-excess = { " " }Wer seine Chancen kennt und stets am besten antwortet, gewinnt { $excess } von 100 Punkten mehr.
practice-games = Ein anderes Spiel
practice-button = Gegen das Haus üben
practice-title = -# Übung · { $game } · { $level }
house-sealed = -# 🔒 Das Haus hat gewählt: { $seal }
house-sealed-hurried = -# 🔒 Das Haus hat schnell gewählt (viele spielen): { $seal }
house-seal-button = Siegel { $seal }
house-hurried = -# Das Haus hat schnell gewählt: gerade spielen viele.
house-opened = -# 🔓 Zug { $turn }: { $seal }
house-choosing = 🏮 Das Haus wählt. Danach sind alle gefragt.
house-table = 🏮 Das Haus spielt mit ({ $level }). Ohne Wertung, ohne Ehre.
outcome-unrated = Ohne Wertung: Das Haus hat mitgespielt.
practice-told-button = Letzter Zug
practice-back-button = Zurück zur Hand
practice-levels-button = Andere Stufe
practice-first = 🏮 Dein erster Sieg über **{ $level }** in { $game }!
practice-lesson-button = Noch einmal, ohne Hinweise
house-check-title = ### Das Haus prüfen
house-check-seal = Zug **{ $turn }**. Das **Siegel**: `{ $seal }`
house-check-later = Das Haus hat gewählt; was, steht hier, sobald der Zug gespielt ist. Behalte das Siegel oder diese Nachricht: Ihr Knopf trägt es ganz.
house-check-hidden = Diese Wahl bleibt verborgen, bis die Partie vorbei ist. Dann steht sie hier.
house-check-agrees = Es wählte, mit einer Nonce: `{ $text }`
    ✅ Der SHA-256 dieses Textes ist das Siegel.
house-check-differs = Es wählte, mit einer Nonce: `{ $text }`
    ❌ Der SHA-256 dieses Textes ist **nicht** das Siegel. Sag es denen, die diesen Bot betreiben.
profile-houses = **Gegen das Haus**
profile-house = { $game }, { $level }: { $times ->
    [one] einmal
   *[other] { $times }-mal
  } geschlagen
duels-line-practice = 🏮 **{ $game }**, gegen das Haus. Mit `/hand` geht es weiter.

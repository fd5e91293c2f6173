## What people do for each other beside the cards

notice-excused = 🍵 { $player } hat die Frist dieses Zuges versäumt. Das ist verziehen: { $span } mehr.
notice-gave-time = 🍵 { $player } schenkt für diesen Zug { $span } mehr. { $others }
notice-offered-draw = 🤝 { $player } bietet ein Unentschieden an, bis dieser Zug aufgedeckt wird. { $others }
notice-offered-pause = ⏸️ { $player } möchte die Uhr eine Weile anhalten. { $others }
notice-paused = ⏸️ Alle sind einverstanden: Die Uhr steht still, bis jemand von euch weitermachen will. Karten könnt ihr trotzdem spielen.
notice-resumed = ▶️ { $player } lässt die Uhr weiterlaufen. { $others }

courtesy-draw = Unentschieden zustimmen
courtesy-pause = Pause zustimmen
courtesy-resume = Uhr weiterlaufen lassen

courtesy-time-done = Geschenkt: { $span } mehr für diesen Zug. Zählt die Partie, bringt das am Ende einmal Ehre.
courtesy-draw-offered = Angeboten. Das gilt, bis dieser Zug aufgedeckt wird.
courtesy-draw-done = Abgemacht: Die Partie endet unentschieden.
courtesy-pause-offered = Vorgeschlagen. Die Uhr bleibt stehen, sobald alle zustimmen.
courtesy-pause-done = Abgemacht: Die Uhr steht still.
courtesy-resume-done = Die Uhr läuft weiter.
courtesy-time-which = In welchem Duell schenkst du Zeit?
courtesy-draw-which = In welcher Partie bietest du ein Unentschieden an?
courtesy-pause-which = Welche Partie soll pausieren?
courtesy-resume-which = Welche Partie soll weitergehen?

outcome-draw-agreed = 🤝 **Alle haben sich auf ein Unentschieden geeinigt.**
outcome-draw-voided = ✖️ **Die Leitung hat diese Partie annulliert.**

challenge-excuses = { $count ->
    [one] Jeder Seite wird eine versäumte Frist verziehen.
   *[other] Jeder Seite werden { $count } versäumte Fristen verziehen.
}

refusal-courtesy-time-given = Für diesen Zug hast du schon Zeit geschenkt.
refusal-courtesy-time-needless = Niemand braucht mehr Zeit: Gewartet wird auf dich.
refusal-courtesy-no-pause-here = Dieses Duell gehört zu einem Treffen, dessen Uhr nur die Leitung anhält.
refusal-courtesy-paused-already = Die Uhr steht schon still.
refusal-courtesy-not-paused = Die Uhr läuft.
refusal-courtesy-offered = Das hast du schon angeboten. Jetzt sind die anderen dran.
refusal-excuses-wrong = Verziehen werden können 0 bis { $most } versäumte Fristen.

## Following a match that others play

follow-button = Abo
follow-begun = Du folgst dieser Partie. Wenn sie vorbei ist, schreibe ich dir einmal per DM, wie sie ausging. Ein weiterer Druck auf Abo beendet das. Sonst sieht niemand, dass du ihr folgst.
follow-begun-unsure = Du folgst dieser Partie. Wenn sie vorbei ist, versuche ich dir per DM zu schreiben, wie sie ausging; meine letzte DM kam aber nicht an: Erlaube Direktnachrichten von diesem Server. Ein weiterer Druck auf Abo beendet das. Sonst sieht niemand, dass du ihr folgst.
follow-ended = Du folgst dieser Partie nicht mehr.
follow-own = Du spielst diese Partie selbst und erfährst ohnehin, wie sie ausgeht.
followed = 🔔 **Eine Partie, der du gefolgt bist, ist vorbei.**
refusal-follow-no-dms = Ich würde dir per DM schreiben, wie sie ausgeht; du hast Direktnachrichten aber in `/ich` ausgeschaltet.
refusal-follow-too-many = Du folgst schon { $most } Partien. Warte, bis eine vorbei ist, oder drücke auf einer ihrer Tafeln auf Abo, um damit aufzuhören.

### The same road: two people play one campaign from one seed, each alone, and compare at the end.

road-challenge-open = { $challenger } fordert { $opponent } auf dieselbe Straße heraus: { $game }. Beide spielen dieselbe Kampagne allein, wann sie wollen, innerhalb von { $days } Tagen: dieselben Gegenüber, dieselben Karten, dieselben Würfel. Dann wird verglichen.
road-challenge-open-to-all = { $challenger } fordert alle, die sich trauen, auf dieselbe Straße heraus: { $game }. Beide spielen dieselbe Kampagne allein, wann sie wollen, innerhalb von { $days } Tagen: dieselben Gegenüber, dieselben Karten, dieselben Würfel. Dann wird verglichen.
road-challenge-accepted = { $opponent } hat angenommen. Beide sind auf derselben Straße.
road-challenge-line-from = Von { $name }: dieselbe Straße
road-challenge-line-to = An { $name }: dieselbe Straße

road-title = ## 🛤️ Dieselbe Straße: { $game }
road-open = { $one } und { $other } spielen dieselbe Kampagne, jede Seite für sich. Sie schließt { $when }. Bis beide durch sind, sieht niemand, wie weit jemand kam.
road-closed = { $one } und { $other } haben dieselbe Kampagne gespielt, jede Seite für sich.
road-run-waiting = ▫️ { $who } ist noch nicht aufgebrochen
road-run-underway = 🥾 { $who } ist unterwegs
road-run-finished = 🏁 { $who } ist durch
road-run-void = 🚫 { $who }: für ungültig erklärt
road-run-never = ▫️ { $who } ist nie aufgebrochen
road-run-came = 🏁 { $who }: { $progress }
road-verdict-ahead = 🏆 { $who } kam weiter.
road-verdict-tie = 🤝 Gleichstand: Niemand kam weiter.
road-verdict-nobody = Niemand von beiden ist aufgebrochen.
road-verdict-void = Ein Weg wurde für ungültig erklärt, darum wird nichts verglichen.
road-mark = -# Straße { $id } · Siegel { $seal }
road-mine-button = Meine Straße
road-again-button = Noch einmal

road-accepted = 🛤️ { $foe } hat angenommen: In { $game } seid ihr auf derselben Straße. Spiel deine, wann du willst; sie schließt { $when }.
road-over = 🛤️ Deine Straße mit { $foe } ist vorbei.
road-status-through = Du bist durch. Wie es euch beiden erging, erfahrt ihr, sobald auch { $foe } durch ist oder wenn sie { $when } schließt.
road-status-closed = Diese Straße ist vorbei.
road-line-waiting = 🛤️ Dieselbe Straße mit { $foe }, { $game }: Du bist nicht aufgebrochen; sie schließt { $when }.
road-line-underway = 🛤️ Dieselbe Straße mit { $foe }, { $game }: Du bist unterwegs; sie schließt { $when }.
road-line-finished = 🛤️ Dieselbe Straße mit { $foe }, { $game }: Du bist durch; sie schließt { $when }.
road-line-void = 🛤️ Dieselbe Straße mit { $foe }, { $game }: Deine wurde für ungültig erklärt; sie schließt { $when }.
contest-hand-road = -# 🛤️ Dieselbe Straße. Sie schließt { $when }, und was dann nicht vorbei ist, wird abgebrochen.

refusal-road-closed = Diese Straße ist geschlossen.
refusal-road-finished = Auf dieser Straße bist du schon durch.
refusal-road-not-yours = Auf dieser Straße sind zwei andere unterwegs.
refusal-road-you-are-busy = Du bist schon mit jemandem auf derselben Straße. Geh sie erst zu Ende.
refusal-road-they-are-busy = Dein Gegenüber ist schon mit jemandem auf derselben Straße.

### Was die Bilder von Kendo Duel zeigen, für alle, die sie nicht sehen.

# Die Zeichen der Plätze, der Reihe nach.
kendo-mark-1 = Kreis
kendo-mark-2 = Quadrat
kendo-mark-3 = Raute
kendo-mark-4 = Stern

kendo-frame-brown = braun
kendo-frame-red = rot
kendo-frame-purple = lila
kendo-frame-blue = blau
kendo-frame-green = grün
kendo-frame-yellow = gelb
kendo-frame-white = weiß

kendo-picture-own = Du ({ $mark })
kendo-picture-ippon = Ippon: { $points }
kendo-picture-by-hansoku = durch Hansoku: { $points }
kendo-picture-hansoku = Hansoku: { $penalties }
kendo-picture-switches = darf Karten tauschen
kendo-picture-attacks = greift jetzt an
kendo-picture-answers = antwortet jetzt
kendo-picture-draws = nimmt jetzt auf
kendo-picture-wins = hat gewonnen
kendo-picture-hand = Deine Karten: { $cards }.
kendo-picture-grey = Grau, jetzt nicht zu spielen: { $cards }.
kendo-picture-sheet = Alle Karten: { $cards }.

site-worked = Eine Partie als Beispiel
site-worked-about =
    { $seats ->
        [1] Hier spielt die Vertretung, die für Abwesende wählt.
       *[other] Auf beiden Plätzen spielt die Vertretung, die für Abwesende wählt.
    } Alles folgt aus dem Startwert `{ $seed }`: Wer ihn nachspielt, sieht dasselbe. Das sind die ersten Züge.
site-worked-whole = Die ganze Partie, Zug für Zug
site-fighters = Figuren und ihre Karten
site-commands = Befehle
site-command = Befehl
site-command-about = Was er tut
site-check-about = Nimm eine Partie, die dir der Bot mit **Als Datei behalten** gegeben hat. Sie wird hier in deinem Browser geprüft; nichts wird gesendet. Vergleiche das Siegel mit dem, das du auf der Tafel gesehen hast.
site-check-try = Oder öffne eine dieser Partien und prüfe sie dort:
site-check-no-replay = Diese Datei ist keine Partie, die der Bot herausgegeben hat.

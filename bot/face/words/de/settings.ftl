### The settings of a server.

# The name of this language in itself; every catalogue has its own.
language-name = Deutsch

game-bushido-brawl = Bushido Duels, Getümmel
    .about = Wer am Ende noch steht, gewinnt.

settings-title = ## ⚙️ Einstellungen dieses Servers
settings-hint = -# Jede Wahl gilt sofort. Laufende Partien gehen weiter, wie sie begonnen haben.
settings-channel = **Ankündigungen**: wo Treffen und Turniere ausgerufen werden.
settings-channel-placeholder = Da, wo jemand sie ausruft
settings-role = **Leitung**: Wer diese Rolle hat, darf Treffen leiten, so wie alle, die den Server verwalten.
settings-role-placeholder = Sonst niemand
settings-reports = **Meldungen**: wo die Leitung liest, was gemeldet wird. Wähle einen Kanal, den nur sie sieht.
settings-reports-placeholder = Nur über /moderieren meldungen
settings-pace = **Übliche Bedenkzeit**, wenn niemand eine andere wünscht.
settings-pace-game = Wie es zum jeweiligen Spiel passt
settings-language = **Sprache** für alles, was hier alle lesen.
settings-language-discord = Wie in Discord
settings-games = **Spiele**, die hier begonnen werden dürfen.
settings-honor = **Ehre** für Taten in Partien.
settings-honor-on = Wird gezählt
settings-honor-off = Wird nicht gezählt
settings-threads = **Züge**: wo sie erzählt werden.
settings-threads-on = In einem Thread für jede Partie
settings-threads-off = Im Kanal
settings-pictures = **Bilder** in dem, was hier gepostet wird.
settings-pictures-on = Werden gezeigt
settings-pictures-off = Bleiben weg; Worte sagen alles
settings-changes-button = Was geändert wurde

settings-channel-lost = ⚠️ Den Kanal für Ankündigungen gibt es nicht mehr. Bis du einen anderen wählst, stehen sie da, wo jemand sie ausruft.
settings-channel-closed = ⚠️ In { $channel } darf ich nicht schreiben. Erlaub es mir, oder wähle einen anderen Kanal für Ankündigungen.
settings-role-lost = ⚠️ Die Rolle der Leitung gibt es nicht mehr. Wähle eine andere, wenn du eine willst.
settings-reports-lost = ⚠️ Den Kanal für Meldungen gibt es nicht mehr. Bis du einen anderen wählst, findet die Leitung sie mit `/moderieren meldungen`.
settings-threads-refused = ⚠️ In { $channel } konnte ich keinen Thread öffnen, darum standen die Züge einer Partie im Kanal. Dort brauche ich die Rechte, öffentliche Threads zu erstellen und in Threads zu schreiben.

thread-name = ⚔️ { $players }

changes-title = ## 🗒️ Was geändert wurde
changes-none = Hier wurde noch nie etwas geändert.
changes-line = { $when } { $who }: { $setting }, { $was } → { $became }
changes-page = -# Seite { $page } von { $pages }
changes-newer = Neuere
changes-older = Ältere
changes-back = Zurück

changed-channel = Ankündigungen
changed-role = Leitung
changed-reports = Meldungen
changed-pace = übliche Bedenkzeit
changed-language = Sprache
changed-games = ausgeschlossene Spiele
changed-honor = Ehre
changed-threads = Züge in Threads
changed-pictures = Bilder
changed-to-nothing = nichts
changed-to-on = an
changed-to-off = aus

refusal-not-organiser = Das ist der Leitung dieses Servers vorbehalten.
refusal-not-manager = Einstellungen sehen und ändern kann nur, wer diesen Server verwalten darf. Zum Spielen brauchst du sie nicht.
refusal-game-not-allowed = Dieses Spiel wird hier nicht gespielt: Die Leitung dieses Servers hat es ausgeschlossen.
refusal-game-unfit = Dieses Spiel lässt sich so nicht spielen. Wähle eines aus der Liste.
refusal-role-everyone = Diese Rolle haben alle. Wähle eine, die nur die Leitung hat.

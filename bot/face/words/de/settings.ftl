### The settings of a server.

# The name of this language in itself; every catalogue has its own.
language-name = Deutsch

game-bushido-brawl = Bushido Duels, Getümmel
    .about = Wer am Ende noch steht, gewinnt.

settings-page-set-up =
    .title = ## ⚙️ Einstellungen hier
settings-page-games =
    .title = ## ⚙️ Spiele auf diesem Server
settings-page-duels = Duelle
    .title = ## ⚙️ Einstellungen für Duelle
settings-page-reports = Meldungen
    .title = ## ⚙️ Einstellungen für Meldungen
settings-page-every-day = Täglich
    .title = ## ⚙️ Jeden Tag und jede Woche
settings-hint = -# Jede Wahl gilt sofort, für kommende Partien.
settings-channel = **Ankündigungen** stehen hier
settings-channel-placeholder = Da, wo jemand sie ausruft
settings-role = **Leitung**, wer diese Rolle hat
settings-role-placeholder = Sonst niemand
settings-reports = **Meldungen**: wo die Leitung liest, was gemeldet wird. Wähle einen Kanal, den nur sie sieht.
settings-reports-placeholder = Nur über /moderieren meldungen
settings-pace = **Übliche Bedenkzeit**, wenn niemand eine andere wünscht.
settings-pace-game = Wie es zum jeweiligen Spiel passt
settings-language = **Sprache**, die hier alle lesen
settings-language-discord = Wie in Discord
settings-language-now = { $own }: { $language }
settings-games = **Spiele**, die hier begonnen werden dürfen.
settings-games-now = **Spiele**: { $played } von { $games }
settings-games-button = Wählen
settings-honor = **Ehre** für Taten in Partien.
settings-honor-on = Wird gezählt
settings-honor-off = Wird nicht gezählt
settings-threads = **Züge** werden hier erzählt
settings-threads-on = Je Partie in einem Thread
settings-threads-off = Im Kanal
settings-pictures = **Bilder** in dem, was hier gepostet wird.
settings-pictures-on = Werden gezeigt
settings-pictures-off = Bleiben weg; Worte sagen alles
settings-zone = **Zeitzone** dieses Servers: { $zone }
settings-zone-field = Zeitzone dieses Servers
settings-zone-field-hint = Ihr Name, etwa Europe/Berlin oder America/New_York.
settings-morning = **Morgen**: wann Neuigkeiten kommen. Um Mitternacht UTC beginnt ein neues Rätsel.
settings-morning-news = **Jeden Morgen**: Rätsel und Kampf des Tages, mit der Lösung von gestern
settings-morning-news-on = Angekündigt
settings-morning-news-off = Nicht angekündigt
settings-week-news = **Jeden Montag**: die Woche in einer Nachricht
settings-week-news-on = Gepostet
settings-week-news-off = Nicht gepostet
settings-changes-button = Änderungen

settings-channel-lost = ⚠️ **Ankündigungen**: Den Kanal gibt es nicht mehr; sie stehen da, wo jemand sie ausruft. Wähle einen anderen.
settings-channel-wanted = ⚠️ **Ankündigungen**: Wähle einen Kanal für das, dessen Kanal gelöscht wurde.
settings-role-lost = ⚠️ **Leitung**: Die Rolle gibt es nicht mehr.
settings-role-unseen = **Leitung**: Zeig dieser Rolle `/leiten` und `/moderieren` unter *Servereinstellungen → Integrationen*.
settings-reports-lost = ⚠️ Den Kanal für Meldungen gibt es nicht mehr. Bis du einen anderen wählst, findet die Leitung sie mit `/moderieren meldungen`.
settings-reports-closed = ⚠️ In { $channel } darf ich nicht schreiben. Gib mir dort **Kanal ansehen** und **Nachrichten senden**, oder wähle einen anderen Kanal für Meldungen. Bis dahin findet die Leitung sie mit `/moderieren meldungen`.
settings-closed = ⚠️ In { $channels } kann ich nicht schreiben: Gib mir **Kanal ansehen** und **Nachrichten senden**.
settings-news-nowhere = ⚠️ Wähle erst einen Kanal für Ankündigungen; ohne ihn wird nichts gepostet.
settings-threads-refused = ⚠️ **Züge**: In { $channel } darf ich keine Threads öffnen oder nicht darin schreiben.

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
changed-zone = Zeitzone
changed-morning = Morgen
changed-morning-news = Neuigkeiten am Morgen
changed-week-news = Neuigkeiten der Woche
changed-to-games = { $left } von { $games }
changed-to-nothing = nichts
changed-to-on = an
changed-to-off = aus

refusal-not-organiser = Das ist der Leitung dieses Servers vorbehalten.
refusal-not-manager = Einstellungen sehen und ändern kann nur, wer diesen Server verwalten darf. Zum Spielen brauchst du sie nicht.
refusal-game-not-allowed = Dieses Spiel wird hier nicht gespielt: Die Leitung dieses Servers hat es ausgeschlossen.
refusal-no-game-allowed = Ein Spiel dafür wird hier nicht gespielt: Die Leitung dieses Servers hat alle ausgeschlossen.
refusal-lesson-none = Zum Ausprobieren gibt es hier nichts: Die Leitung dieses Servers hat die Spiele dafür ausgeschlossen.
refusal-game-unfit = Dieses Spiel lässt sich so nicht spielen. Wähle eines aus der Liste.
refusal-role-everyone = Diese Rolle haben alle. Wähle eine, die nur die Leitung hat.

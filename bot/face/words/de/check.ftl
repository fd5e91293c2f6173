### python -m bot check: what a host reads at the terminal. Sentences may be as long as a line; .mend says what to do.

check-grade-fine = geht
check-grade-limit = begrenzt
check-grade-fault = zu beheben
check-grade-untried = nicht versucht

check-list-fault =
    {""}
    Was zu beheben ist
check-list-limit =
    {""}
    Was Spielenden fehlt, wenn du es so lässt
check-sum =
    {""}
    { $fault ->
        [0] Nichts ist zu beheben
        [one] Eine Sache ist zu beheben
       *[other] { $fault } Sachen sind zu beheben
    }: { $fine } gehen, { $limit } begrenzt, { $untried } nicht versucht.

check-ask-server = Welcher Server? Gib seine Nummer ein:
check-ask-channel = Welcher Kanal? Gib seine Nummer ein:
check-ask-post = Jetzt kommen Nachrichten, ein Bild, ein Thread in #{ $channel }, ein Event des Servers und eine Direktnachricht an dich. Am Ende wird alles wieder entfernt. Weiter? [ja/nein]
check-ask-press = Drück bitte binnen { $seconds } Sekunden auf „Drück mich“ in #{ $channel }, oder hier auf Enter, um ohne das weiterzumachen.
check-yes = j ja y yes
check-no-number = Gib bitte eine Nummer von 1 bis { $most } ein.
check-stopping = Die Prüfung hält an und entfernt, was gepostet wurde …

## What it posts

check-posted = Das ist ein Test von der Person, die diesen Bot betreibt. Er wird gleich entfernt.
check-posted-twice = Dieser Test wird zweimal gesendet und erscheint einmal. Er wird gleich entfernt.
check-edited = Dieser Test wurde bearbeitet. Er wird gleich entfernt.
check-pictured = Das ist ein Test mit einem Bild. Er wird gleich entfernt.
check-by-dm = Das ist ein Test von der Person, die diesen Bot betreibt: Direktnachrichten erreichen dich. Er wird gleich entfernt.
check-pressing = Das ist ein Test der Buttons. Er wird gleich entfernt.
check-press = Drück mich
check-pressed = Danke, der Klick ist angekommen.
check-pressed-alone = Das siehst nur du. Der Test der Buttons ist fertig.

## What is tried

check-line-token = Discord kennt das Token
check-line-server-install = Server können den Bot hinzufügen
check-line-user-install = Niemand kann ihn nur für sich hinzufügen
check-line-invite = Zum Einladen genügt ein Klick
check-line-clicks-by-gateway = Klicks gehen an den Bot
check-line-privileged-intents = Keine unnötigen Intents
check-line-clock = Die Uhren stimmen überein
check-line-logins-left = Anmeldungen, die heute bleiben
check-line-gateway = Verbindung mit den Intents des Bots
check-line-server = Der Server
check-line-channel = Der Kanal
check-line-administrator = Keine unnötige Macht
check-line-may-view-channel = Recht: Kanal ansehen
check-line-may-send-messages = Recht: Nachrichten senden
check-line-may-attach-files = Recht: Dateien anhängen
check-line-may-read-message-history = Recht: Nachrichtenverlauf anzeigen
check-line-may-create-public-threads = Recht: Öffentliche Threads erstellen
check-line-may-send-messages-in-threads = Recht: Nachrichten in Threads senden
check-line-may-create-events = Recht: Events erstellen
check-line-member = Ein Mitglied wird nachgeschlagen
check-line-commands = Befehle sind angemeldet
check-line-commands-told-again = Discord nimmt die Befehle an
check-line-message = Eine Nachricht wird gepostet
check-line-sent-twice = Zweimal gesendet, erscheint sie einmal
check-line-edit = Eine Nachricht wird bearbeitet
check-line-picture = Ein Bild wird gepostet
check-line-picture-replaced = Ein anderes Bild tritt an seine Stelle
check-line-look-back = Gepostetes wird wiedergefunden
check-line-old-message = Eine über eine Stunde alte wird bearbeitet
check-line-thread = Ein Thread wird geöffnet
check-line-thread-message = Eine Nachricht im Thread
check-line-thread-asleep = Der Thread wird archiviert
check-line-thread-woken = Der Thread wird geweckt
check-line-thread-blind = Ein Thread ohne Nachrichtenverlauf
check-line-event = Ein Event wird erstellt
check-line-event-found = Das Event wird gefunden
check-line-event-moved = Das Event wird verschoben
check-line-event-called-off = Das Event wird abgesagt
check-line-direct-message = Eine Direktnachricht an dich
check-line-press = Ein Button wird gedrückt
check-line-cleaned-up = Alles wird wieder entfernt

## What was found

check-token-known = { $name }, Application { $id }
check-clock-right = { $seconds } s auseinander
check-logins-counted = { $left } von { $total }
check-gateway-open = { $servers ->
        [one] ein Server
       *[other] { $servers } Server
    }, { $shards ->
        [one] ein Shard
       *[other] { $shards } Shards
    }
check-server-chosen = { $name }
check-channel-chosen = #{ $name }
check-commands-known = { $number } dieser Version; zuletzt geändert am { $day }
check-commands-undated = { $number } dieser Version
check-old-message-edited = { $hours } h alt
check-thread-with-history = mit „Nachrichtenverlauf anzeigen“
check-thread-without-history = ohne „Nachrichtenverlauf anzeigen“

## Why something was not tried

check-rests-on = beruht auf: { $other }
check-unposted = du wolltest nichts posten lassen (--yes stimmt zu)
check-stopped = angehalten
check-installs-untold = Discord sagt es nicht
check-clock-untold = Discord sagt es nicht
check-no-old-message = keine der letzten 50 ist vom Bot und so alt; versuch es, wo schon gespielt wurde
check-blind-unasked = nenne einen Kanal mit --without-history
check-nobody-to-press = braucht jemanden an diesem Terminal
check-not-pressed = nicht gedrückt

## What is wrong with the application

check-token-unknown = Discord kennt dieses Token nicht. Vielleicht wurde es zurückgesetzt, oder es gehört zu nichts mehr.
    .mend = Öffne discord.com/developers/applications → deine Application → Bot → Reset Token. Kopiere das neue Token als DISCORD_TOKEN=… in .env und starte die Prüfung wieder.
check-token-misshapen = Das ist kein Token eines Bots: Es besteht aus drei Teilen mit zwei Punkten dazwischen. Application ID, Public Key und Client Secret sehen anders aus.
    .mend = Öffne discord.com/developers/applications → deine Application → Bot → Reset Token. Kopiere das ganze Token als DISCORD_TOKEN=… in .env, ohne „Bot “, Anführungszeichen und Leerzeichen.
check-server-install-off = Server können diese Application nicht hinzufügen: Guild Install ist aus.
    .mend = Öffne discord.com/developers/applications → deine Application → Installation → Installation Contexts: Haken bei Guild Install, dann Save Changes.
check-user-install-on = Man kann diese Application für sich selbst hinzufügen (User Install). In Servern, die sie nicht hinzugefügt haben, kann der Bot nicht posten und lehnt ab.
    .mend = Öffne discord.com/developers/applications → deine Application → Installation → Installation Contexts: kein Haken bei User Install, dann Save Changes.
check-code-grant-on = Einladungen schlagen fehl, weil die Application einen Code Grant verlangt.
    .mend = Öffne discord.com/developers/applications → deine Application → Bot: Requires OAuth2 Code Grant ausschalten, dann Save Changes.
check-bot-private = Nur du kannst diesen Bot zu Servern hinzufügen (Public Bot ist aus).
    .mend = Für eigene Server ist das gut so. Damit andere ihn hinzufügen können: discord.com/developers/applications → deine Application → Bot: Public Bot einschalten, dann Save Changes.
check-endpoint-set = Klicks und Befehle gehen an eine Webadresse statt an den Bot, so dass er auf keinen antworten kann.
    .mend = Öffne discord.com/developers/applications → deine Application → General Information → Interactions Endpoint URL: Feld leeren, dann Save Changes.
check-intents-spare = Die Application hat privilegierte Intents, die dieser Bot nicht braucht. Discord prüft Bots ihretwegen.
    .mend = Öffne discord.com/developers/applications → deine Application → Bot → Privileged Gateway Intents: alle drei ausschalten, dann Save Changes.
check-intents-refused = Discord verweigert die Verbindung wegen der Intents.
    .mend = Dieser Bot verlangt keinen privilegierten Intent. Prüfe, ob du eine unveränderte Version betreibst; öffne dann discord.com/developers/applications → deine Application → Bot und speichere dort noch einmal.
check-activities-on = Für diese Application sind Activities eingeschaltet. Solange nimmt Discord keine Befehle dieses Bots an.
    .mend = Öffne discord.com/developers/applications → deine Application → Activities → Settings: Enable Activities ausschalten.
check-commands-none = Discord kennt noch keine Befehle dieses Bots, so dass niemand einen eingeben kann.
    .mend = Starte den Bot einmal mit „make run“. Er meldet seine Befehle an, und die Prüfung findet sie dann.
check-commands-differ = Discord kennt Befehle einer anderen Version. Diese sind verschieden: { $names }
    .mend = Starte den Bot mit dieser Version neu. Er meldet an, was sich geändert hat. Benutzt ein anderes Programm dieses Token, gib ihm ein eigenes.

## What is wrong with the machine or the connection

check-clock-slow = Die Uhr dieser Maschine geht { $seconds } Sekunden nach. Fristen würden falsch gezeigt und falsch eingehalten.
    .mend = Lass die Maschine ihre Uhr stellen: „sudo timedatectl set-ntp true“. Bei einem Container oder einer virtuellen Maschine auf dem Rechner darunter.
check-clock-fast = Die Uhr dieser Maschine geht { $seconds } Sekunden vor. Fristen würden falsch gezeigt und falsch eingehalten.
    .mend = Lass die Maschine ihre Uhr stellen: „sudo timedatectl set-ntp true“. Bei einem Container oder einer virtuellen Maschine auf dem Rechner darunter.
check-logins-spent = Die Anmeldungen für heute sind verbraucht. Bei einer weiteren setzt Discord das Token zurück.
    .mend = Starte den Bot { $hours } h lang nicht. Finde dann heraus, warum er so oft neu startet: Die letzten Zeilen seines Logs sagen es.
check-logins-few = Nur { $left } Anmeldungen bleiben in den nächsten { $hours } h. Nach der letzten setzt Discord das Token zurück.
    .mend = Finde heraus, warum der Bot so oft neu startet: Die letzten Zeilen seines Logs sagen es. Lass systemd zwischen zwei Starts länger warten (RestartSec).
check-gateway-closed = Discord hat die Verbindung mit dem Code { $code } beendet.
    .mend = Warte ein paar Minuten und starte die Prüfung wieder. Kommt es wieder, such den Code unter „Gateway Close Event Codes“ auf docs.discord.com.
check-unreachable = Discord ist nicht zu erreichen: { $reason }
    .mend = Prüfe das Netz dieser Maschine, ihren Proxy und ihre Firewall. Sie muss discord.com und gateway.discord.gg auf Port 443 erreichen, und ihre Uhr muss richtig gehen.
check-discord-down = Discord hat selbst Schwierigkeiten (Status { $status }).
    .mend = Sieh auf discordstatus.com nach, warte, und starte die Prüfung wieder.
check-no-answer = Discord hat binnen { $seconds } Sekunden nicht geantwortet.
    .mend = Sieh auf discordstatus.com nach, warte, und starte die Prüfung wieder. Kommt es wieder, prüfe, ob diese Maschine gateway.discord.gg auf Port 443 erreicht.
check-busy = Discord bittet diesen Bot, { $seconds } Sekunden zu warten.
    .mend = Warte so lange und starte die Prüfung wieder. Läuft der Bot, halte ihn so lange an.
check-slowed-down = Discord bittet diesen Bot, langsamer zu sein.
    .mend = Warte ein paar Minuten und starte die Prüfung wieder. Läuft der Bot, halte ihn so lange an.
check-refused = Discord hat es verweigert (Status { $status }, Code { $code }): { $text }
    .mend = Damit rechnet der Bot nicht. Bitte melde es mit dieser Zeile, damit er damit umgehen lernt.
check-ours = Die Prüfung selbst ist fehlgeschlagen: { $what }
    .mend = Das ist unser Fehler. Bitte melde ihn mit dieser Zeile.
check-unanswered = Du hast nicht geantwortet.
    .mend = Starte die Prüfung wieder, oder nenne Server und Kanal mit --server und --channel.

## What is wrong with the server

check-server-none = Der Bot ist in keinem Server.
    .mend = Öffne diese Adresse, wähle deinen Server, lass alle Haken stehen und drück auf Autorisieren: { $link }
check-server-away = Discord kann die Server dieses Bots gerade nicht zeigen (eine Störung).
    .mend = Sieh auf discordstatus.com nach, warte, und starte die Prüfung wieder.
check-server-unknown = Der Bot ist in keinem Server mit diesem Namen oder dieser ID. Er ist in: { $names }
    .mend = Nenne einen davon mit --server. Fehlt deiner, lade den Bot erst dorthin ein.
check-server-doubtful = Mehrere Server heißen so: { $names }
    .mend = Nenne ihn mit seiner ID. In Discord: Benutzereinstellungen → Erweitert → Entwicklermodus ein; dann Rechtsklick auf den Server → Server-ID kopieren.
check-server-unsaid = Der Bot ist in mehreren Servern: { $names }
    .mend = Nenne einen davon mit --server.
check-channel-none = Dieser Server hat keinen Textkanal.
    .mend = Leg in Discord einen an: + neben den Kanälen → Text.
check-channel-unknown = Es gibt keinen Textkanal mit diesem Namen oder dieser ID. Es gibt: { $names }
    .mend = Nenne einen davon mit --channel. Foren, Sprachkanäle und Threads gehen nicht.
check-channel-doubtful = Mehrere Kanäle heißen so: { $names }
    .mend = Nenne ihn mit seiner ID. In Discord: Benutzereinstellungen → Erweitert → Entwicklermodus ein; dann Rechtsklick auf den Kanal → Kanal-ID kopieren.
check-channel-unsaid = Du hast keinen Kanal genannt. Es gibt: { $names }
    .mend = Nenne einen davon mit --channel.
check-administrator = Der Bot hat das Recht `Administrator`. Er braucht viel weniger, und wer sein Token hat, könnte mit diesem Server alles machen.
    .mend = In Discord: Servereinstellungen → Rollen → die Rolle des Bots → Berechtigungen: `Administrator` ausschalten; danach einschalten, was diese Liste dann vermisst.
check-host-elsewhere = Wer den Bot betreibt, ist nicht in diesem Server, so dass kein Mitglied nachgeschlagen werden konnte.
    .mend = Tritt dem Server bei, oder nenne ein Mitglied mit --person ID.

check-may-mend = In Discord: Servereinstellungen → Rollen → { $bot } → Berechtigungen: einschalten. Dann Rechtsklick auf #{ $channel } → Kanal bearbeiten → Berechtigungen → { $bot }: kein rotes Kreuz dabei.
check-lacks-view-channel = Der Bot sieht #{ $channel } nicht. Er kann dort weder posten noch bearbeiten.
    .mend = { check-may-mend }
check-lacks-send-messages = Der Bot darf in #{ $channel } nicht schreiben. Dort erscheint weder eine Tafel noch, was aufgedeckt wird.
    .mend = { check-may-mend }
check-lacks-attach-files = Der Bot darf in #{ $channel } keine Dateien anhängen. Statt Bildern gibt es Text.
    .mend = { check-may-mend }
check-lacks-read-message-history = Der Bot darf den Nachrichtenverlauf von #{ $channel } nicht lesen. Nach einem Absturz kann eine Nachricht zweimal erscheinen, und vielleicht öffnet sich kein Thread.
    .mend = { check-may-mend }
check-lacks-create-public-threads = Der Bot darf in #{ $channel } keine Threads öffnen. Jeder Zug steht im Kanal selbst.
    .mend = { check-may-mend }
check-lacks-send-messages-in-threads = Der Bot darf in Threads von #{ $channel } nicht schreiben. Jeder Zug steht im Kanal selbst.
    .mend = { check-may-mend }
check-lacks-create-events = Der Bot darf keine Events erstellen. Turniere fehlen unter den Events des Servers (#{ $channel } und alle anderen Kanäle berührt das nicht).
    .mend = In Discord: Servereinstellungen → Rollen → { $bot } → Berechtigungen: Events erstellen einschalten.

## What is wrong with what was tried there

check-no-access = Der Bot hat hier keinen Zugang.
    .mend = In Discord: Rechtsklick auf den Kanal → Kanal bearbeiten → Berechtigungen: der Rolle des Bots Kanal ansehen geben. Dann starte die Prüfung wieder.
check-not-permitted = Discord sagt, dass ein Recht fehlt, obwohl es die Zeilen oben gefunden haben.
    .mend = Vielleicht wurde es eben weggenommen. Starte die Prüfung wieder. Such in Discord unter Kanal bearbeiten → Berechtigungen nach einem roten Kreuz beim Bot oder einer seiner Rollen.
check-channel-gone = Der Kanal oder Thread wurde während der Prüfung gelöscht.
    .mend = Starte die Prüfung wieder. Löscht ein Moderationsbot, was dieser Bot postet, lass ihn eine Ausnahme machen.
check-message-gone = Die Nachricht wurde während der Prüfung gelöscht.
    .mend = Starte die Prüfung wieder. Löscht ein Moderationsbot, was dieser Bot postet, lass ihn eine Ausnahme machen.
check-posted-double = Discord hat eine Nachricht zweimal gezeigt, die zweimal gesendet wurde. Nach einem Absturz könnten Nachrichten doppelt zu sehen sein.
    .mend = Du kannst das nicht beheben. Bitte melde es.
check-picture-kept = Das erste Bild ist neben dem zweiten stehen geblieben.
    .mend = Du kannst das nicht beheben. Bitte melde es.
check-not-found-again = Eine eben gepostete Nachricht war im Kanal nicht zu finden.
    .mend = Starte die Prüfung wieder. Löscht ein Moderationsbot, was dieser Bot postet, lass ihn eine Ausnahme machen.
check-old-edits-spent = In diesem Kanal wurden eben zu viele über eine Stunde alte Nachrichten bearbeitet.
    .mend = Der Bot wartet dann von selbst. Starte die Prüfung in einer Minute wieder, oder in einem ruhigeren Kanal.
check-thread-needs-history = Ohne „Nachrichtenverlauf anzeigen“ lässt Discord den Bot keinen Thread öffnen. Züge stehen dort im Kanal.
    .mend = In Discord: Rechtsklick auf den Kanal → Kanal bearbeiten → Berechtigungen: der Rolle des Bots Nachrichtenverlauf anzeigen geben.
check-too-many-threads = Der Server hat so viele offene Threads, wie Discord erlaubt.
    .mend = Öffne in Discord die Liste der Threads deiner Kanäle und schließ, was niemand braucht.
check-thread-awake = Eine Nachricht in einem archivierten Thread ließ sich bearbeiten; der Bot rechnet dort mit einer Absage.
    .mend = Nichts geht kaputt. Bitte melde es, damit der Bot eine Anfrage sparen kann.
check-blind-unknown = Für --without-history gibt es nicht genau einen Textkanal mit diesem Namen oder dieser ID.
    .mend = Nenne einen Textkanal des Servers mit seiner ID.
check-blind-sees = Der Bot darf den Nachrichtenverlauf des Kanals lesen, den du mit --without-history genannt hast.
    .mend = In Discord: Rechtsklick auf diesen Kanal → Kanal bearbeiten → Berechtigungen: bei Nachrichtenverlauf anzeigen ein rotes Kreuz für die Rolle des Bots setzen, oder die Option weglassen.
check-too-many-events = Der Server hat 100 Events, und mehr erlaubt Discord nicht.
    .mend = Drück in Discord oben bei den Kanälen auf Events und entferne, was vorbei ist.
check-event-not-found = Ein eben erstelltes Event ist nicht unter den Events des Servers.
    .mend = Starte die Prüfung wieder. Kommt es wieder, melde es bitte.
check-dm-closed = Discord stellt dir die Direktnachricht des Bots nicht zu.
    .mend = In Discord: Rechtsklick auf den Server → Privatsphäre-Einstellungen → Direktnachrichten einschalten. Hast du den Bot blockiert, heb das auf. Nimmst du mit Absicht keine an, nenne ein anderes Mitglied mit --person ID.
check-dms-too-fast = Discord sagt, dass der Bot zu schnell Direktnachrichten öffnet.
    .mend = Warte zehn Minuten und starte die Prüfung wieder. So lange steht die Hand hinter dem Button „Hand“.
check-press-late = Dein Klick kam an, aber etwas anderes hatte schon geantwortet, oder die Antwort kam nach drei Sekunden.
    .mend = Halte den laufenden Bot an und starte die Prüfung wieder. Läuft keiner, ist diese Maschine oder ihr Netz zu langsam.
check-stays = Nicht alles ließ sich entfernen.
    .mend = Such in Discord im Kanal, unter den Events und in deinen Direktnachrichten nach „{ $mark }“ und lösch es von Hand. Auch die nächste Prüfung entfernt, was sie findet.
check-thread-stays = Der Thread „{ $name }“ ist leer und archiviert; ihn zu löschen, braucht Threads verwalten, und der Bot braucht das sonst nicht.
    .mend = In Discord: Threads des Kanals → archiviert → Rechtsklick → Thread löschen. Oder lass ihn: Er ist aus den Augen.

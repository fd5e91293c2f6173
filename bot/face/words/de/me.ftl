## One's own time

refusal-me-zone-unknown = So eine Zeitzone kenne ich nicht. Nimm eine aus der Liste, zum Beispiel Europe/Berlin.
refusal-me-hours-wrong = Ruhezeiten können höchstens { $most } Stunden am Tag dauern, und Anfang und Ende müssen verschieden sein.
refusal-me-days-wrong = Höchstens { $most } Tage der Woche können Ruhetage sein.
refusal-leave-wrong = Ein Urlaub beginnt innerhalb von drei Monaten und dauert höchstens { $days } Tage.
refusal-leave-already = Du hast schon einen Urlaub angekündigt. Beende den erst.
refusal-leave-used-up = So viel Urlaub hast du nicht mehr; in jedem Jahr sind es { $days } Tage.
refusal-leave-none = Du bist nicht im Urlaub.
refusal-leave-past = Dieser Urlaub wäre schon vorbei.
refusal-me-not-yours = Diese Einstellungen gehören jemand anderem. Deine öffnest du mit `/ich`.
refusal-me-time-unreadable = „{ $text }“ kann ich nicht als Uhrzeit lesen. Schreib sie so: 22:30.
refusal-me-day-unreadable = „{ $text }“ kann ich nicht als Tag lesen. Schreib ihn so: 2027-03-05.
refusal-challenge-taken-from-nobody = Diese Person nimmt gerade keine Herausforderungen an.
refusal-challenge-taken-from-clan = Diese Person nimmt nur aus dem eigenen Clan Herausforderungen an.
refusal-reliability-too-low = Das steht denen offen, die { $least } % ihrer Fristen einhalten; bei dir sind es { $share } %. Jede Wahl, die du rechtzeitig triffst, hebt den Wert.

## The panel of /me

me-title = ## Deine eigenen Einstellungen
me-hint = -# Das siehst nur du. Was du wählst, gilt sofort; Ruhezeiten und Ruhetage ab deinem nächsten Zug.
me-page-seen = Nachrichten
me-page-time = Zeit und Urlaub
me-page-people = Andere
me-language = **Sprache** für alles, was nur du liest
me-language-client = Wie in deinem Discord
me-challengers = **Wer dich herausfordern darf**
me-challengers-all = Alle
me-challengers-reliable = Wer { $share } % der Fristen einhält
me-challengers-clan = Mein Clan
me-challengers-nobody = Niemand
me-dms = **Direktnachrichten**
me-dms-on = Bring mir meine Hand als Direktnachricht
me-dms-off = Schreib mir nie; ich nehme den Knopf Hand auf der Tafel
me-dms-stand-open = -# An und offen, soweit ich weiß.
me-dms-stand-off = -# Ausgeschaltet. Deine Hand findest du hinter dem Knopf Hand auf der Tafel; auch Erinnerungen kommen nicht.
me-dms-stand-closed = -# Geschlossen: Die letzte ({ $since }) kam nicht an. Ich versuche es wieder bei deiner nächsten Partie, sobald du in unseren Direktnachrichten einen Knopf drückst, oder { $until }. Bis dahin findest du deine Hand hinter dem Knopf Hand auf der Tafel.
me-dms-stand-retried = -# Die letzte kam nicht an. Mit der nächsten versuche ich es wieder; deine Hand findest du auch hinter dem Knopf Hand auf der Tafel.
me-pictures = **Bilder** in dem, was nur du siehst
me-pictures-on = Zeig mir Bilder
me-pictures-off = Sag alles in Worten
me-reminders = **Erinnerungen** als Direktnachricht, eine für alle wartenden Partien
me-reminders-on = Erinnere mich, ehe die Zeit um ist
me-reminders-off = Keine Erinnerungen
me-news = **Dein Name** in den Neuigkeiten eines Servers
me-news-on = Darf genannt werden
me-news-off = Nenn mich nicht
me-days = **Ruhetage**, an denen niemand auf dich wartet
me-days-placeholder = Keine Ruhetage

me-zone = **Zeitzone**: { $zone }
me-zone-none = **Zeitzone**: keine gewählt, deine Zeiten gelten also in UTC. Ich rate sie nicht.
me-zone-button = Zeitzone
me-zone-field = Deine Zeitzone
me-zone-field-hint = Mit ihrem Namen. /ich mit der Option „{ name-option-zone }“ schlägt sie dir beim Tippen vor.
me-hours = **Ruhezeiten**: von { $begins } bis { $ends } wartet niemand auf dich
me-hours-none = **Ruhezeiten**: keine
me-hours-button = Ruhezeiten
me-hours-off-button = Keine Ruhezeiten
me-hours-begins = Ruhe ab
me-hours-ends = Bis

me-leave-none = **Urlaub**: keiner. In diesem Jahr noch übrig: { $left }.
me-leave-announced = **Urlaub**: von { $since } bis { $until }. Danach in diesem Jahr noch übrig: { $left }.
me-leave-on = **Urlaub**: bis { $until }, also { $when }. Danach in diesem Jahr noch übrig: { $left }.
me-leave-button = Urlaub nehmen
me-leave-end-button = Ich bin wieder da
me-leave-drop-button = Urlaub absagen
me-leave-first = Erster Tag
me-leave-first-hint = Leer heißt: ab sofort
me-leave-last = Letzter Tag
me-leave-last-hint = Höchstens { $days } Tage
me-leave-sure = Du wärst im Urlaub von { $since } bis { $until }. Deine Partien warten auf dich, alle bis auf die schnellsten, und alle sehen es. Von den { $year } Tagen in jedem Jahr ist danach noch übrig: { $over }. Urlaub nehmen?
me-leave-take = Urlaub nehmen
me-leave-drop = Nein

me-blocks = **Blockiert**: { $people }
me-blocks-more = { $count ->
    [one] und eine weitere Person.
   *[other] und { $count } weitere.
}
me-blocks-none = **Blockiert**: niemand. Wen du blockierst, kann dich nicht herausfordern, und du die Person auch nicht.
me-block-placeholder = Jemanden blockieren
me-blocks-placeholder = Eine Blockierung aufheben
me-reliability = **Fristen**: Du hältst { $share } % ein, die letzten zählen am meisten. Andere sehen das.
me-reliability-new = **Fristen**: Andere sehen, dass du neu hier bist, bis du { $least } davon hattest.

weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag

## What others see of one's time

manners-reliable = { $player } hält { $share } % der Fristen ein.
manners-new = { $player } ist neu hier.
manners-condition = 🎯 Offen für alle, die { $share } % der Fristen einhalten, und für Neue.
condition-share = mindestens { $share } % der Fristen eingehalten
manners-leave = 🌴 { $player } ist im Urlaub von { $since } bis { $until }; die Uhr wartet.
manners-quiet = 💤 Ruhezeiten und Ruhetage zählen nicht mit, höchstens { $most } je Zug: { $people }
manners-no-patience = ⚡ Bei dieser Bedenkzeit nimmt die Uhr auf Urlaub und Ruhezeiten keine Rücksicht: { $people }

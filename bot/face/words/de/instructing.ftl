## Was jemand im Voraus festlegt

instruct-button = Vorab
instruct-title = ### Vorab festgelegt gegen { $opponent }
instruct-none = Gerade gibt es nichts vorab festzulegen.
instruct-line = **{ $topic }**: { $settled }
instruct-line-unfinished = **{ $topic }**: { $settled } (gilt noch nicht)
instruct-more = { $settled } … und { $count } mehr
instruct-waiting = -# ⏳ Das wartet, bis du auch festlegst: { $topics }
instruct-line-suggested = **Wie vorgeschlagen**: { $topics }
instruct-line-open = **Du wirst gefragt**: { $topics }
instruct-about = -# Was du festlegst, wird für dich gewählt, sobald die Frage kommt, und sofort, wenn sie gerade offen ist. Sonst sieht es niemand. Es gilt, bis du es änderst.
instruct-placeholder = Was willst du festlegen?
instruct-ranked = Tippe in der Reihenfolge, die du willst: Das Erste, das möglich ist, wird gewählt.
instruct-single = Was soll für dich gewählt werden?
instruct-holds = Festgelegt: { $option }
instruct-list-holds = -# ✓ Gilt. Tippe etwas an, um es anzuhängen; dann ruht die Liste, bis du sie wieder gelten lässt.
instruct-list-unfinished = -# Gilt noch nicht.
instruct-finish = Liste gelten lassen
instruct-forget-ranked = Liste leeren
instruct-forget-single = Wieder fragen
instruct-back = Zurück
instruct-suggest = Vorschläge übernehmen
instruct-suggest-sure = Die Vorschläge ersetzen, was du selbst festgelegt hast zu: { $topics }.
instruct-clear = Wieder alles fragen
instruct-clear-sure = Das löscht, was du selbst festgelegt hast zu: { $topics }.

## Zusammen mit einer Wahl festgelegt

instruct-raised-about = -# Wenn du jetzt antwortest, wirst du später nicht gefragt. Du kannst es jederzeit ändern; nur du siehst es.
instruct-raised-topic = **{ $topic }**
instruct-ask-me = Frag mich
instruct-raised-settled = ✓ **{ $topic }**: { $settled }
instruct-close = Fertig
instruct-closed = 📜 Was du gegen { $opponent } festgelegt hast, gilt, bis du es änderst.

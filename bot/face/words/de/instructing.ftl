## Was jemand im Voraus festlegt

instruct-button = Vorab
instruct-title = ### Vorab festgelegt gegen { $opponent }
instruct-none = Gerade gibt es nichts vorab festzulegen.
instruct-line = **{ $topic }**: { $settled }
instruct-line-unfinished = **{ $topic }**: { $settled } (gilt noch nicht)
instruct-line-open = **{ $topic }**: du wirst gefragt
instruct-about = -# Was du festlegst, wird für dich gewählt, sobald die Frage kommt, bis du es änderst. Sonst sieht es niemand.
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

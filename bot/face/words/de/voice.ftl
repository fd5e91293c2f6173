### Was begrenzt, was ich neu für jemanden poste: eine Sperre, und Maß beim Rufen nach anderen.

refusal-muted = Die Leitung dieses Servers hat dich gesperrt: Bis <t:{ $until }:f> poste ich hier nichts Neues für dich. Was läuft, geht weiter, und antworten darfst du auch.
refusal-voice-spent = Damit es in den Kanälen ruhig bleibt, poste ich hier gerade nichts Neues für dich. Das Nächste geht <t:{ $until }:R>; was läuft, geht weiter.
refusal-voice-rests = Daraus ist vor Kurzem nichts geworden. Lass es ruhen; noch einmal fragen kannst du <t:{ $until }:R>.
refusal-challenge-enough = Hier warten schon { $most } deiner Herausforderungen auf Antwort. Warte auf eine, oder zieh eine mit `/duell zurückziehen` zurück.
refusal-clan-invited-enough = Schon { $most } Einladungen deines Clans warten auf Antwort. Warte auf eine, oder zieh eine mit `/mitgliedschaft zurückziehen` zurück.
refusal-clan-founded-enough = Du hast hier fürs Erste genug Clans gegründet. Den nächsten kannst du <t:{ $until }:R> gründen.
refusal-clan-rank-rests = Der Rang hat sich erst vor Kurzem geändert. In den Rat berufen kannst du sie oder ihn <t:{ $until }:R>.

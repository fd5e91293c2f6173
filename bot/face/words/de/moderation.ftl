### What organisers do about people and matches, and what is reported to them.

refusal-words-missing = Schreib bitte ein paar Worte.
refusal-moderate-bout = Dieses Duell gehört zu einem Treffen oder Turnier; dort legt die Leitung fest, wer gewonnen hat, oder nimmt jemanden heraus.
refusal-moderate-own = An dieser Partie bist du selbst beteiligt; darüber muss jemand anderes aus der Leitung entscheiden.
refusal-moderate-self = Das wärst du selbst.
refusal-moderate-not-muted = Diese Person ist nicht gesperrt.
refusal-report-self = Das wärst du selbst.
refusal-report-enough = Du hast schon mehreres gemeldet, das noch niemand ansehen konnte. Gib der Leitung ein wenig Zeit.
refusal-report-settled = Das hat schon jemand erledigt.

void-title = Partie annullieren
void-warning = Die Partie von { $people } endet hier, ohne Ergebnis, Ehre oder Wertung. Das lässt sich nicht zurücknehmen.
void-reason = Warum?
void-reason-hint = Es steht auf der Tafel, und der Rest der Leitung sieht es im Protokoll.

moderate-voided = Die Partie ist annulliert; ihre Tafel sagt es, mit deinem Grund.
moderate-lifted = Die Tafel ist neu gesendet, ebenso die Hände derer, die noch wählen müssen.
moderate-muted = { $name } ist gesperrt; das endet { $until }. Bis dahin poste ich hier nichts Neues für sie oder ihn: keine Herausforderungen, Lobbys oder Treffen, keine Clans, Einladungen oder Kriege. Was läuft, geht weiter, und antworten geht auch.
moderate-unmuted = { $name } ist nicht mehr gesperrt.

mute-day = ein Tag
mute-three-days = drei Tage
mute-week = eine Woche
mute-month = ein Monat

moderate-log-title = ## Was die Leitung getan hat
moderate-log-none = Noch nichts.
moderate-log-line = { $when } · { $intervention }
moderate-log-reason = -# { $reason }
moderate-match = Partie { $match }
moderate-nobody = niemand Bestimmtes
moderate-did-voided = { $who } hat annulliert: { $subject }.
moderate-did-lifted = { $who } hat neu gesendet: { $subject }.
moderate-did-muted = { $who } hat { $subject } gesperrt; das endet { $until }.
moderate-did-unmuted = { $who } hat die Sperre von { $subject } aufgehoben.
moderate-did-settled = { $who } hat eine Meldung erledigt, es ging um: { $subject }.

outcome-voided-because = Der Grund: „{ $reason }“

duel-report-button = Melden
report-form-title = Der Leitung Bescheid geben
report-field = Was ist los?
report-field-hint = Das liest nur die Leitung dieses Servers.
report-posted = Danke. Die Leitung weiß Bescheid; nur sie kann es lesen.
report-kept = Danke. Ich bewahre es für die Leitung auf; sie findet es mit `/moderieren meldungen`.
report-title = ### 🚩 Eine Meldung
report-about-person = { $when } · { $who } über { $person }
report-about-match = { $when } · { $who } über Partie { $match }
report-about-nothing = { $when } · { $who }
report-settle = Erledigen
report-settle-field = Was ist daraus geworden?
report-settled = Erledigt; was daraus wurde, steht in `/moderieren protokoll`.
report-was-settled = ✅ Erledigt.
reports-title = ## 🚩 Offene Meldungen
reports-none = Nichts ist offen.

### Honor: one's own, what deeds are worth, and the ranks it makes.

honor-title = ## 🎖️ Deine Ehre: { $amount }
honor-rank = Dein Rang: **{ $rank }**.
honor-rank-kensei = Dein Rang: **{ $rank }**, und **Kensei** dieses Servers.
honor-next = Noch { $missing } bis zum Rang **{ $rank }**.
honor-none = Noch keine Taten. Mit `/herausfordern` fängst du an!
honor-off = -# Dieser Server zählt zurzeit keine Taten. Was eingetragen ist, bleibt.
honor-entry = { $amount } · { $deed } · { $when } · { $source }
honor-entry-reversed = { $amount } · zurückgenommen: { $deed } · { $when } · { $source }
honor-source-match = Partie { $id }
honor-source-lesson = ein geführtes erstes Duell
honor-source-gathering = Treffen { $id }
honor-source-organiser = die Leitung, Treffen { $id }
honor-page = -# Seite { $page } von { $pages }
honor-newer = Neuere
honor-older = Ältere
honor-worth-button = Was Taten wert sind
honor-board-button = Rangliste
honor-own-button = Deine Ehre

worth-title = ## Was Taten wert sind
worth-line = **{ $amount }** · { $deed }
worth-note = -# Jede Tat zählt in einer Partie oder einem Treffen einmal. Korrigiert die Leitung ein Ergebnis, nimmt ein neuer Eintrag den alten zurück.
worth-ranks = ### Ränge
worth-rank-line = { $rank }: ab { $least }
worth-rank-shamed = { $rank }: unter 0

deed-fought = ein Duell zu Ende gekämpft
deed-won = ein Duell gewonnen
deed-forfeited = einem Duell ferngeblieben
deed-gave-time = dem Gegenüber Zeit geschenkt
deed-gathering-won = ein Treffen gewonnen
deed-war-won = einen Krieg der Clans gewonnen
deed-kensei = Kensei geworden
deed-daily = den Kampf des Tages zu Ende gekämpft
deed-road-won = eine Kampagne gewonnen
deed-first-duel = ein geführtes erstes Duell bis zum Ende gespielt
deed-refused = in einem Treffen ein Duell abgelehnt
deed-absent = nicht erschienen

rank-shamed = In Schande
rank-stranger = Fremdling
rank-page = Page
rank-footman = Fußvolk
rank-retainer = Gefolge
rank-samurai = Samurai
rank-banner-guard = Bannerwache
rank-captain = Schwert des Hauses
rank-house-elder = Säule des Hauses
rank-lord = Haupt des Hauses

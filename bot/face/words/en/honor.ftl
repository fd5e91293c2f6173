### Honor: one's own, what deeds are worth, and the ranks it makes.

honor-title = ## 🎖️ Your honor: { $amount }
honor-rank = Your rank: **{ $rank }**.
honor-rank-kensei = Your rank: **{ $rank }**, and the **Kensei** of this server.
honor-next = { $missing } more make you **{ $rank }**.
honor-none = No deeds yet. `/challenge` a player!
honor-off = -# This server records no deeds at the moment. Recorded deeds stay.
honor-entry = { $amount } · { $deed } · { $when } · { $source }
honor-entry-reversed = { $amount } · taken back: { $deed } · { $when } · { $source }
honor-source-match = match { $id }
honor-source-lesson = a guided first duel
honor-source-gathering = gathering { $id }
honor-source-organiser = an organiser, gathering { $id }
honor-page = -# Page { $page } of { $pages }
honor-newer = Newer
honor-older = Older
honor-worth-button = What deeds are worth
honor-board-button = Leaderboard
honor-own-button = Your honor

worth-title = ## What deeds are worth
worth-line = **{ $amount }** · { $deed }
worth-note = -# Each deed of a match or gathering counts once. When an organiser corrects a result, a new entry takes the old one back.
worth-ranks = ### Ranks
worth-rank-line = { $rank }: from { $least }
worth-rank-shamed = { $rank }: below 0

deed-fought = fought a duel to its end
deed-won = won a duel
deed-forfeited = missed a duel
deed-gave-time = gave an opponent more time
deed-gathering-won = won a gathering
deed-war-won = won a war of clans
deed-kensei = became Kensei
deed-daily = played the fight of the day to its end
deed-road-won = won a campaign
deed-first-duel = finished a guided first duel
deed-refused = refused a duel in a gathering
deed-absent = did not show up

rank-shamed = Shamed
rank-stranger = Stranger
rank-page = Page
rank-footman = Foot Soldier
rank-retainer = Retainer
rank-samurai = Samurai
rank-banner-guard = Banner Guard
rank-captain = Captain
rank-house-elder = House Elder
rank-lord = Lord

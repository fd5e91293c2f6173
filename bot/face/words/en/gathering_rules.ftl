### Gatherings in the rules: how they are played, and the rulings of this house.

rules-gatherings = Gatherings
    .text =
        Several duels under one roof. Create one with `/gathering create`; once enough players have joined, its host or an organiser begins it. Everyone keeps one fighter to the end.

        The **Bushido Duels** are for { $duels } fighters. Everyone throws three dice; the highest challenges first. Accept a challenge, and you fight at once; refuse, and you lose { $refusal } health each time. Below 1 you are **dishonored** and out. The challenger goes on until a player accepts; then the next highest without an opponent challenges. All who still stand after the last duel win.

        The **Clash of the Clans** is for { $clash } fighters. Everyone throws three dice: the higher half is one clan, the lower half the other. Challenges work as above, but only against the other clan. Winners return to { $health } health for the next round; players without an opponent wait for it. The last clan standing wins.

        The **Kyoto Grand Tournament** is for { $kyoto }. Pairs are drawn at random each round, and winners go on at { $health } health. The last one standing is **Kensei**.

        In a **Hardcore** Clash or Kyoto wounds stay: winners go on with the health they have left.

        Winning a gathering earns { $gathering-won } honor, becoming Kensei { $kensei } more. Refusing costs { $refused }, missing a duel { $absent }. You have as long to challenge or answer as for a turn. If you miss your first { $show } choices of a duel, you count as absent. A duel that goes on too long for its pace is decided as it stands.

rules-gathering-rulings = Rulings on gatherings
    .text = What the game leaves open about gatherings and tournaments, and how this house decides it.

ruling-ties-when-due = Players who tie for challenging first throw again when their turn comes, if it still matters.
ruling-asked-again = If you refuse, the same challenger may ask you again once all others have refused as well.
ruling-everyone-refused = A challenger goes on until an opponent accepts or no one is left.
ruling-unopposed = If you find no opponent, for instance after a removal leaves an odd number, you stand without a duel.
ruling-begins-at-once = A duel begins as soon as it is accepted, while others are still challenging.
ruling-silence = If a challenger chooses no one in time, dice do. If you do not answer a challenge, you accept it.
ruling-leaver = If you drop out, you are out for good. Your opponent wins, at the health that duel began with.
ruling-no-show = If you do not show up for a duel, you lose it. If neither player does, neither goes on.
ruling-drawn-duels = In Duels and Clash, players with health left after a drawn or stopped duel still stand.
ruling-waiting-restored = Players who sat out a round of a Clash are restored with the winners.
ruling-shared-victory = A clan’s knocked-out fighters share its victory. Those who dropped out, were absent or were dishonored do not.
ruling-nobody-left = If the last fighters of both sides go out together, no one wins.
ruling-stalemate = If no one goes out for { $quiet } rounds of a Clash, the clan with more fighters wins, then the one with more health, then dice decide.
ruling-by-rating = In draws by rating, the best player left meets the last, the second best the last but one, and so on.
ruling-byes = As many players rest as bring the next round to a power of two. Those who have rested least rest first.
ruling-late-entry = Until the first round ends, a latecomer meets a resting player or waits in reserve.
ruling-reserves = The first in reserve replaces a player who leaves an open duel of the first round.
ruling-replay-once = A drawn duel of a tournament is fought again once, from the health both began it with.
ruling-drawn-twice = If it is drawn again, more health wins, then three dice decide. The winner goes on with at least 1.
ruling-time-up = If time runs out in a tournament duel, it is decided as if it had been drawn twice.
ruling-paused = During a pause duels may end, but no one can be late and no round is drawn.
ruling-override = An organiser may name the winner of a duel until the next duel that depends on it is decided.
ruling-undo = Taking a decision back may redraw a round, as long as nothing in that round is decided.
ruling-latest-end = Nothing that players do adds rounds to a tournament.
ruling-taken-out = A player whom an organiser removes counts as dropped out. Everyone can see the reason.
ruling-nine-cards = Every duel of a gathering begins with all { $cards } cards in hand, even in Hardcore: only wounds stay.
ruling-tied-again = Players who tie again for the last place in a clan throw again. For all others the throw counts.
ruling-tied-only = A new throw only ranks those who were tied. They stay ahead of all who threw lower.
ruling-house-stands-in = Where the house stands in, nobody rests: in an odd number one player meets the house, and goes on only by beating it. A late player takes its place while that duel is open.
ruling-reserve-seated = An organiser may seat a reserve in any round until a choice is made in the duel. The reserve begins at full health.

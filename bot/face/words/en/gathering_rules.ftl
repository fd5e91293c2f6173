### Gatherings in the rules: how they are played, and what this house has decided about them.

rules-gatherings = Gatherings
    .text =
        Several duels under one roof. `/gathering create` calls one; whoever called it, or an organiser, lets it begin once the right number has come. Everyone keeps one fighter to the end.

        The **Bushido Duels** take { $duels } fighters. Everyone throws three dice, and the highest challenges somebody first. Whoever is challenged accepts, and the two fight at once; or refuses, and loses { $refusal } health each time. Below 1 that fighter is **dishonored** and out. The challenger goes on until somebody accepts; then the next highest without an opponent challenges. Whoever stands when all duels are fought has won.

        The **Clash of the Clans** takes { $clash }. Three dice for everyone: the upper half is one clan, the rest the other. Challenges as above, but only across. Whoever wins is back at { $health } health and goes on to the next round; whoever found no opponent waits for it. The last clan standing wins.

        The **Kyoto Grand Tournament** takes { $kyoto }. Pairs are drawn at random in each round, and winners go on at { $health } health. The last one standing is **Kensei**.

        In a **Hardcore** Clash or Kyoto wounds stay: winners go on with the health they have left.

        Winning a gathering earns { $gathering-won } honor, becoming Kensei { $kensei } more. Refusing costs { $refused }, not coming to a duel { $absent }. A challenge or an answer may take as long as a turn. Whoever lets their first { $show } choices of a duel pass never came, and a duel that drags on is decided as it stands after a time that goes with the pace.

rules-gathering-rulings = Rulings on gatherings
    .text = What the game leaves open about gatherings and tournaments, and how this house has decided it.

ruling-ties-when-due = Equal dice for who challenges first are thrown again when it comes to them, if that still matters.
ruling-asked-again = Whoever refused is asked again by the same challenger once all others have refused as well.
ruling-everyone-refused = A challenger whom everyone refuses goes on until somebody accepts or nobody is left.
ruling-unopposed = Whoever finds no opponent, for instance when a removal leaves an odd number, stands without a duel.
ruling-begins-at-once = A duel begins as soon as it is accepted, beside the challenges that go on.
ruling-silence = Dice name an opponent for a silent challenger; whoever is challenged and stays silent accepts.
ruling-leaver = Whoever drops out is out for good. The opponent wins, at the health that duel began with.
ruling-no-show = Whoever never comes to a duel loses it. If neither comes, neither goes on.
ruling-drawn-duels = In Duels and Clash, whoever has health left after a duel that was drawn or stopped still stands.
ruling-waiting-restored = Whoever waited out a round of a Clash is restored with the winners.
ruling-shared-victory = A clan’s knocked-out fighters share its victory. Those who dropped out, never came or were dishonored do not.
ruling-nobody-left = If the last of both sides go out together, nobody has won.
ruling-stalemate = After { $quiet } rounds of a Clash in which nobody goes out, the clan with more fighters wins, then the one with more health, then dice.
ruling-by-rating = Where pairs are drawn by rating, the best who is left meets the last, the second best the last but one, and so on.
ruling-byes = As many rest as bring the next round to a power of two, and first those who have rested least.
ruling-late-entry = Until the first round ends, a late comer meets somebody who rests, or waits in reserve.
ruling-reserves = The first in reserve takes the place of whoever leaves an open duel of the first round.
ruling-replay-once = A drawn duel of a tournament is fought once more, from the healths it began with.
ruling-drawn-twice = If it is drawn again, more health decides, then three dice. The winner goes on with at least 1.
ruling-time-up = A duel of a tournament that the clock stops is decided as if it had been drawn twice.
ruling-paused = During a pause duels may end, but nobody is late and no round is drawn.
ruling-override = An organiser may name the winner of a duel until the duel that this would change is decided.
ruling-undo = Taking a decision back may draw a round anew, as long as nothing in that round is decided.
ruling-latest-end = Nothing that players do makes a tournament last for more rounds.
ruling-taken-out = Whoever an organiser takes out has dropped out, and the reason is kept for everyone to see.
ruling-nine-cards = Every duel of a gathering begins with all { $cards } cards in hand. In Hardcore, too: only wounds stay.
ruling-tied-again = Whoever throws again for the last place in a clan and is level on it once more throws once more. For all others the throw counts.
ruling-tied-only = Throwing again puts only those who were level in order. They stay ahead of all who had thrown lower.

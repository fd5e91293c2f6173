### Guided lessons: a few turns against the house, with a hint at each step.

lesson-try-button = Try it
lesson-how-button = How is it played?
lesson-title = ### First duel · turn { $turn } of { $turns }
lesson-welcome = Nothing is at stake here.
lesson-hint = 💡 { $hint }
lesson-onward = On
lesson-over = ### First duel · the end
lesson-won = 🏆 **You have won.**
lesson-lost = **The house has won this time.** Now you know how it goes.
lesson-drawn = ⚖️ **Both have fallen: a draw.**
lesson-undecided = **That was the last turn.** A real duel goes on until somebody falls.
lesson-honored = 🎖️ Your first honor: **+{ $honor }**
lesson-challenge-button = Challenge somebody
lesson-challenge-how = Type `/challenge` on a server and choose somebody. They accept with a button, and then both of you get your first hand.
lesson-again-button = As somebody else
lesson-roles = ### Whom do you want to lead this time?

## The first duel of Bushido

lesson-learnt-bushido-duel = You have learnt: the wheel says who strikes, Speed who blocks, Strength how hard.
lesson-duel-wheel = Choose a card. It is **offensive** against the next { $reach } signs in this order. Above is Speed (low is fast), below Strength.
lesson-duel-speed = Slow cards strike hard; fast ones **block** while they are defensive. { $fast } is your fastest standard card, { $strong } your strongest.
lesson-duel-specials = A star marks your **special cards**, each with a rule of its own: { $cards }. Try one!
lesson-duel-spent = What you have **spent** is crossed out, and comes back once your hand is empty. The lowest row shows the { $left } cards that the house still has.
lesson-duel-last-ahead = The last turn, and you are ahead: { $own } health against { $foe }. Will you end it?
lesson-duel-last-behind = The last turn: { $own } health against { $foe }. A hard blow now!
lesson-duel-tied = Both show { $own }: a tie. Nobody is hurt, and both cards are spent.
lesson-duel-you-struck = Your { $own } was **offensive** against { $foe }, which was not faster (Speed { $theirs } against { $yours }) and could not block: **{ $damage }** damage.
lesson-duel-you-blocked = Your { $own } was **offensive**, but { $foe } was faster (Speed { $theirs } against { $yours }) and blocked { $block } of { $strength }: **{ $damage }** damage.
lesson-duel-house-struck = { $foe } was **offensive** against your { $own }, which was not faster (Speed { $yours } against { $theirs }) and could not block: you lose **{ $damage }**.
lesson-duel-house-blocked = { $foe } was **offensive**, but your { $own } was faster (Speed { $yours } against { $theirs }) and blocked { $block } of { $strength }: you lose **{ $damage }**.
lesson-duel-by-rule = A special card has a rule of its own: read the picture from top to bottom. You lose **{ $lost }**, the house **{ $dealt }**.

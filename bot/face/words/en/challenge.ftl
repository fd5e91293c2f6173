challenge-title = ## ⚔️ A challenge
challenge-open = { $challenger } challenges { $opponent } to a duel: { $game }, { $pace }.
challenge-lapses = { $opponent }, accept or refuse. If you do not answer, the challenge lapses { $when }.
challenge-sealed-fighter = { $challenger } has chosen a fighter, to be shown when the duel begins. { $opponent }, accept or refuse. If you do not answer, the challenge lapses { $when }.
challenge-was-accepted = { $opponent } accepted. The duel is on.
challenge-was-refused = { $opponent } refused the challenge from { $challenger }.
challenge-was-refused-because = { $opponent } refused the challenge from { $challenger }: “{ $reason }”
challenge-was-withdrawn = { $challenger } withdrew the challenge to { $opponent }.
challenge-was-lapsed = { $opponent } did not answer in time, so the challenge from { $challenger } has lapsed.
challenge-open-to-all = { $challenger } is looking for an opponent: { $game }, { $pace }.
challenge-lapses-to-all = The first player to accept is the opponent. If no one does, the challenge lapses { $when }.
challenge-sealed-fighter-to-all = { $challenger } has chosen a fighter, to be shown when the duel begins. The first player to accept is the opponent. If no one does, the challenge lapses { $when }.
challenge-near = Only for players within { $points } points of their rating.
challenge-anybody = anybody
challenge-was-withdrawn-to-all = { $challenger } is no longer looking for an opponent.
challenge-was-lapsed-to-all = No one accepted the challenge from { $challenger } in time, so it has lapsed.

challenge-accept = Accept
challenge-refuse = Refuse
challenge-withdraw = Withdraw
challenge-to-board = To the duel

role-choose = ### Choose your fighter
challenge-role-hint = Both fighters are shown together when the duel begins.
role-placeholder = Your fighter
role-chance = Random fighter
role-sheets = See the cards
role-play = Play { $name }
role-beginners = For beginners. { $short }
challenge-accepted-private = The duel begins.
challenge-refused-private = You refused the challenge.
challenge-withdrawn-private = You withdrew the challenge.

challenge-refuse-title = Refuse the challenge
challenge-refuse-ready = A reason, if you like
challenge-refuse-ready-placeholder = No reason
challenge-refuse-own = Or in your own words
challenge-refuse-own-placeholder = Shown in the channel

refusal-reason-busy = I have no time just now.
refusal-reason-enough-duels = I have enough matches under way.
refusal-reason-other-pace = Another pace would suit me better.
refusal-reason-other-time = Ask me again another day.
refusal-reason-not-with-you = I would rather not.

challenge-which = You have several open challenges. Which one?
challenge-which-placeholder = The challenge
challenge-line-from = From { $name }, { $pace }
challenge-line-to = To { $name }, { $pace }

game-bushido-duel = Bushido Duels
    .about = Knock your opponent out to win.

pace-blitz = five minutes a turn
pace-hours = eight hours a turn
pace-day = a day a turn
pace-three-days = three days a turn
pace-week = a week a turn
pace-bank = three days in the bank, plus half a day each turn

block-done = { $name } can no longer challenge you. `/privacy unblock` lifts the block.
unblock-done = { $name } may challenge you again.
challenge-setup = ⚙️ Settings: { $setup }

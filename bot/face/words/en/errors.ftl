### What people are told when something is not possible.

error-unexpected = Something went wrong on my side. You have lost nothing; please try again. If it happens again, give this number to the person who runs me: { $reference }
error-storage = I cannot save anything right now. Please try again in a minute.
refusal-old-control = This button is from an older version of me and no longer works. Use the one on the newest message.
refusal-command-outdated = This command has changed since your client last looked. Wait a minute, then try again.
refusal-form-late = That took me too long, so the form cannot open. Please press again, or send the command again.
refusal-guild-only = This works in a server, not in a direct message.
refusal-elsewhere = I only play in servers that have added me, and this one has not. Ask a server manager to add me. Nothing was saved.
refusal-unknown-option = I do not know “{ $text }”. Choose one from the list.

## Challenges

refusal-challenge-self = You would be a formidable opponent for yourself, but it takes two. Challenge another player.
refusal-challenge-already-open = You have already challenged them. Wait for an answer, or withdraw that challenge first.
refusal-challenge-already-open-to-all = You are already looking for an opponent in this game. Wait until someone accepts, or withdraw that challenge first.
refusal-challenge-not-open-to-you = You cannot take up this challenge just now. A challenger can ask for players of about their rating, from their clan, or who keep their deadlines; organisers can mute players; and some pairs do not play each other. Challenge someone else with `/challenge`.
refusal-challenge-near-unrated = This game has no ratings, so no player is nearer than another. Leave out *near*.
refusal-queue-gone = You are not waiting for this game: you left, your wait ended, or your match has begun. Its board has the same seal.
refusal-person-bot = Bots do not play. Choose a person.
refusal-person-not-here = They are not in this server. Choose someone who is.
refusal-challenge-none-for-you = No one is waiting for an answer from you.
refusal-challenge-none-by-you = You have no open challenge.
refusal-challenge-blocked = They do not take challenges from you.
refusal-challenge-you-blocked = You have blocked them. Lift the block first if you want to duel.
refusal-challenge-not-for-you = This challenge is for another player.
refusal-challenge-not-yours = Only the challenger can withdraw this challenge.
refusal-challenge-accepted = This challenge has already been accepted.
refusal-challenge-refused = This challenge has already been refused.
refusal-challenge-withdrawn = The challenger withdrew this challenge.
refusal-challenge-lapsed = This challenge went unanswered for too long and has lapsed.
refusal-challenge-forgotten = That player’s data was deleted, so they cannot be challenged.
refusal-challenge-gone = This challenge is no longer open.

refusal-block-self = You cannot block yourself.
refusal-block-already = You have already blocked them.
refusal-block-none = You have not blocked them.

## Duels

refusal-duel-gone = I cannot find this match.
refusal-rematch-of-gathering = That duel was part of a gathering, which has no rematches. Use `/challenge` for a duel of your own.
refusal-duel-over = This match is over.
refusal-not-your-duel = You are not playing in this match.
refusal-turn-played = That turn has been played with your choice. The newest message has the current turn.
refusal-turn-passed = That turn is over. The newest message has the current turn.
refusal-no-duels = You have no match under way. Challenge a player with `/challenge`.
refusal-instruction-gone = That can no longer be settled.
refusal-instruction-empty = There is nothing on the list yet.
refusal-nothing-owed = You have nothing to choose right now.

## Told by the rules

refusal-rejection-game-over = This match is over.
refusal-rejection-already-out = You are out of this match; the others go on without you.
refusal-rejection-choices-missing = Not everyone has chosen yet.
refusal-rejection-choice-illegal = That is not one of your choices.
refusal-rejection-seats-wrong = This game is not played by { $seats }.
refusal-rejection-fighter-unknown = There is no such fighter. Choose one from the list.
refusal-rejection-health-wrong = A duel starts with 1 to { $most } health, not { $health }.
refusal-rejection-blood-on-the-road = The Blood module cannot be played on the Road.

## Lobbies

refusal-lobby-gone = This lobby is no longer open.
refusal-lobby-none = No lobby is open on this server. Open one with `/brawl`.
refusal-lobby-already-open = You already have an open lobby. Start it or leave it first.
refusal-lobby-full = All { $most } places are taken.
refusal-lobby-not-in = You are not in this lobby.
refusal-lobby-not-host = Only the host can start this lobby.
refusal-lobby-too-few = You need at least { $least } players. Wait for more.
refusal-lobby-places-wrong = A table of this game with the house has { $least } to { $most } seats.
refusal-practice-no-level = The house does not play this game at that level. `/practice` shows those it plays.
refusal-solo-no-dms = I cannot reach you by DM right now. Play on here instead.
refusal-solo-shared = You can show a solo match once, after it is over.
refusal-contest-gone = I cannot find this contest.
refusal-contest-closed = This contest is closed. `/solo daily` leads to today’s.
refusal-contest-spent = You fought this one before I forgot you. The next is tomorrow.
refusal-puzzle-unanswered = You have not answered that puzzle. `/puzzle` shows today’s.
refusal-puzzle-over = That puzzle’s day is over. `/puzzle` shows today’s.
refusal-puzzle-sum = Your points add up to { $sum }, not { $points }. Nothing was counted: divide them again.
refusal-puzzle-number = Write whole numbers from 0 to { $points }. Nothing was counted: divide them again.
refusal-puzzle-spent = You answered this one before I forgot you. The next is tomorrow.
refusal-contest-not-closed = Others can still play the same fight. You can show yours after the contest closes.
refusal-campaign-none = You have no campaign under way here. Start one with `/solo campaign`.
refusal-campaign-not-yours = That is another player’s campaign.
refusal-campaign-over = That campaign is already over.
refusal-courtesy-alone = This is a solo match, so there is no one to agree with.
refusal-setup-unfit = This game does not have that setting. Choose from the list, or leave it out.
refusal-setup-not-in-campaign = A campaign decides that itself. Choose from the list, or leave it out.

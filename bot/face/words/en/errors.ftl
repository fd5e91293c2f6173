### What people are told when something is not possible.

error-unexpected = Something went wrong on my side. Nothing of yours is lost; please try again. If it happens again, tell whoever runs me this number: { $reference }
error-storage = I cannot write anything down just now. Please try again in a minute.
refusal-old-control = This button is from an older version of me and does nothing any more. The newest message has the one that works.
refusal-command-outdated = This command has changed since your client last looked. Wait a minute, then try again.
refusal-form-late = That took me too long, and the form cannot open any more. Please press again, or send the command again.
refusal-guild-only = This works in a server, not in a direct message.
refusal-elsewhere = I play only in servers that have added me, and this is none of them. Ask someone who manages it to add me. Nothing was saved.
refusal-unknown-option = I do not know “{ $text }”. Choose one from the list.

## Challenges

refusal-challenge-self = You would be a formidable opponent for yourself, but it takes two. Challenge somebody else.
refusal-challenge-already-open = You have challenged them already. Wait for an answer, or withdraw that challenge first.
refusal-person-bot = Bots do not play. Choose a person.
refusal-person-not-here = They are not in this server. Choose someone who is.
refusal-challenge-none-for-you = Nobody is waiting for an answer from you.
refusal-challenge-none-by-you = You have no open challenge.
refusal-challenge-blocked = They do not take challenges from you.
refusal-challenge-you-blocked = You have blocked them. Lift the block first if you want to duel.
refusal-challenge-not-for-you = This challenge is meant for somebody else.
refusal-challenge-not-yours = Only the challenger can withdraw this challenge.
refusal-challenge-accepted = This challenge was accepted already.
refusal-challenge-refused = This challenge was refused already.
refusal-challenge-withdrawn = The challenger took this challenge back.
refusal-challenge-lapsed = This challenge went unanswered for too long and has lapsed.
refusal-challenge-forgotten = Whoever that was is not known here any more, and cannot be challenged.
refusal-challenge-gone = This challenge is not open any more.

refusal-block-self = You cannot block yourself.
refusal-block-already = You have blocked them already.
refusal-block-none = You have not blocked them.

## Duels

refusal-duel-gone = This match cannot be found.
refusal-rematch-of-gathering = That duel belonged to a gathering, which goes on without a rematch. `/challenge` asks for a duel of your own.
refusal-duel-over = This match is over.
refusal-not-your-duel = You do not take part in this match.
refusal-turn-played = That turn has been played, with what you had chosen. The newest message has the current one.
refusal-turn-passed = That turn is over. The newest message has the current one.
refusal-no-duels = You have no match going on. Challenge somebody with `/challenge`.
refusal-instruction-gone = That cannot be settled any more.
refusal-instruction-empty = There is nothing on the list yet.
refusal-nothing-owed = There is nothing for you to choose right now.

## Told by the rules

refusal-rejection-game-over = This match is over.
refusal-rejection-already-out = You are out of this match; the others go on without you.
refusal-rejection-choices-missing = Not everyone has chosen yet.
refusal-rejection-choice-illegal = That is not among your choices.
refusal-rejection-seats-wrong = This game is not played by { $seats }.
refusal-rejection-fighter-unknown = There is no such fighter. Choose one from the list.
refusal-rejection-health-wrong = A duel starts with 1 to { $most } health, not { $health }.
refusal-rejection-blood-on-the-road = The Blood module cannot be played on the Road.

## Lobbies

refusal-lobby-gone = This lobby is not open any more.
refusal-lobby-none = No lobby is open on this server. `/brawl` calls one.
refusal-lobby-already-open = You have a lobby open already. Start it or leave it first.
refusal-lobby-full = All { $most } places are taken.
refusal-lobby-not-in = You are not in this lobby.
refusal-lobby-not-host = Only its host can start the lobby.
refusal-lobby-too-few = It takes at least { $least }. Wait for more.
refusal-solo-no-dms = No DM reaches you at the moment. Go on here instead.
refusal-solo-shared = Only a match that you played alone can be shown, once it is over, and only once.
refusal-contest-gone = This contest cannot be found.
refusal-contest-closed = This contest is closed. `/solo daily` leads to today’s.
refusal-contest-spent = You fought this one before I forgot you. The next is tomorrow.
refusal-contest-not-closed = Others can still play the same fight. You can show yours once the contest is closed.
refusal-campaign-none = You have no campaign under way here. `/solo campaign` begins one.
refusal-campaign-not-yours = That is somebody else's campaign.
refusal-campaign-over = That campaign is over already.
refusal-courtesy-alone = You play this one alone: there is nobody to agree with.
refusal-setup-unfit = This game cannot be set up like that. Choose from the list, or leave it out.
refusal-setup-not-in-campaign = A campaign settles that by itself. Choose from the list, or leave it out.

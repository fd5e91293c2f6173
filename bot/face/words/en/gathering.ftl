## What a gathering does not allow

refusal-rejection-gathering-over = This gathering is over.
refusal-rejection-people-wrong = This gathering cannot begin with { $people }.
refusal-rejection-clans-uneven = Both clans must bring as many fighters.
refusal-rejection-ratings-wrong = Everyone who signed up needs a rating.
refusal-rejection-move-unfit = That does not belong to this kind of gathering.
refusal-rejection-not-your-turn = It is not your turn to challenge or answer.
refusal-rejection-cannot-challenge = You cannot challenge them now. Pick somebody from the list.
refusal-rejection-not-in-play = They are no longer in this gathering.
refusal-rejection-bout-unknown = That duel is decided already, or was never asked for.
refusal-rejection-not-in-bout = They do not fight in that duel.
refusal-rejection-result-wrong = That duel cannot have ended like this.
refusal-rejection-entry-closed = Nobody can enter any more.
refusal-rejection-paused = The tournament is paused.
refusal-rejection-not-paused = The tournament is not paused.
refusal-rejection-reason-missing = Give a reason; everyone will see it.
refusal-rejection-nothing-to-undo = Nothing has been decided there yet.
refusal-rejection-later-decided = A later duel that rests on it is decided already.
refusal-rejection-no-place = There is no place for them in the round that is being fought.

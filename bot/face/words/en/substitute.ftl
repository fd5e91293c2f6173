## Substitutes

substitute-title = ### 🔄 A substitute
substitute-asked-own = { $leaver } would like { $newcomer } to take over and play on from here.
substitute-asked-gone = { $leaver } has gone. { $asker } would like { $newcomer } to take over and play on from here.
substitute-terms = The seat passes on as it stands, with its cards. It takes the yes of { $newcomer } and of everyone else who still plays; then the match no longer counts for ratings or honor.
substitute-clock = -# The clock keeps running. This lapses { $when }.
substitute-agreed = ✅ { $players }
substitute-missing = ⏳ { $players }
substitute-seated = { $newcomer } has taken over from { $leaver }. The match goes on and no longer counts for ratings or honor.
substitute-refused = { $leaver } was to be replaced by { $newcomer }. It was declined.
substitute-withdrawn = { $leaver } was to be replaced by { $newcomer }. The request was withdrawn.
substitute-lapsed = { $leaver } was to be replaced by { $newcomer }. Not everyone agreed in time.
substitute-over = { $leaver } was to be replaced by { $newcomer }. Nothing came of it.

substitute-accept = Take over
substitute-agree = Agree
substitute-decline = Decline

substitute-ask = Ask { $newcomer } to take over in the match against { $opponent }? Everyone who still plays must agree. What the leaving player chose and planned is void; the match no longer counts for ratings or honor.
substitute-ask-own = Give up my seat
substitute-ask-for = Replace { $player }
substitute-which = In which match?
substitute-placeholder = Or hand your seat to …

substitute-posted = Asked. The request is with the match; the clock keeps running.
substitute-yes = Noted. It is up to the others now.
substitute-taken = The seat has changed hands. The board shows how things stand.
substitute-yours = You have taken over. Your hand comes when it is your turn; the **Hand** button on the board always opens it.
substitute-no = Noted: this player does not take over.
prompt-given-up = -# Someone has taken over your seat in the match of { $players }.

refusal-seat-given-up = You no longer play in this match: someone has taken over your seat. You can watch it on its board.
refusal-substitute-asked = A request for a substitute is already open in this match. It has to be settled first.
refusal-substitute-asked-before = That player was asked in this match before. Ask another one.
refusal-substitute-at-table = That player has played in this match already. Ask another one.
refusal-substitute-gone = This request is no longer open.
refusal-substitute-not-for-you = This request is for another player.
refusal-substitute-not-here = This match takes no substitutes: it is a solo game, or part of a gathering, a campaign or a contest.
refusal-substitute-not-them = That player cannot take over in this match. Ask another one.
refusal-substitute-not-you = You cannot take over in this match.
refusal-substitute-not-yours = It is your own seat: the others have to agree.
refusal-substitute-still-here = You can only replace a player who has left the server or has missed { $misses } deadlines in this match. Others must ask themselves.

## Reserves at a tournament

reserve-title = ### 🪑 A reserve
reserve-asked-own = { $leaver } would like { $newcomer } to take their place in { $gathering }.
reserve-asked-because = { $asker } would like { $newcomer } to take the place of { $leaver } in { $gathering }: “{ $reason }”
reserve-terms = { $newcomer } enters the tournament and { $leaver } is out of it for good. Their duel begins again. It takes the yes of { $newcomer } and of an organiser, before either player makes a choice.
reserve-organiser = an organiser
substitute-entered = { $newcomer } has taken the place of { $leaver }. The duel begins again.

reserve-ask = Give your place in the tournament to { $newcomer }? It takes their yes and an organiser’s. After that you are out of it for good.
reserve-ask-yes = Give up my place
reserve-agree = Should { $newcomer } fight in the place of { $leaver }? Then { $leaver } is out for good.
reserve-agree-yes = Seat the reserve
reserve-keep = Leave it
reserve-role-hint = You keep your fighter to the end of the tournament.
reserve-seated = Agreed. The reserve is in, and the duel begins again.
reserve-yours = You are in the tournament. Your duel begins again; your hand comes with it, and the **Hand** button on its board always opens it.

refusal-reserve-in-already = That player is or was in this tournament. Ask another one.
refusal-reserve-too-late = Too late: a choice has been made in this duel.
refusal-rejection-not-a-reserve = That player is not in reserve.

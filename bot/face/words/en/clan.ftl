### Clans: founding, invitations, the roster, the standing, wars.

## What a clan does not allow

refusal-clan-name-length = A clan’s name has { $least } to { $most } characters.
refusal-clan-name-signs = A clan’s name is made of letters and digits of any script, with spaces, hyphens, apostrophes or “&” between them.
refusal-clan-name-mixed = This name mixes letters of alphabets that look alike. Write it in one of them.
refusal-clan-name-taken = A clan of this server has that name already, or one that looks like it. Think of another.
refusal-clan-in-one-already = You are in a clan of this server already. Leave it first.
refusal-clan-none = You are in no clan of this server. Found one with `/clan create`, or wait to be invited.
refusal-clan-gone = This clan is no more.
refusal-clan-unknown = There is no such clan on this server. Pick one from the list.
refusal-clan-not-in-it = You are not in this clan.
refusal-clan-not-leader = Only the leader of the clan can do this.
refusal-clan-not-officer = Only the leader and the officers of the clan can do this.
refusal-clan-not-above = Only the leader can send officers away.
refusal-clan-no-mate = They are not in your clan.
refusal-clan-self = That is you. Pick somebody else.
refusal-clan-officer-already = They are an officer already.
refusal-clan-no-officer = They are no officer.
refusal-clan-bot = Bots join no clans. Pick a person.
refusal-clan-person-gone = They are not in this server any more, and so in none of its clans.

refusal-clan-mate-already = They are in your clan already.
refusal-clan-elsewhere = They are in another clan of this server. They would have to leave it first.
refusal-clan-invited-already = Your clan has invited them already. Wait for an answer.
refusal-clan-not-invited = Your clan has no open invitation to them.
refusal-clan-invite-none = Nobody has invited you into a clan of this server.
refusal-clan-invite-gone = This invitation is not open any more.
refusal-clan-invite-not-for-you = This invitation is meant for somebody else.
refusal-clan-invite-not-yours = Only whoever sent this invitation, the leader and the officers can take it back.
refusal-clan-invite-blocked = They do not take invitations from you.
refusal-clan-invite-you-blocked = You have blocked them. Lift the block first if you want to invite them.

refusal-war-self = A clan cannot go to war with itself.
refusal-war-too-few = { $clan } has fewer than { $size } members.
refusal-war-already-open = There is a war between your clans already that has yet to begin.
refusal-war-gone = This war is not open any more.
refusal-war-none = Your clan has agreed to no war that has yet to begin.
refusal-war-answered = This war has been accepted already. Choose your line-up.
refusal-war-not-agreed = The other clan has yet to accept this war.
refusal-war-not-yours = Only the leader and the officers of the two clans can do this, each for their own.
refusal-war-not-proposer = Only the clan that proposed this war can take it back. You can refuse it.
refusal-war-line-up-size = Choose exactly { $size } different members of your clan.

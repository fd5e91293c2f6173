### Clans: founding, invitations, the roster, the standing, wars.

clan-title = ## 🏯 { $clan }
clan-facts = { $people ->
    [one] One member
   *[other] { $people } members
  } · honor **{ $honor }** · wars won **{ $wars }** · founded { $when }
clan-victories = Won alone by its members: **{ $victories }**
clan-line-leader = 👑 { $who } · leader · honor **{ $honor }**
clan-line-officer = ⚔️ { $who } · officer · honor **{ $honor }**
clan-line-member = { $who } · honor **{ $honor }**
clan-role-leader = Leader
clan-role-officer = Officer
clan-role-member = Member

clan-lately = ### Lately
clan-chronicle-founded = { $who } founded the clan, { $when }
clan-chronicle-joined = { $who } joined, invited by { $by }, { $when }
clan-chronicle-promoted = { $by } made { $who } an officer, { $when }
clan-chronicle-demoted = { $by } made { $who } a member again, { $when }
clan-chronicle-left = { $who } left, { $when }
clan-chronicle-removed = { $by } sent { $who } away, { $when }
clan-chronicle-gone = { $who } left the server, { $when }
clan-chronicle-leads = { $who } took the lead, { $when }
clan-chronicle-ended = The clan came to its end, { $when }

clan-member-placeholder = Do something about a member
clan-to-standing = All clans
clan-leave = Leave
clan-disband = Disband
clan-promote = Make an officer
clan-demote = Make a member again
clan-hand-over = Hand the clan over
clan-remove = Send away
clan-back = Back
clan-earlier = Earlier
clan-later = Later
clan-page = { $page } of { $pages }

clan-founded = 🏯 { $who } founds the clan **{ $clan }**. `/clan invite` asks others in.
clan-promoted = ⚔️ { $who } is an officer of **{ $clan }** now.
clan-demoted = { $who } is a member of **{ $clan }** again, no longer an officer.

clan-leave-ask = Do you really leave **{ $clan }**? You would need an invitation to come back.
clan-leave-ask-leader = Do you really leave **{ $clan }**? { $heir } would lead it from then on, and you would need an invitation to come back.
clan-leave-ask-last = Do you really leave **{ $clan }**? You are the last one in it, so the clan would be no more.
clan-leave-yes = Yes, leave
clan-left = You have left **{ $clan }**.
clan-disband-ask = Shall **{ $clan }** really be no more? { $people ->
    [one] You are its only member.
   *[other] All { $people } members would be without a clan.
  } This cannot be undone.
clan-disband-yes = Yes, disband
clan-disbanded = **{ $clan }** is no more.
clan-remove-ask = Send { $who } away from **{ $clan }**? They would need an invitation to come back.
clan-remove-yes = Yes, send away
clan-removed = { $who } is no longer in **{ $clan }**.
clan-hand-over-ask = Shall { $who } lead **{ $clan }**? You would be an officer, and only they could give it back.
clan-hand-over-yes = Yes, hand over
clan-handed-over = { $who } leads **{ $clan }** now.
clan-no = No
clan-unchanged = Good. Everything stays as it is.

clan-news-leads = 👑 { $who } leads the clan **{ $clan }** now.
clan-news-ended = 🏯 The last one has left **{ $clan }**; the clan is no more.
clan-news-disbanded = 🏯 { $who } has disbanded **{ $clan }**; the clan is no more.

clans-title = ## 🏯 The clans of this server
clans-none = There are no clans here yet. `/clan create` founds one.
clans-line = { $place }. **{ $clan }** · honor **{ $honor }** · wars won { $wars } · { $people ->
    [one] one member
   *[other] { $people } members
  }
clans-line-own = { clans-line } · yours
clans-open-placeholder = Look into a clan

## Invitations

clan-invite-title = ## 🏯 An invitation
clan-invite-open = { $inviter } invites { $invited } into the clan **{ $clan }**.
clan-invite-terms = Whoever joins may be named for the clan’s wars and then says whether they will fight. Without an answer the invitation lapses { $when }.
clan-invite-was-accepted = { $invited } has joined the clan **{ $clan }**.
clan-invite-was-refused = { $invited } stays out of the clan **{ $clan }**.
clan-invite-was-withdrawn = The invitation of { $invited } into the clan **{ $clan }** was taken back.
clan-invite-was-lapsed = { $invited } did not answer in time, so the invitation into the clan **{ $clan }** has lapsed.
clan-invite-accept = Accept
clan-invite-refuse = Refuse
clan-invite-withdraw = Withdraw
clan-invite-which = You have several invitations. Which one?
clan-invite-which-placeholder = The clan
clan-joined = You are in **{ $clan }** now. `/clan roster` shows who else is.
clan-invite-refused = You stay out of **{ $clan }**.
clan-invite-withdrawn = You took the invitation back.

## Wars

war-size = { $size } against { $size }
war-title = ## ⚔️ War between { $clan } and { $foe }
war-terms = { $who } proposes it for **{ $clan }**: a Clash of { $size } against { $size }, { $pace }.
war-terms-hardcore = { $who } proposes it for **{ $clan }**: a Clash of { $size } against { $size }, { $pace }, **hardcore**: nobody is restored between rounds.
war-waits = { $leader }, who leads **{ $foe }**, or one of its officers accepts or refuses; without an answer the proposal lapses { $when }.
war-accept = Accept
war-refuse = Refuse
war-withdraw = Withdraw
war-ready = ✅ **{ $clan }** has chosen its fighters
war-choosing = 💭 **{ $clan }** has yet to choose its fighters
war-line-ups-wait = Line-ups are shown when both stand; then those named say whether they will fight. Without line-ups it lapses { $when }.
war-line-up = Choose our line-up
war-call-off = Call off
war-roll = **{ $clan }**
war-confirmed = ✅ { $who } will fight
war-named = ⏳ { $who } has yet to answer
war-places-open = 💭 { $missing ->
    [one] one fighter is missing
   *[other] { $missing } fighters are missing
  }
war-musters = The war begins when all of them will fight; until then the clans may name others. With those who will, as many of each clan, it begins { $when }, if there are { $least } of each. Whoever does not want to fight, or does not answer, loses nothing.
war-confirm = I will fight
war-decline = Not me
war-call = { $who }: you are named for the war between **{ $clan }** and **{ $foe }**. Will you fight? If you do, its duels come to you like any other. If you do not, or do not answer, it costs you nothing: the war goes on without you { $when }.
war-line-up-line = **{ $clan }**: { $who }
war-is-on = The war is on.
war-won = 🏆 **{ $clan }** has won the war.
war-won-by-none = Nobody was left standing, so no clan has won.
war-was-refused = **{ $foe }** refused this war.
war-was-withdrawn = This war was called off before it began.
war-was-lapsed = This war did not come about in time and has lapsed.
war-was-unmanned = Too few of those named would fight, so there is no war. That costs nobody anything.
war-was-void = One of the two clans is no more, so there is no war.
war-to-clash = To the Clash
war-line-up-ask = Choose { $size } fighters of **{ $clan }**. The other clan sees them when both line-ups stand.
war-line-up-placeholder = The line-up
war-line-up-mixed = For fighters of different pages use `/clan war lineup`.
war-accepted-private = Your clan has accepted. Now choose your line-up.
war-refused-private = Your clan has refused the war.
war-withdrawn-private = The war is called off.
war-lined-up-agreed = Your line-up stands. The other clan has yet to choose. You can change yours until the war begins.
war-lined-up-mustering = Both line-ups are chosen. Those named are asked whether they will fight; until the war begins you can name others.
war-lined-up-begun = Both line-ups stand, and all of them will fight. The war begins.
war-confirmed-private = You will fight. The war begins when the others have answered, too; until then you can still say no.
war-declined-private = You will not fight in this war, and it costs you nothing. Your clan may name somebody else.
war-begins = You will fight, and so will all the others. The war begins.

## What a clan does not allow

refusal-clan-name-length = A clan’s name has { $least } to { $most } characters.
refusal-clan-name-signs = A clan’s name is made of letters and digits of any script, with spaces, hyphens, apostrophes or “&” between them.
refusal-clan-name-mixed = This name mixes letters of alphabets that look alike. Write it in one of them.
refusal-clan-name-taken = A clan of this server has that name already, or one that looks like it. Think of another.
refusal-clan-in-one-already = You are in a clan of this server already. Leave it first.
refusal-clan-none = You are in no clan of this server. Found one with `/clan create`, or wait to be invited.
refusal-clan-gone = This clan is no more.
refusal-clan-unknown = There is no such clan on this server. Choose one from the list.
refusal-clan-not-in-it = You are not in this clan.
refusal-clan-not-leader = Only the leader of the clan can do this.
refusal-clan-not-officer = Only the leader and the officers of the clan can do this.
refusal-clan-not-above = Only the leader can send officers away.
refusal-clan-no-mate = They are not in your clan.
refusal-clan-self = That is you. Choose somebody else.
refusal-clan-officer-already = They are an officer already.
refusal-clan-no-officer = They are no officer.

refusal-clan-mate-already = They are in your clan already.
refusal-clan-elsewhere = They are in another clan of this server. They would have to leave it first.
refusal-clan-invited-already = Your clan has invited them already. Wait for an answer.
refusal-clan-not-invited = Your clan has no open invitation to them.
refusal-clan-invite-none = Nobody has invited you into a clan of this server.
refusal-clan-invite-gone = This invitation is no longer open.
refusal-clan-invite-not-for-you = This invitation is meant for somebody else.
refusal-clan-invite-not-yours = Only whoever sent this invitation, the leader and the officers can take it back.
refusal-clan-invite-blocked = They do not take invitations from you.
refusal-clan-invite-you-blocked = You have blocked them. Lift the block first if you want to invite them.

refusal-war-self = A clan cannot go to war with itself.
refusal-war-too-few = { $clan } has fewer than { $size } members.
refusal-war-already-open = There is a war between your clans already that has yet to begin.
refusal-war-gone = This war is no longer open.
refusal-war-none = Your clan has no war of which that could be said.
refusal-war-answered = This war has been accepted already. Choose your line-up.
refusal-war-not-agreed = The other clan has yet to accept this war.
refusal-war-not-yours = Only the leader and the officers of the two clans can do this, each for their own.
refusal-war-not-proposer = Only the clan that proposed this war can take it back. You can refuse it.
refusal-war-line-up-size = Choose exactly { $size } different members of your clan.
refusal-war-not-named = You are not named for this war, or were replaced.
refusal-war-fighter-declined = Somebody you name has said that they will not fight in this war. Name somebody else.
refusal-war-fighter-blocked = Somebody you name does not want to hear from you. Name somebody else.
refusal-war-which = Your clan has several such wars. Say against which clan.

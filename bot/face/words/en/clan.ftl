### Clans: founding, invitations, the roster, the standing, wars.

clan-title = ## 🏯 { $clan }
clan-facts = { $people ->
    [one] One member
   *[other] { $people } members
  } · honor **{ $honor }** · wars won **{ $wars }** · founded { $when }
clan-victories = Solo victories by members: **{ $victories }**
clan-line-leader = 👑 { $who } · leader · honor **{ $honor }**
clan-line-officer = ⚔️ { $who } · officer · honor **{ $honor }**
clan-line-member = { $who } · honor **{ $honor }**
clan-role-leader = Leader
clan-role-officer = Officer
clan-role-member = Member

clan-lately = ### Recently
clan-chronicle-founded = { $who } founded the clan, { $when }
clan-chronicle-joined = { $who } joined, invited by { $by }, { $when }
clan-chronicle-promoted = { $by } made { $who } an officer, { $when }
clan-chronicle-demoted = { $by } made { $who } a member again, { $when }
clan-chronicle-left = { $who } left, { $when }
clan-chronicle-removed = { $by } removed { $who }, { $when }
clan-chronicle-gone = { $who } left the server, { $when }
clan-chronicle-leads = { $who } became leader, { $when }
clan-chronicle-ended = The clan ended, { $when }

clan-member-placeholder = Manage a member
clan-to-standing = All clans
clan-leave = Leave
clan-disband = Disband
clan-promote = Make an officer
clan-demote = Make a member again
clan-hand-over = Hand over leadership
clan-remove = Remove
clan-back = Back
clan-earlier = Earlier
clan-later = Later
clan-page = { $page } of { $pages }

clan-founded = 🏯 { $who } founds the clan **{ $clan }**. Invite others with `/clan invite`.
clan-promoted = ⚔️ { $who } is now an officer of **{ $clan }**.
clan-demoted = { $who } is a member of **{ $clan }** again, no longer an officer.

clan-leave-ask = Really leave **{ $clan }**? You would need an invitation to come back.
clan-leave-ask-leader = Really leave **{ $clan }**? { $heir } would lead it, and you would need an invitation to come back.
clan-leave-ask-last = Really leave **{ $clan }**? You are its last member, so the clan would end.
clan-leave-yes = Yes, leave
clan-left = You have left **{ $clan }**.
clan-disband-ask = Really disband **{ $clan }**? { $people ->
    [one] You are its only member.
   *[other] All { $people } members would be without a clan.
  } This cannot be undone.
clan-disband-yes = Yes, disband
clan-disbanded = **{ $clan }** is disbanded.
clan-remove-ask = Remove { $who } from **{ $clan }**? They would need an invitation to come back.
clan-remove-yes = Yes, remove
clan-removed = { $who } is no longer in **{ $clan }**.
clan-hand-over-ask = Make { $who } leader of **{ $clan }**? You would be an officer, and only they could give it back.
clan-hand-over-yes = Yes, hand over
clan-handed-over = { $who } now leads **{ $clan }**.
clan-no = No
clan-unchanged = Nothing has changed.

clan-news-leads = 👑 { $who } now leads the clan **{ $clan }**.
clan-news-ended = 🏯 The last member has left **{ $clan }**; the clan is no more.
clan-news-disbanded = 🏯 { $who } has disbanded the clan **{ $clan }**.

clans-title = ## 🏯 The clans of this server
clans-none = There are no clans here yet. Found one with `/clan create`.
clans-line = { $place }. **{ $clan }** · honor **{ $honor }** · wars won { $wars } · { $people ->
    [one] one member
   *[other] { $people } members
  }
clans-line-own = { clans-line } · yours
clans-open-placeholder = View a clan

## Invitations

clan-invite-title = ## 🏯 An invitation
clan-invite-open = { $inviter } invites { $invited } to join the clan **{ $clan }**.
clan-invite-terms = Members can be named for the clan’s wars; each decides whether to fight. Without an answer the invitation lapses { $when }.
clan-invite-was-accepted = { $invited } has joined the clan **{ $clan }**.
clan-invite-was-refused = { $invited } refused to join the clan **{ $clan }**.
clan-invite-was-withdrawn = The invitation of { $invited } to the clan **{ $clan }** was withdrawn.
clan-invite-was-lapsed = { $invited } did not answer in time, so the invitation to the clan **{ $clan }** has lapsed.
clan-invite-accept = Accept
clan-invite-refuse = Refuse
clan-invite-withdraw = Withdraw
clan-invite-which = You have several invitations. Which one?
clan-invite-which-placeholder = The clan
clan-joined = You are now in **{ $clan }**. `/clan roster` shows its members.
clan-invite-refused = You refused to join **{ $clan }**.
clan-invite-withdrawn = You withdrew the invitation.

## Wars

war-size = { $size } against { $size }
war-title = ## ⚔️ War between { $clan } and { $foe }
war-terms = { $who } proposes for **{ $clan }**: a Clash of { $size } against { $size }, { $pace }.
war-terms-hardcore = { $who } proposes for **{ $clan }**: a Clash of { $size } against { $size }, { $pace }, **Hardcore**: wounds stay between rounds.
war-waits = { $leader }, leader of **{ $foe }**, or one of its officers may accept or refuse. Without an answer the proposal lapses { $when }.
war-accept = Accept
war-refuse = Refuse
war-withdraw = Withdraw
war-ready = ✅ **{ $clan }** has chosen its fighters
war-choosing = 💭 **{ $clan }** has yet to choose its fighters
war-line-ups-wait = Line-ups are shown once both are chosen; then those named say whether they will fight. Without both, the war lapses { $when }.
war-line-up = Choose our line-up
war-call-off = Call off
war-roll = **{ $clan }**
war-confirmed = ✅ { $who } will fight
war-named = ⏳ { $who } has yet to answer
war-places-open = 💭 { $missing ->
    [one] one fighter is missing
   *[other] { $missing } fighters are missing
  }
war-musters = The war begins once all of them agree to fight; until then the clans may name others. Otherwise it begins { $when } with those who agreed, equally many from each clan and at least { $least }. Saying no, or not answering, costs nothing.
war-confirm = I will fight
war-decline = Not me
war-call = { $who }: you are named for the war between **{ $clan }** and **{ $foe }**. Will you fight? If so, its duels come to you like any other. If not, or without an answer, it costs you nothing: the war goes on without you { $when }.
war-line-up-line = **{ $clan }**: { $who }
war-is-on = The war is on.
war-won = 🏆 **{ $clan }** has won the war.
war-won-by-none = No one was left standing, so no clan has won.
war-was-refused = **{ $foe }** refused this war.
war-was-withdrawn = This war was called off before it began.
war-was-lapsed = This war was not arranged in time and has lapsed.
war-was-unmanned = Too few of those named agreed to fight, so there is no war. It costs no one anything.
war-was-void = One of the two clans no longer exists, so there is no war.
war-to-clash = To the Clash
war-line-up-ask = Choose { $size } fighters of **{ $clan }**. The other clan sees them once both line-ups are chosen.
war-line-up-placeholder = The line-up
war-line-up-mixed = To choose from several pages, use `/clan war lineup`.
war-accepted-private = Your clan has accepted. Now choose your line-up.
war-refused-private = Your clan has refused the war.
war-withdrawn-private = The war is called off.
war-lined-up-agreed = Your line-up is saved. The other clan has yet to choose. You can change yours until the war begins.
war-lined-up-mustering = Both line-ups are chosen. Those named are asked whether they will fight; until the war begins you can name others.
war-lined-up-begun = Both line-ups are chosen, and all of them will fight. The war begins.
war-confirmed-private = You will fight. The war begins once the others have answered; until then you can still say no.
war-declined-private = You will not fight in this war, and it costs you nothing. Your clan may name another player.
war-begins = You will fight, and so will everyone else. The war begins.

## What a clan does not allow

refusal-clan-name-length = A clan’s name must have { $least } to { $most } characters.
refusal-clan-name-signs = A clan’s name may have letters and digits of any script, with spaces, hyphens, apostrophes or “&” between them.
refusal-clan-name-mixed = This name mixes look-alike letters of different alphabets. Use only one alphabet.
refusal-clan-name-taken = Another clan here already has that name, or one that looks like it. Choose another.
refusal-clan-in-one-already = You are already in a clan on this server. Leave it first.
refusal-clan-none = You are not in a clan on this server. Found one with `/clan create`, or wait to be invited.
refusal-clan-gone = This clan no longer exists.
refusal-clan-unknown = There is no such clan on this server. Choose one from the list.
refusal-clan-not-in-it = You are not in this clan.
refusal-clan-not-leader = Only the leader of the clan can do this.
refusal-clan-not-officer = Only the leader and the officers of the clan can do this.
refusal-clan-not-above = Only the leader can remove officers.
refusal-clan-no-mate = They are not in your clan.
refusal-clan-self = That is you. Choose another player.
refusal-clan-officer-already = They are already an officer.
refusal-clan-no-officer = They are not an officer.

refusal-clan-mate-already = They are already in your clan.
refusal-clan-elsewhere = They are in another clan on this server and would have to leave it first.
refusal-clan-invited-already = Your clan has already invited them. Wait for an answer.
refusal-clan-not-invited = Your clan has no open invitation for them.
refusal-clan-invite-none = You have no invitation to a clan on this server.
refusal-clan-invite-gone = This invitation is no longer open.
refusal-clan-invite-not-for-you = This invitation is for another player.
refusal-clan-invite-not-yours = Only its sender, the leader and the officers can withdraw this invitation.
refusal-clan-invite-blocked = They do not accept invitations from you.
refusal-clan-invite-you-blocked = You have blocked them. Unblock them first if you want to invite them.

refusal-war-self = A clan cannot go to war with itself.
refusal-war-too-few = { $clan } has fewer than { $size } members.
refusal-war-already-open = A war between your clans is already waiting to begin.
refusal-war-gone = This war is no longer open.
refusal-war-none = Your clan has no war for which you can do that.
refusal-war-answered = This war is already accepted. Choose your line-up.
refusal-war-not-agreed = The other clan has not accepted this war yet.
refusal-war-not-yours = Only the leader and the officers of the two clans can do this, each for their own clan.
refusal-war-not-proposer = Only the clan that proposed this war can withdraw it. You can refuse it.
refusal-war-line-up-size = Choose exactly { $size } different members of your clan.
refusal-war-not-named = You are not named for this war, or were replaced.
refusal-war-fighter-declined = A player you named has declined to fight in this war. Name another.
refusal-war-fighter-blocked = A player you named does not want to be named by you. Name another.
refusal-war-which = Your clan has several such wars. Say against which clan.

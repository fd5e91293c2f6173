### What organisers do about people and matches, and what is reported to them.

refusal-words-missing = Write a few words, please.
refusal-moderate-bout = That duel belongs to a gathering or tournament, where its organisers name a winner or take somebody out.
refusal-moderate-own = You take part in that match yourself; another organiser decides about it.
refusal-moderate-self = That would be yourself.
refusal-moderate-not-muted = They are not muted.
refusal-report-self = That would be yourself.
refusal-report-enough = You have reported several things that nobody has looked at yet. Give the organisers a little time.
refusal-report-settled = Somebody has settled that already.

void-title = Declare the match void
void-warning = The match of { $people } ends here, without a result, honor or rating. That cannot be taken back.
void-reason = Why?
void-reason-hint = The board shows it, and the other organisers see it in the log.

moderate-voided = The match is void; its board says so, with your reason.
moderate-lifted = The board is posted anew, and so are the hands of those who have yet to choose.
moderate-muted = { $name } is muted; that ends { $until }. Until then I post nothing new here for them: no challenges, lobbies or gatherings, no clans, invitations or wars. What they are in goes on, and they may answer.
moderate-unmuted = { $name } is no longer muted.

mute-day = a day
mute-three-days = three days
mute-week = a week
mute-month = a month

moderate-log-title = ## What organisers did
moderate-log-none = Nothing yet.
moderate-log-line = { $when } · { $intervention }
moderate-log-reason = -# { $reason }
moderate-match = match { $match }
moderate-nobody = nobody in particular
moderate-did-voided = { $who } declared { $subject } void.
moderate-did-lifted = { $who } sent { $subject } anew.
moderate-did-muted = { $who } muted { $subject }; that ends { $until }.
moderate-did-unmuted = { $who } ended the mute of { $subject }.
moderate-did-settled = { $who } settled a report about { $subject }.

outcome-voided-because = Their reason: “{ $reason }”

duel-report-button = Report
report-form-title = Tell the organisers
report-field = What is the matter?
report-field-hint = Only the organisers of this server read it.
report-posted = Thank you. The organisers have been told; only they can read it.
report-kept = Thank you. I keep it for the organisers, who find it with `/moderate reports`.
report-title = ### 🚩 A report
report-about-person = { $when } · { $who } about { $person }
report-about-match = { $when } · { $who } about match { $match }
report-about-nothing = { $when } · { $who }
report-settle = Settle
report-settle-field = What came of it?
report-settled = Settled; what came of it is in `/moderate log`.
report-was-settled = ✅ Settled.
reports-title = ## 🚩 Reports that wait
reports-none = Nothing waits.

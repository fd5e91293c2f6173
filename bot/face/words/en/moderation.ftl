### What organisers do about players and matches, and what is reported to them.

refusal-words-missing = Write a few words, please.
refusal-moderate-bout = That duel belongs to a gathering or tournament; its organisers can name a winner or remove a player there.
refusal-moderate-own = You are in that match yourself; another organiser has to decide.
refusal-moderate-self = You cannot do that to yourself.
refusal-moderate-not-muted = They are not muted.
refusal-report-self = You cannot report yourself.
refusal-report-enough = Several of your reports are still open. Give the organisers a little time.
refusal-report-settled = That report is already settled.

void-title = Declare the match void
void-warning = The match of { $people } ends here, without a result, honor or rating. This cannot be undone.
void-reason = Why?
void-reason-hint = The board shows it, and the other organisers see it in the log.

moderate-voided = The match is void; its board says so, with your reason.
moderate-lifted = I posted the board again, and the hands of all who have yet to choose.
moderate-muted = { $name } is muted; that ends { $until }. Until then I post nothing new here for them: no challenges, lobbies or gatherings, no clans, invitations or wars. What they have joined goes on, and they can still answer.
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
moderate-nobody = no one in particular
moderate-did-voided = { $who } declared { $subject } void.
moderate-did-lifted = { $who } posted { $subject } again.
moderate-did-muted = { $who } muted { $subject }; that ends { $until }.
moderate-did-unmuted = { $who } ended the mute of { $subject }.
moderate-did-settled = { $who } settled a report about { $subject }.

outcome-voided-because = Their reason: “{ $reason }”

duel-report-button = Report
report-form-title = Tell the organisers
report-field = What happened?
report-field-hint = Only the organisers of this server see it.
report-posted = Thank you. The organisers have been told; only they can read it.
report-kept = Thank you. The organisers find it with `/moderate reports`.
report-title = ### 🚩 A report
report-about-person = { $when } · { $who } about { $person }
report-about-match = { $when } · { $who } about match { $match }
report-about-nothing = { $when } · { $who }
report-settle = Settle
report-settle-field = How was it settled?
report-settled = Settled; `/moderate log` shows how.
report-was-settled = ✅ Settled.
reports-title = ## 🚩 Open reports
reports-none = No open reports.

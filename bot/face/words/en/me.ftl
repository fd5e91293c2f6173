## One's own time

refusal-me-zone-unknown = I do not know that time zone. Choose one from the list, such as Europe/Berlin.
refusal-me-hours-wrong = Quiet hours can last { $most } hours a day at most, and must begin and end at different times.
refusal-me-days-wrong = You can keep { $most } days of the week quiet at most.
refusal-leave-wrong = Leave begins within three months and lasts { $days } days at most.
refusal-leave-already = You have already announced a leave. End that one first.
refusal-leave-used-up = You do not have that much leave left; you get { $days } days a year.
refusal-leave-none = You are not on leave.
refusal-leave-past = That leave would be over already.
refusal-me-not-yours = That panel belongs to another player. `/me` opens your own.
refusal-me-time-unreadable = I cannot read “{ $text }” as a time. Write it like 22:30.
refusal-me-day-unreadable = I cannot read “{ $text }” as a day. Write it like 2027-03-05.
refusal-challenge-taken-from-nobody = They take no challenges at the moment.
refusal-challenge-taken-from-clan = They take challenges from their own clan only.
refusal-reliability-too-low = That is open to players who keep { $least } % of their deadlines; you keep { $share } %. Every choice you make in time raises it.

## The panel of /me

me-title = ## Your own settings
me-hint = -# Only you see this. Changes count at once; quiet hours and days count from your next turn.
me-page-seen = Messages
me-page-time = Time and leave
me-page-people = Other players
me-language = **Language** of what only you see
me-language-client = Same as your Discord
me-challengers = **Who may challenge you**
me-challengers-all = Everyone
me-challengers-reliable = Players who keep { $share } % of their deadlines
me-challengers-clan = My clan
me-challengers-nobody = No one
me-dms = **Direct messages**
me-dms-on = Send my hands by direct message
me-dms-off = Never message me; I use the Hand button on the board
me-dms-stand-open = -# On, and open as far as I know.
me-dms-stand-off = -# Switched off. Use the Hand button on the board. Reminders do not come either.
me-dms-stand-closed = -# Closed: the last one, { $since }, did not reach you. I try again with your next match, when you use a button in our DMs, or { $until }. Until then, use the Hand button on the board.
me-dms-stand-retried = -# The last one did not reach you. I try again with the next; the Hand button on the board shows your hand too.
me-pictures = **Pictures** in what only you see
me-pictures-on = Show me pictures
me-pictures-off = Show me text only
me-reminders = **Reminders** by direct message, one for all waiting matches
me-reminders-on = Remind me before time runs out
me-reminders-off = No reminders
me-news = **Your name** in a server’s news
me-news-on = May be named
me-news-off = Do not name me
me-days = **Quiet days**, when no one waits for you
me-days-placeholder = No quiet days

me-zone = **Time zone**: { $zone }
me-zone-none = **Time zone**: none chosen, so your times are in UTC.
me-zone-button = Time zone
me-zone-field = Your time zone
me-zone-field-hint = By its name. /me with the option “{ name-option-zone }” lists them while you type.
me-hours = **Quiet hours**: no one waits for you from { $begins } to { $ends }
me-hours-none = **Quiet hours**: none
me-hours-button = Quiet hours
me-hours-off-button = No quiet hours
me-hours-begins = Quiet from
me-hours-ends = Until

me-leave-none = **Leave**: none. You have { $left } left this year.
me-leave-announced = **Leave**: from { $since } until { $until }. After it you have { $left } left this year.
me-leave-on = **Leave**: until { $until }, which is { $when }. After it you have { $left } left this year.
me-leave-button = Go on leave
me-leave-end-button = I am back
me-leave-drop-button = Cancel my leave
me-leave-first = First day
me-leave-first-hint = Empty for from now on
me-leave-last = Last day
me-leave-last-hint = { $days } days at most
me-leave-sure = You would be on leave from { $since } until { $until }. All your matches but the fastest wait for you, and everyone sees that you are away. That leaves you { $over } of your { $year } days a year. Go on leave?
me-leave-take = Go on leave
me-leave-drop = No

me-blocks = **Blocked**: { $people }
me-blocks-more = { $count ->
    [one] and one more.
   *[other] and { $count } more.
}
me-blocks-none = **Blocked**: no one. A block stops a player’s challenges to you, and yours to them.
me-block-placeholder = Block a player
me-blocks-placeholder = Lift a block
me-reliability = **Deadlines**: you keep { $share } %; recent ones count most. Others see this.
me-reliability-new = **Deadlines**: others see that you are new here until you have had { $least } of them.

weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday

## What others see of one's time

manners-reliable = { $player } keeps { $share } % of deadlines.
manners-new = { $player } is new here.
manners-condition = 🎯 Open to players who keep { $share } % of their deadlines, and to newcomers.
condition-share = at least { $share } % of deadlines kept
manners-leave = 🌴 { $player } is on leave from { $since } until { $until }; the clock waits.
manners-quiet = 💤 Quiet hours and days do not count, at most { $most } a turn: { $people }
manners-no-patience = ⚡ At this pace leave and quiet hours do not count: { $people }

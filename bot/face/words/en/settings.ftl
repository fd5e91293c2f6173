### The settings of a server.

# The name of this language in itself; every catalogue has its own.
language-name = English

game-bushido-brawl = Bushido Duels, brawl
    .about = The last one standing wins.

settings-page-set-up =
    .title = ## ⚙️ Settings of this server
settings-page-games =
    .title = ## ⚙️ Games played here
settings-page-duels = Duels
    .title = ## ⚙️ Settings for duels
settings-page-reports = Reports
    .title = ## ⚙️ Settings for reports
settings-page-every-day = Every day
    .title = ## ⚙️ Every day and every week
settings-hint = -# Changes count at once, for new matches.
settings-channel = **Announcements** go here
settings-channel-placeholder = Where the event was created
settings-role = **Organisers** have this role
settings-role-placeholder = No one else
settings-reports = **Reports**: where organisers read what players report. Choose a channel that only they see.
settings-reports-placeholder = Only by /moderate reports
settings-pace = **Usual pace**, unless a player asks for another.
settings-pace-game = What suits each game
settings-language = **Language** for everyone here
settings-language-discord = Same as Discord
settings-language-now = { $own }: { $language }
settings-games = **Games** that can be started here.
settings-games-now = **Games**: { $played } of { $games }
settings-games-button = Choose
settings-honor = **Honor** for what players do in their matches.
settings-honor-on = Counted
settings-honor-off = Not counted
settings-threads = **Turns** are told here
settings-threads-on = In a thread for each match
settings-threads-off = In the channel
settings-pictures = **Pictures** in what is posted here.
settings-pictures-on = Shown
settings-pictures-off = Left out; text only
settings-zone = **Time zone** of this server: { $zone }
settings-zone-field = Time zone of this server
settings-zone-field-hint = Its name, such as Europe/Berlin or America/New_York.
settings-morning = **Morning**: when the news is posted. A new puzzle begins at midnight UTC.
settings-morning-news = **Every morning**: the puzzle and the fight of the day, with yesterday’s answer
settings-morning-news-on = Announced
settings-morning-news-off = Not announced
settings-week-news = **Every Monday**: the week in one message
settings-week-news-on = Posted
settings-week-news-off = Not posted
settings-changes-button = Change log

settings-channel-lost = ⚠️ **Announcements**: the channel is gone, so they go where the event was created. Choose another.
settings-channel-wanted = ⚠️ **Announcements**: choose a channel for events that lost theirs.
settings-role-lost = ⚠️ **Organisers**: the role is gone.
settings-role-unseen = **Organisers**: show them `/organise` and `/moderate` in *Server Settings → Integrations*.
settings-reports-lost = ⚠️ The channel for reports is gone. Until you choose another, organisers find them with `/moderate reports`.
settings-reports-closed = ⚠️ I may not write in { $channel }. Give me **View Channel** and **Send Messages** there, or choose another channel for reports. Until then, organisers find them with `/moderate reports`.
settings-closed = ⚠️ Give me **View Channel** and **Send Messages** in { $channels }.
settings-news-nowhere = ⚠️ Choose a channel for announcements first; without one nothing is posted.
settings-threads-refused = ⚠️ **Turns**: in { $channel } I may not open threads, or not write in them.

thread-name = ⚔️ { $players }

changes-title = ## 🗒️ Change log
changes-none = Nothing has been changed here yet.
changes-line = { $when } { $who }: { $setting }, { $was } → { $became }
changes-page = -# Page { $page } of { $pages }
changes-newer = Newer
changes-older = Older
changes-back = Back

changed-channel = announcements
changed-role = organisers
changed-reports = reports
changed-pace = usual pace
changed-language = language
changed-games = games left out
changed-honor = honor
changed-threads = turns in threads
changed-pictures = pictures
changed-zone = time zone
changed-morning = morning
changed-morning-news = news of the morning
changed-week-news = news of the week
changed-to-games = { $left } of { $games }
changed-to-nothing = none
changed-to-on = on
changed-to-off = off

refusal-not-organiser = That is for the organisers of this server.
refusal-not-manager = Only server managers can see and change the settings. You do not need them to play.
refusal-game-not-allowed = This game is switched off on this server.
refusal-no-game-allowed = All games for this are switched off on this server.
refusal-lesson-none = There is no guided lesson here: the games that have one are switched off on this server.
refusal-game-unfit = That game cannot be played this way. Choose one from the list.
refusal-role-everyone = Everyone has that role. Choose one that only organisers have.

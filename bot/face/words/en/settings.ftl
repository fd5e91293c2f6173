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
settings-hint = -# Counts at once, for matches to come.
settings-channel = **Announcements** stand here
settings-channel-placeholder = Wherever they are called
settings-role = **Organisers** have this role
settings-role-placeholder = Nobody else
settings-reports = **Reports**: where organisers read what players report. Choose a channel that only they see.
settings-reports-placeholder = Only by /moderate reports
settings-pace = **Usual pace**, where nobody asks for another.
settings-pace-game = As suits each game
settings-language = **Language** everybody reads here
settings-language-discord = As Discord has it
settings-language-now = { $own }: { $language }
settings-games = **Games** that may be begun here.
settings-games-now = **Games**: { $played } of { $games }
settings-games-button = Choose
settings-honor = **Honor** for what people do in their matches.
settings-honor-on = Counted
settings-honor-off = Not counted
settings-threads = **Turns** are told here
settings-threads-on = In a thread for each match
settings-threads-off = In the channel
settings-pictures = **Pictures** in what is posted here.
settings-pictures-on = Shown
settings-pictures-off = Left out; words say it all
settings-changes-button = What was changed

settings-channel-lost = ⚠️ **Announcements**: the channel is gone, so they stand where they are called. Choose another.
settings-channel-wanted = ⚠️ **Announcements**: choose a channel for what has lost its own.
settings-role-lost = ⚠️ **Organisers**: the role is gone.
settings-role-unseen = **Organisers**: show them `/organise` and `/moderate` in *Server Settings → Integrations*.
settings-reports-lost = ⚠️ The channel for reports is gone. Until you choose another, organisers find them with `/moderate reports`.
settings-reports-closed = ⚠️ I may not write in { $channel }. Give me **View Channel** and **Send Messages** there, or choose another channel for reports. Until then, organisers find them with `/moderate reports`.
settings-closed = ⚠️ Give me **View Channel** and **Send Messages** in { $channels }.
settings-threads-refused = ⚠️ **Turns**: in { $channel } I may not open threads, or not write in them.

thread-name = ⚔️ { $players }

changes-title = ## 🗒️ What was changed
changes-none = Nothing was ever changed here.
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
changed-to-games = { $left } of { $games }
changed-to-nothing = none
changed-to-on = on
changed-to-off = off

refusal-not-organiser = That is for the organisers of this server.
refusal-not-manager = Only those who may manage this server can see and change its settings. You need none of them to play.
refusal-game-not-allowed = This game is not played here: the organisers of this server have left it out.
refusal-no-game-allowed = No game for this is played here: the organisers of this server have left them out.
refusal-lesson-none = There is no guided lesson here: the organisers of this server have left out the games that have one.
refusal-game-unfit = That game cannot be played this way. Choose one from the list.
refusal-role-everyone = Everyone has that role. Choose one that only organisers have.

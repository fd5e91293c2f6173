### python -m bot check: what a host reads at the terminal. Sentences may be as long as a line; .mend says what to do.

check-grade-fine = works
check-grade-limit = limited
check-grade-fault = to mend
check-grade-untried = not tried

check-list-fault =
    {""}
    What to mend
check-list-limit =
    {""}
    What players miss, if you leave it
check-sum =
    {""}
    { $fault ->
        [0] Nothing has to be mended
        [one] One thing has to be mended
       *[other] { $fault } things have to be mended
    }: { $fine } work, { $limit } limited, { $untried } not tried.

check-ask-server = Which server? Type its number:
check-ask-channel = Which channel? Type its number:
check-ask-post = Next come messages, a picture, a thread in #{ $channel }, an event of the server and a direct message to you. All of it is removed at the end. Go on? [yes/no]
check-ask-press = Please press the button “Press me” in #{ $channel } within { $seconds } seconds, or Enter here to go on without.
check-yes = y yes
check-no-number = Please type a number from 1 to { $most }.
check-stopping = Stopping, and removing what was posted …

## What it posts

check-posted = This is a test by the person who runs this bot. It is removed in a moment.
check-posted-twice = This test is sent twice and appears once. It is removed in a moment.
check-edited = This test was edited. It is removed in a moment.
check-pictured = This is a test with a picture. It is removed in a moment.
check-by-dm = This is a test by the person who runs this bot: direct messages reach you. It is removed in a moment.
check-pressing = This is a test of buttons. It is removed in a moment.
check-press = Press me
check-pressed = Thank you, your press arrived.
check-pressed-alone = Only you can see this. The test of buttons is done.

## What is tried

check-line-token = Discord knows the token
check-line-server-install = Servers can add the bot
check-line-user-install = No one can add it for themselves alone
check-line-invite = An invite takes one click
check-line-clicks-by-gateway = Clicks are sent to the bot
check-line-privileged-intents = No needless intents
check-line-clock = The clocks agree
check-line-logins-left = Logins left today
check-line-gateway = Connection with the bot’s intents
check-line-server = The server
check-line-channel = The channel
check-line-administrator = No needless power
check-line-may-view-channel = Permission: View Channel
check-line-may-send-messages = Permission: Send Messages
check-line-may-attach-files = Permission: Attach Files
check-line-may-read-message-history = Permission: Read Message History
check-line-may-create-public-threads = Permission: Create Public Threads
check-line-may-send-messages-in-threads = Permission: Send Messages in Threads
check-line-may-create-events = Permission: Create Events
check-line-member = A member is looked up
check-line-commands = Commands are registered
check-line-commands-told-again = Discord takes the commands
check-line-message = A message is posted
check-line-sent-twice = Sent twice, it appears once
check-line-edit = A message is edited
check-line-picture = A picture is posted
check-line-picture-replaced = Another picture takes its place
check-line-look-back = What was posted is found again
check-line-old-message = A message older than an hour is edited
check-line-thread = A thread is opened
check-line-thread-message = A message in the thread
check-line-thread-asleep = The thread is archived
check-line-thread-woken = The thread is woken
check-line-thread-blind = A thread without Read Message History
check-line-event = An event is made
check-line-event-found = The event is found
check-line-event-moved = The event is moved
check-line-event-called-off = The event is called off
check-line-direct-message = A direct message to you
check-line-press = A button is pressed
check-line-cleaned-up = All of it is removed

## What was found

check-token-known = { $name }, application { $id }
check-clock-right = { $seconds } s apart
check-logins-counted = { $left } of { $total }
check-gateway-open = { $servers ->
        [one] one server
       *[other] { $servers } servers
    }, { $shards ->
        [one] one shard
       *[other] { $shards } shards
    }
check-server-chosen = { $name }
check-channel-chosen = #{ $name }
check-commands-known = { $number } of this version; last changed on { $day }
check-commands-undated = { $number } of this version
check-old-message-edited = { $hours } hours old
check-thread-with-history = with Read Message History
check-thread-without-history = without Read Message History

## Why something was not tried

check-rests-on = rests on: { $other }
check-unposted = you did not agree to post (--yes agrees)
check-stopped = stopped
check-installs-untold = Discord does not say
check-clock-untold = Discord does not say
check-no-old-message = none of the last 50 is the bot’s and that old; try again where it has been played
check-blind-unasked = name a channel with --without-history
check-nobody-to-press = takes a person at this terminal
check-not-pressed = not pressed

## What is wrong with the application

check-token-unknown = Discord does not know this token. It may have been reset, or belong to nothing any more.
    .mend = Open discord.com/developers/applications → your application → Bot → Reset Token. Copy the new token into .env as DISCORD_TOKEN=… and start the check again.
check-token-misshapen = This is not a bot token: it should be three parts with two dots between them. The application id, the public key and the client secret look different.
    .mend = Open discord.com/developers/applications → your application → Bot → Reset Token. Copy the whole token into .env as DISCORD_TOKEN=…, without “Bot ”, quotes or spaces.
check-server-install-off = Servers cannot add this application: Guild Install is off.
    .mend = Open discord.com/developers/applications → your application → Installation → Installation Contexts: tick Guild Install, then Save Changes.
check-user-install-on = People can add this application for themselves (User Install). In servers that have not added it, the bot cannot post and refuses them.
    .mend = Open discord.com/developers/applications → your application → Installation → Installation Contexts: untick User Install, then Save Changes.
check-code-grant-on = Invites fail, because the application asks for a code grant.
    .mend = Open discord.com/developers/applications → your application → Bot: switch off Requires OAuth2 Code Grant, then Save Changes.
check-bot-private = Only you can add this bot to servers (Public Bot is off).
    .mend = That is fine for servers of your own. To let others add it: discord.com/developers/applications → your application → Bot: switch on Public Bot, then Save Changes.
check-endpoint-set = Clicks and commands are sent to a web address instead of to the bot, so it can answer none of them.
    .mend = Open discord.com/developers/applications → your application → General Information → Interactions Endpoint URL: empty the field, then Save Changes.
check-intents-spare = The application has privileged intents that this bot does not need. Discord reviews bots for them.
    .mend = Open discord.com/developers/applications → your application → Bot → Privileged Gateway Intents: switch all three off, then Save Changes.
check-intents-refused = Discord refuses the connection because of the intents.
    .mend = This bot asks for no privileged intent. Make sure that you run an unchanged version; then open discord.com/developers/applications → your application → Bot and save it again.
check-activities-on = Activities are on for this application. While they are, Discord takes no commands from this bot.
    .mend = Open discord.com/developers/applications → your application → Activities → Settings: switch off Enable Activities.
check-commands-none = Discord knows no commands of this bot yet, so nobody can type any.
    .mend = Start the bot once with “make run”. It registers its commands, and the check then finds them.
check-commands-differ = Discord knows commands of another version. These differ: { $names }
    .mend = Restart the bot with this version. It registers what has changed. If another program uses this token, give it a token of its own.

## What is wrong with the machine or the connection

check-clock-slow = This machine’s clock is { $seconds } seconds slow. Deadlines would be shown and kept at the wrong time.
    .mend = Let the machine set its clock: “sudo timedatectl set-ntp true”. In a container or virtual machine, do so on its host.
check-clock-fast = This machine’s clock is { $seconds } seconds fast. Deadlines would be shown and kept at the wrong time.
    .mend = Let the machine set its clock: “sudo timedatectl set-ntp true”. In a container or virtual machine, do so on its host.
check-logins-spent = Today’s logins are used up. One more, and Discord resets the token.
    .mend = Do not start the bot for { $hours } hours. Then find out why it restarts so often: its last lines of log say so.
check-logins-few = Only { $left } logins are left in the next { $hours } hours. After the last one, Discord resets the token.
    .mend = Find out why the bot restarts so often: its last lines of log say so. Let systemd wait longer between two starts (RestartSec).
check-gateway-closed = Discord ended the connection with the code { $code }.
    .mend = Wait a few minutes and start the check again. If it comes back, look the code up under “Gateway Close Event Codes” at docs.discord.com.
check-unreachable = Discord cannot be reached: { $reason }
    .mend = Check the network of this machine, its proxy and its firewall. It must reach discord.com and gateway.discord.gg on port 443, and its clock must be right.
check-discord-down = Discord has trouble of its own (status { $status }).
    .mend = Look at discordstatus.com, wait, and start the check again.
check-no-answer = Discord did not answer within { $seconds } seconds.
    .mend = Look at discordstatus.com, wait, and start the check again. If it comes back, see that this machine reaches gateway.discord.gg on port 443.
check-busy = Discord asks this bot to wait for { $seconds } seconds.
    .mend = Wait that long and start the check again. If the bot is running, stop it meanwhile.
check-slowed-down = Discord asks this bot to slow down.
    .mend = Wait a few minutes and start the check again. If the bot is running, stop it meanwhile.
check-refused = Discord refused it (status { $status }, code { $code }): { $text }
    .mend = This is not expected. Please report it with this line, so that the bot learns to deal with it.
check-ours = The check itself failed: { $what }
    .mend = This is a fault of ours. Please report it with this line.
check-unanswered = You gave no answer.
    .mend = Start the check again, or name the server and the channel with --server and --channel.

## What is wrong with the server

check-server-none = The bot is in no server.
    .mend = Open this address, choose your server, leave all boxes ticked and press Authorise: { $link }
check-server-away = Discord cannot show the servers of this bot at the moment (an outage).
    .mend = Look at discordstatus.com, wait, and start the check again.
check-server-unknown = The bot is in no server of that name or id. It is in: { $names }
    .mend = Name one of these with --server. If yours is missing, invite the bot there first.
check-server-doubtful = Several servers have that name: { $names }
    .mend = Name it by its id. In Discord: User Settings → Advanced → Developer Mode on; then right-click the server → Copy Server ID.
check-server-unsaid = The bot is in several servers: { $names }
    .mend = Name one of these with --server.
check-channel-none = This server has no text channel.
    .mend = In Discord, make one: press + beside the channels → Text.
check-channel-unknown = There is no text channel of that name or id. There are: { $names }
    .mend = Name one of these with --channel. Forums, voice channels and threads will not do.
check-channel-doubtful = Several channels have that name: { $names }
    .mend = Name it by its id. In Discord: User Settings → Advanced → Developer Mode on; then right-click the channel → Copy Channel ID.
check-channel-unsaid = You named no channel. There are: { $names }
    .mend = Name one of these with --channel.
check-administrator = The bot has the permission `Administrator`. It needs far less, and who has its token could do anything to this server.
    .mend = In Discord: Server Settings → Roles → the bot’s role → Permissions: switch off `Administrator`, and switch on what this list calls missing afterwards.
check-host-elsewhere = The person who runs the bot is not a member of this server, so no member could be looked up.
    .mend = Join the server, or name a member with --person ID.

check-may-mend = In Discord: Server Settings → Roles → { $bot } → Permissions: switch it on. Then right-click #{ $channel } → Edit Channel → Permissions → { $bot }: no red cross at it.
check-lacks-view-channel = The bot cannot see #{ $channel }. It can neither post nor edit there.
    .mend = { check-may-mend }
check-lacks-send-messages = The bot may not write in #{ $channel }. No board and no reveal appears there.
    .mend = { check-may-mend }
check-lacks-attach-files = The bot may not attach files in #{ $channel }. Players get text instead of pictures.
    .mend = { check-may-mend }
check-lacks-read-message-history = The bot may not read the message history of #{ $channel }. After a crash a message may appear twice, and threads may not open.
    .mend = { check-may-mend }
check-lacks-create-public-threads = The bot may not open threads in #{ $channel }. Every turn is told in the channel itself.
    .mend = { check-may-mend }
check-lacks-send-messages-in-threads = The bot may not write in threads of #{ $channel }. Every turn is told in the channel itself.
    .mend = { check-may-mend }
check-lacks-create-events = The bot may not make events. Tournaments are missing among the server’s events (#{ $channel } and all other channels are not affected).
    .mend = In Discord: Server Settings → Roles → { $bot } → Permissions: switch on Create Events.

## What is wrong with what was tried there

check-no-access = The bot has no access to this place.
    .mend = In Discord: right-click the channel → Edit Channel → Permissions: give the bot’s role View Channel. Then start the check again.
check-not-permitted = Discord says that a permission is missing, although the lines above found it.
    .mend = Perhaps it was taken away just now. Start the check again. In Discord, look at Edit Channel → Permissions for a red cross at the bot or at one of its roles.
check-channel-gone = The channel or thread was deleted while the check ran.
    .mend = Start the check again. If a moderation bot deletes what this bot posts, let it make an exception.
check-message-gone = The message was deleted while the check ran.
    .mend = Start the check again. If a moderation bot deletes what this bot posts, let it make an exception.
check-posted-double = Discord showed a message twice that was sent twice. After a crash, players could see some messages twice.
    .mend = You cannot mend this. Please report it.
check-picture-kept = The first picture stayed beside the second one.
    .mend = You cannot mend this. Please report it.
check-not-found-again = A message that was just posted was not found in the channel.
    .mend = Start the check again. If a moderation bot deletes what this bot posts, let it make an exception.
check-old-edits-spent = Too many messages older than an hour were edited in this channel just now.
    .mend = The bot waits by itself when this happens. Start the check again in a minute, or in a quieter channel.
check-thread-needs-history = Discord does not let the bot open a thread without Read Message History. Turns are told in the channel there.
    .mend = In Discord: right-click the channel → Edit Channel → Permissions: give the bot’s role Read Message History.
check-too-many-threads = The server has as many open threads as Discord allows.
    .mend = In Discord: open the list of threads of your channels and close those that nobody needs.
check-thread-awake = A message in an archived thread could be edited; the bot expects a refusal there.
    .mend = Nothing breaks. Please report it, so that the bot can spare a request.
check-blind-unknown = There is no single text channel of that name or id for --without-history.
    .mend = Name a text channel of the server by its id.
check-blind-sees = The bot may read the message history of the channel that you named with --without-history.
    .mend = In Discord: right-click that channel → Edit Channel → Permissions: set a red cross at Read Message History for the bot’s role, or leave the option out.
check-too-many-events = The server has 100 events, and Discord allows no more.
    .mend = In Discord: press Events at the top of the channels, and remove those that are over.
check-event-not-found = An event that was just made is not among the server’s events.
    .mend = Start the check again. If it comes back, please report it.
check-dm-closed = Discord does not deliver the bot’s direct message to you.
    .mend = In Discord: right-click the server → Privacy Settings → switch on Direct Messages. If you have blocked the bot, unblock it. Name another member with --person ID if you take none on purpose.
check-dms-too-fast = Discord says that the bot opens direct messages too fast.
    .mend = Wait ten minutes and start the check again. Players find their hand behind the Hand button meanwhile.
check-press-late = Your press arrived, but something else had answered it, or the answer came after three seconds.
    .mend = Stop the running bot and start the check again. If none runs, this machine or its network is too slow.
check-stays = Not everything could be removed.
    .mend = In Discord, look in the channel, among the events and in your direct messages for “{ $mark }” and delete it by hand. The next check removes what it finds, too.
check-thread-stays = The thread “{ $name }” is empty and archived; to delete it takes Manage Threads, which the bot does not need otherwise.
    .mend = In Discord: open the threads of the channel → archived → right-click it → Delete Thread. Or leave it: it is out of sight.

### Where nothing can be posted

refusal-stage-unseen = I cannot see this channel, so nothing was posted. Ask an organiser to give me **View Channel** here, or use another channel.
refusal-stage-silent = I cannot write in this channel, so nothing was posted. Ask an organiser to give me **Send Messages** here, or use another channel.
refusal-stage-thread = I cannot write in threads here, so nothing was posted. Ask an organiser to give me **Send Messages in Threads**, or use the channel itself.
refusal-stage-private-thread = I am not in this private thread, so nothing was posted. Mention me here to add me, or use another channel.

### Told by DM: something cannot be shown where it belongs

stranded-match = **Your match against { $others } can no longer be shown in its channel.**
stranded-challenge = **Your challenge to { $others } can no longer be shown in its channel.**
stranded-lobby = **The lobby you are in can no longer be shown in its channel.**
stranded-gathering = **{ $name } can no longer be shown in its channel.**
stranded-clan-war = **The war between { $clan } and { $foe } can no longer be shown in its channel.**
stranded-server-forbidden = **I may not write in { $channel }, and players are waiting for what happens there.**
stranded-server-gone = **A channel with matches under way was deleted, and I found no other that everyone can read.**
stranded-forbidden = I may not write in { $channel }.
stranded-gone = The channel was deleted, and I found no other that everyone in it can read.
stranded-hand = You can keep playing: your hand comes by DM, and `/hand` on the server opens it too.
stranded-mend-forbidden = Please give me **View Channel** and **Send Messages** there. I then post everything within an hour.
stranded-mend-gone = Please choose a channel for announcements in `/settings`. I then post everything there within an hour.
stranded-ask-forbidden = Ask an organiser to give me **View Channel** and **Send Messages** there.
stranded-ask-gone = Ask an organiser to choose a channel for announcements in `/settings`. It moves there within an hour.

### The queue: waiting privately for anyone who wants the same.

queue-title = ## ⏳ In the queue
queue-terms = I look for another player here who wants the same game at the same pace: after { $near } within { $points } points of your rating, after { $anybody } of any rating. Only you see that you are waiting. If I find no one, I tell you by direct message, or in `/queue` and `/duels` if you take none.
queue-wanted = { $game }, { $pace }
queue-fighter = Fighter: { $fighter }
queue-until = Your wait ends { $when }.
queue-where = The match begins in the channel where one of you asked, and calls you both.
queue-where-few-read = Not everyone here can read this channel, so you meet only players who asked in it or where everyone can read. The match begins there and calls you both.
queue-leave = Leave the queue
queue-left = You are not in the queue.
queue-over = ⏳ No one was found for you in { $channel }: { $what }. You have left the queue; `/queue` waits again.
queue-ended = ⏳ No one was found for you in { $channel }: { $what }. That wait is over.

### Where nothing can be posted

refusal-stage-unseen = I cannot see this channel, so nothing was posted. Ask an organiser to give me **View Channel** here, or use another channel.
refusal-stage-silent = I cannot write in this channel, so nothing was posted. Ask an organiser to give me **Send Messages** here, or use another channel.
refusal-stage-thread = I cannot write in threads here, so nothing was posted. Ask an organiser to give me **Send Messages in Threads**, or use the channel itself.
refusal-stage-private-thread = I am not in this private thread, so nothing was posted. Mention me here to add me, or use another channel.

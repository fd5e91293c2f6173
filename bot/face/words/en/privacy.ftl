### What is stored about a player: how it is exported and forgotten.

export-done = Here is everything I have stored about you. Times are in UTC. What opponents may still hide from you, such as the seed of a duel under way, is not in it. Files I hand out, like this one and replays, are out of my reach from then on.
export-too-large = Your data is too large for a message. Ask the person who runs this bot to send it to you.

forget-title = ## Do you want to be forgotten?
forget-what =
    Your settings, name, blocks and record of deadlines are erased. What you fought and earned stays under an alias, so that the totals of others stay right. I do not keep whose alias it is, so this cannot be undone.

    My messages in channels stay there, under Discord’s own rules. Replays that players kept as files are out of my reach, with the names in them. If you use me again, you start afresh, with three exceptions. For a day I post nothing new for you. For 90 days, hosts who ask for reliable players still go by the deadlines you kept. And what earns honor only once or seldom does not earn it again any sooner: the fight of the day, the same Road, the first duel. I remember that under a fingerprint, without your name.
forget-leaves-matches = { $count ->
    [one] 🏳️ You resign one match; if nothing was played yet, it is cancelled.
   *[other] 🏳️ You resign { $count } matches; where nothing was played yet, they are cancelled.
}
forget-leaves-challenges = { $count ->
    [one] 📜 One open challenge is withdrawn or refused.
   *[other] 📜 { $count } open challenges are withdrawn or refused.
}
forget-leaves-lobbies = { $count ->
    [one] 🚪 You leave one lobby.
   *[other] 🚪 You leave { $count } lobbies.
}
forget-leaves-gatherings = { $count ->
    [one] 🚪 You drop out of one gathering.
   *[other] 🚪 You drop out of { $count } gatherings.
}
forget-leaves-clans = { $count ->
    [one] 🚪 You leave your clan; if you lead it, the next in line takes over.
   *[other] 🚪 You leave { $count } clans; if you lead one, the next in line takes over.
}
forget-go-on = Continue
forget-keep = No, keep my data
forget-kept = Nothing has changed.
forget-phrase = forget me
forget-form-title = Forget me
forget-form-text = This cannot be undone. If you are sure, type: { $phrase }
forget-form-field = Are you sure?
forget-done = You are forgotten. Farewell.
refusal-forget-unsure = That is not what I asked you to type, so nothing has changed.

### What limits what I newly post for somebody: a mute, and moderation in calling on others.

refusal-muted = The organisers of this server have muted you: I post nothing new here for you until <t:{ $until }:f>. What you are in goes on, and you may answer others.
refusal-voice-spent = I have nothing more to post for you here right now, so that the channels stay calm. The next goes out <t:{ $until }:R>; what you are in goes on.
refusal-voice-rests = That came to nothing a short while ago. Let it rest; you can ask the same again <t:{ $until }:R>.
refusal-challenge-enough = You have { $most } challenges waiting for an answer here. Wait for one, or take one back with `/duel withdraw`.
refusal-clan-invited-enough = Your clan has { $most } invitations waiting for an answer. Wait for one, or take one back with `/membership withdraw`.
refusal-clan-founded-enough = You have founded enough clans here for now. The next you can found <t:{ $until }:R>.
refusal-clan-rank-rests = Their rank has changed a short while ago. You can make them an officer <t:{ $until }:R>.

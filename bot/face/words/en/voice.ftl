### What limits what I newly post for somebody: a mute, and moderation in calling on others.

refusal-muted = The organisers of this server have muted you: I post nothing new here for you until <t:{ $until }:f>. Your matches and events continue, and you can answer others.
refusal-voice-spent = You have posted a lot here, so please wait: you can post again <t:{ $until }:R>. Your matches and events continue.
refusal-voice-rests = That came to nothing a short while ago. You can ask again <t:{ $until }:R>.
refusal-challenge-enough = You have { $most } challenges waiting for an answer here. Wait for one, or withdraw one with `/duel withdraw`.
refusal-clan-invited-enough = Your clan has { $most } invitations waiting for an answer. Wait for one, or withdraw one with `/membership withdraw`.
refusal-clan-founded-enough = You have founded enough clans here for now. You can found the next one <t:{ $until }:R>.
refusal-clan-rank-rests = Their rank changed a short while ago. You can make them an officer <t:{ $until }:R>.

### What each slash command is for, and each of its options.

command-challenge = Challenge somebody to a duel
command-accept = Accept a challenge
command-refuse = Refuse a challenge, with a reason if you like
command-withdraw = Take back a challenge of yours
command-duels = Your duels, and whose turn it is
command-hand = See your hand again, privately
command-resign = Give up a duel
command-rules = How a duel is fought
command-fighters = The fighters and their cards
command-honor = Honor in this server, and yours
command-block = Take no more challenges from somebody
command-unblock = Take challenges from somebody again
command-settings = What holds for this server, for those who manage it
command-help = What this bot does, and how to begin

option-challenge-opponent = Whom you challenge
option-challenge-fighter = Your fighter; drawn at random if you leave it out
option-challenge-pace = How long each turn may take; as is usual on this server if you leave it out
option-accept-challenger = Whose challenge you accept
option-accept-fighter = Your fighter; you are asked if you leave it out
option-refuse-challenger = Whose challenge you refuse
option-refuse-reason = Why, from the list or in your own words; shown in the channel
option-withdraw-opponent = Which challenge you take back, by whom it went to
option-block-person = Whose challenges you want no more
option-unblock-person = Who may challenge you again

command-brawl = A free for all of three to eight
command-brawl-open = Call everyone in this channel to a free for all
command-brawl-join = Take a place in a lobby of this server
command-brawl-leave = Give up your place in a lobby
command-brawl-start = Begin with those who have come

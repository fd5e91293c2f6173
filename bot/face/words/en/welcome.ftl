### What a server is greeted with when it asks the bot in.

welcome-title = ## ⚔️ Duels, with everybody choosing in secret
welcome-alt = Two swords crossed before a red sun, above waves.
welcome-about = Here two people fight a samurai duel, or a whole table brawls. Everybody **chooses a card in secret**, and all are revealed at once. Choose when you have a minute.
welcome-begin = In two minutes you can **try it** against the house; only you see that. Then `/challenge` somebody.
welcome-setting-up = -# **Set up** is for those who manage this server. It all works as it is.
welcome-silent = -# I found no channel in **{ $server }** in which I may write. Allow me to see one and to send messages there; then `/settings` sets up what you like.
welcome-set-up = Set up

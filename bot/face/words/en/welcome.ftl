### What a server is greeted with when it asks the bot in.

welcome-title = ## ⚔️ Secret-choice samurai duels
welcome-alt = Two swords crossed before a red sun, above waves.
welcome-about = Fight a samurai duel, or brawl with a whole table. Everyone **chooses a card in secret**; all cards are revealed together. Take your turn whenever you have a minute.
welcome-begin = **Try it** now: two minutes against the house, visible only to you. Then `/challenge` a friend.
welcome-setting-up = -# Server managers can change the settings with **Set up**. The defaults work.
welcome-silent = -# I found no channel in **{ $server }** that I may write in. Let me see one and send messages there; then change what you like with `/settings`.
welcome-set-up = Set up

help-title = # Duels, one hidden card at a time
help-intro =
    Each turn everyone chooses a card in secret, then all are turned over together. There is no hurry: choose today or tomorrow.
help-start =
    ### How to begin
    1. Challenge a player with `/challenge`.
    2. Once they accept, you both get your hand by DM. **Hand** on the board opens it too.
    3. Choose a card. You can change your mind until both of you have chosen.
    No opponent around? `/queue` waits for one; `/solo play` starts a solo fight.
help-command = `/{ $command }`: { $about }
help-rules = Rules
help-fighters = Fighters
help-play = Duel
    .title = ## Duel a player
    .about = Challenge a player; they answer with a button. Your hand comes by direct message; **Hand** on the duel’s board opens it too. `/duels` says whose turn it is.
help-alone = Solo
    .title = ## Play alone
    .about = Solo games start at once and wait for no one. There is also one fight a day that everyone here can play once.
help-together = Group games
    .title = ## Play in a group
    .about = A brawl is one match for a whole table. Gatherings and tournaments are many duels, round by round. Clans fight wars.
help-standing = Honor
    .title = ## Honor and ranks
    .about = You earn honor by playing and by showing up. Duels also change your rating.
help-own = My settings
    .title = ## My settings
    .about = Your language, your quiet hours, who may challenge you, what is stored about you. Report bad behaviour; only the organisers see reports.
help-learn = Learn
    .title = ## Learn
    .about = The rules of each game in short pages, and the fighters you can play.
help-organise = Manage
    .title = ## Manage this server
    .about = How the bot behaves here, and tools for stuck matches and trouble between players. For server managers and organisers. The buttons also work where Discord hides the commands from your role.
organise-reports = Reports
organise-log = What organisers did
organise-season = End the season
organise-weekly = Weekly tournaments
help-begin = How to begin
help-credits = -# An unofficial bot, made with respect and thanks. Our words and our house cards do not come from the makers of the games.
credits-bushido = -# Bushido Duels is a game by Per Samuelsson Sundin and Åke Forslund with art by Emily Ryan, published by Frozen Maze Games AB.
credits-pocket = -# Pocket Samurai is a game by Richard Mason and Ryan Blumke with art by Vruzzt, published by Questing Gentlemen.
credits-kendo = -# Kendo Duel is a game by Ákos Vachter with art by Anita Benczur.
credits-way = -# Way of the Samurai, with Blood and Bushido, is a game by Ÿøssef Fårhi with art by Alexandra Zinn, published by Alone Editions.

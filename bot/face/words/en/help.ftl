help-title = # Duels, one hidden card at a time
help-intro =
    Each turn everyone chooses a card in secret, then all are turned over at once. There is no hurry: choose today or tomorrow.
help-start =
    ### How to begin
    1. Challenge somebody with `/challenge`.
    2. Once they accept, you both get your hand by DM. **Hand** on the board opens it, too.
    3. Choose a card. You can change your mind until the other has chosen, too.
    Nobody there to duel with? `/solo play` begins a fight alone.
help-command = `/{ $command }`: { $about }
help-rules = Rules
help-fighters = Fighters
help-play = Duel
    .title = ## Duel somebody
    .about = Challenge somebody, who answers with a button. Your hand comes by direct message; **Hand** on the duel’s board opens it, too. `/duels` says whose turn it is.
help-alone = Alone
    .title = ## Play alone
    .about = A game for one begins at once and waits for nobody. Each day has a fight that everybody here can play, once.
help-together = With many
    .title = ## Play with many
    .about = A brawl is one match of several. Gatherings and tournaments are many duels, round by round. Clans fight wars.
help-standing = Honor
    .title = ## Honor and ranks
    .about = Playing, and keeping your word, earns honor. Duels count for your rating.
help-own = My settings
    .title = ## My settings
    .about = Your language, your quiet hours, who may challenge you, what is stored about you. If somebody does wrong, report it: only the organisers read that.
help-learn = Read up
    .title = ## Read up
    .about = The rules of each game in short pages, and whom you can play.
help-organise = Run this server
    .title = ## Run this server
    .about = How the bot behaves here, and what helps where a match or a person needs a hand. It is for those who manage the server, and for its organisers. If Discord hides their commands from your role, these buttons work all the same.
organise-reports = Reports
organise-log = What organisers did
organise-season = End the season
help-begin = How to begin
help-credits = -# An unofficial bot, made with respect and thanks. Our words and our house cards are not from those who made the games.
credits-bushido = -# Bushido Duels is a game by Per Samuelsson Sundin and Åke Forslund with art by Emily Ryan, published by Frozen Maze Games AB.
credits-pocket = -# Pocket Samurai is a game by Richard Mason and Ryan Blumke with art by Vruzzt, published by Questing Gentlemen.
credits-kendo = -# Kendo Duel is a game by Ákos Vachter with art by Anita Benczur.
credits-way = -# Way of the Samurai, with Blood and Bushido, is a game by Ÿøssef Fårhi with art by Alexandra Zinn, published by Alone Editions.

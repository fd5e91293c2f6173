help-title = # Duels, one hidden card at a time
help-intro =
    Two fighters, or a whole brawl. Each turn everyone chooses a card in secret; when all have chosen, the cards are turned over at once and the blows fall. There is no hurry: choose when you have a moment, today or tomorrow.
help-start =
    ### How to begin
    1. Challenge somebody with `/challenge`.
    2. Once they accept, both of you get your hand as a direct message. Is that closed to you? The **Hand** button on the duel’s board opens it privately.
    3. Choose a card. You can change your mind until the other has chosen, too.
    Nobody there to duel with? `/solo play` begins a fight alone.
help-commands = ### Commands
help-command = `/{ $command }`: { $about }
help-rules = Rules
help-fighters = Fighters
help-credits = -# An unofficial bot, made with respect and thanks. Our words and our house cards are not from those who made the games.
credits-bushido = -# Bushido Duels is a game by Per Samuelsson Sundin and Åke Forslund with art by Emily Ryan, published by Frozen Maze Games AB.
credits-pocket = -# Pocket Samurai is a game by Richard Mason and Ryan Blumke with art by Vruzzt, published by Questing Gentlemen.
credits-kendo = -# Kendo Duel is a game by Ákos Vachter with art by Anita Benczur.
credits-way = -# Way of the Samurai, with Blood and Bushido, is a game by Ÿøssef Fårhi with art by Alexandra Zinn, published by Alone Editions.

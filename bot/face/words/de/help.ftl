help-title = # Duelle mit verdeckten Karten
help-intro =
    In jedem Zug wählen alle heimlich eine Karte, dann wird zugleich aufgedeckt. Es eilt nicht: Wähle heute oder morgen.
help-start =
    ### So fängst du an
    1. Fordere jemanden heraus mit `/herausfordern`.
    2. Wird angenommen, kommt eure Hand als Direktnachricht. Sonst öffnet sie **Hand** auf der Tafel.
    3. Wähle eine Karte. Du kannst dich umentscheiden, bis auch dein Gegenüber gewählt hat.
    Niemand da? `/warteschlange` sucht jemanden; `/solo spielen` beginnt einen Kampf allein.
help-command = `/{ $command }`: { $about }
help-rules = Regeln
help-fighters = Figuren
help-play = Duell
    .title = ## Jemanden fordern
    .about = Fordere jemanden heraus; geantwortet wird mit einem Knopf. Deine Hand kommt als Direktnachricht; auch **Hand** auf der Tafel öffnet sie. `/duelle` sagt, wer am Zug ist.
help-alone = Allein
    .title = ## Allein spielen
    .about = Ein Spiel für dich allein beginnt sofort und wartet auf niemanden. Jeder Tag hat einen Kampf, den alle hier einmal spielen können.
help-together = Zu vielen
    .title = ## Zu vielen spielen
    .about = Ein Getümmel ist eine Partie zu mehreren. Treffen und Turniere sind viele Duelle, Runde um Runde. Clans führen Kriege.
help-standing = Ehre
    .title = ## Ehre und Rang
    .about = Wer spielt und Wort hält, erwirbt Ehre. Duelle zählen für deine Wertung.
help-own = Einstellungen
    .title = ## Meine Einstellungen
    .about = Deine Sprache, deine Ruhezeiten, wer dich herausfordern darf, was über dich gespeichert ist. Tut jemand Unrecht, dann melde es: Das liest nur die Leitung.
help-learn = Nachlesen
    .title = ## Nachlesen
    .about = Die Regeln jedes Spiels auf kurzen Seiten, und wen du spielen kannst.
help-organise = Server leiten
    .title = ## Server leiten
    .about = Wie sich der Bot hier verhält, und was hilft, wo eine Partie oder jemand Hilfe braucht. Das ist für alle, die den Server verwalten, und für die Leitung. Zeigt Discord deiner Rolle die Befehle der Leitung nicht, gehen diese Knöpfe trotzdem.
organise-reports = Meldungen
organise-log = Was die Leitung tat
organise-season = Saison beenden
organise-weekly = Wöchentliche Turniere
help-begin = So fängst du an
help-credits = -# Ein inoffizieller Bot, mit Respekt und Dank. Unsere Texte und unsere Hauskarten stammen nicht von denen, die die Spiele gemacht haben.
credits-bushido = -# Bushido Duels ist ein Spiel von Per Samuelsson Sundin und Åke Forslund mit Bildern von Emily Ryan, erschienen bei Frozen Maze Games AB.
credits-pocket = -# Pocket Samurai ist ein Spiel von Richard Mason und Ryan Blumke mit Bildern von Vruzzt, erschienen bei Questing Gentlemen.
credits-kendo = -# Kendo Duel ist ein Spiel von Ákos Vachter mit Bildern von Anita Benczur.
credits-way = -# Way of the Samurai, mit Blood and Bushido, ist ein Spiel von Ÿøssef Fårhi mit Bildern von Alexandra Zinn, erschienen bei Alone Editions.

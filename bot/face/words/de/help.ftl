help-title = # Duelle, eine verdeckte Karte nach der anderen
help-intro =
    Zu zweit oder als ganzes Getümmel. In jedem Zug wählen alle heimlich eine Karte; haben alle gewählt, wird zugleich aufgedeckt, und die Hiebe fallen. Es eilt nicht: Wähl, wenn du einen Moment hast, heute oder morgen.
help-start =
    ### So fängst du an
    1. Fordere jemanden heraus mit `/herausfordern`.
    2. Wird angenommen, bekommt ihr beide eure Hand als Direktnachricht. Kommt bei dir keine an? Der Knopf **Hand** auf der Tafel des Duells öffnet sie, nur für dich.
    3. Wähle eine Karte. Du kannst dich umentscheiden, bis auch dein Gegenüber gewählt hat.
    Niemand da zum Duellieren? `/solo spielen` beginnt einen Kampf allein.
help-commands = ### Befehle
help-command = `/{ $command }`: { $about }
help-rules = Regeln
help-fighters = Figuren
help-credits = -# Ein inoffizieller Bot, mit Respekt und Dank. Unsere Texte und unsere Hauskarten stammen nicht von denen, die die Spiele gemacht haben.
credits-bushido = -# Bushido Duels ist ein Spiel von Per Samuelsson Sundin und Åke Forslund mit Bildern von Emily Ryan, erschienen bei Frozen Maze Games AB.
credits-pocket = -# Pocket Samurai ist ein Spiel von Richard Mason und Ryan Blumke mit Bildern von Vruzzt, erschienen bei Questing Gentlemen.
credits-kendo = -# Kendo Duel ist ein Spiel von Ákos Vachter mit Bildern von Anita Benczur.
credits-way = -# Way of the Samurai, mit Blood and Bushido, ist ein Spiel von Ÿøssef Fårhi mit Bildern von Alexandra Zinn, erschienen bei Alone Editions.

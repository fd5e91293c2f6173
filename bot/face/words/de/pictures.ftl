### Was Bilder zeigen, für alle, die sie nicht sehen. Wer links steht, kommt auch im Text zuerst.

picture-hand = { $fighter }, Leben { $health } von { $full }. Deine Karten: { $cards }.
picture-against = Gegen { $fighter }, Leben { $health } von { $full }, mit diesen Karten: { $cards }.
picture-spent = Verbraucht: { $cards }.
picture-side = { $fighter }: Leben { $health } von { $full }. Auf der Hand: { $cards }.
picture-health = { $fighter }: Leben { $health } von { $full }.
picture-health-lost = { $fighter }: { $lost } verloren, Leben { $health } von { $full }.
picture-left = { $fighter } (links)
picture-right = { $fighter } (rechts)
picture-sheet = { $fighter }, Leben { $health }. Karten: { $cards }.
picture-wheel = Das Rad der Mon im Uhrzeigersinn: { $cards }.
picture-row = { $place }. { $fighter }: { $told }
picture-row-health = { $health }/{ $full }
picture-row-lost = verlor { $lost }
picture-row-fallen = gefallen
picture-row-gone = ausgestiegen
picture-row-played = { $card } auf dem Tisch
picture-row-played-before = { $card } vor { $place }
picture-all-cards = alle Karten
picture-all-cards-but = alle außer { $cards }
picture-cards = hält { $cards }
picture-no-cards = keine Karten
picture-none = keine

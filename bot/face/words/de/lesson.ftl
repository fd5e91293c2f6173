### Guided lessons: a few turns against the house, with a hint at each step.

lesson-try-button = Ausprobieren
lesson-how-button = Wie spielt man das?
lesson-title = { $seats ->
    [1] ### Erster Kampf
   *[other] ### Erstes Duell
  } · { $step } von { $steps }
lesson-welcome = Es geht um nichts.
lesson-hint = 💡 { $hint }
lesson-onward = Weiter
lesson-choose = Was wählst du?
lesson-over = { $seats ->
    [1] ### Erster Kampf · das Ende
   *[other] ### Erstes Duell · das Ende
  }
lesson-won = 🏆 **Du hast gewonnen.**
lesson-lost = **Diesmal hat das Haus gewonnen.** Jetzt weißt du, wie es geht.
lesson-drawn = ⚖️ **Unentschieden.**
lesson-undecided = **Das war der letzte Schritt.** Eine echte Partie geht weiter bis zum Ende.
lesson-honored = 🎖️ Deine erste Ehre: **+{ $honor }**
lesson-challenge-button = Jemanden herausfordern
lesson-challenge-how = Schreib auf einem Server `/herausfordern` und wähle jemanden. Angenommen wird mit einem Knopf, dann bekommt ihr beide eure erste Hand.
lesson-challenge-ask = Wen forderst du heraus? Angenommen wird mit einem Knopf, dann bekommt ihr beide eure erste Hand.
lesson-challenge-placeholder = Jemanden wählen
lesson-alone-button = Ein echter Kampf
lesson-alone-how = Schreib auf einem Server `/solo spielen`. Der Kampf wartet nur auf dich.
lesson-again-button = Mit anderer Figur
lesson-once-more-button = Noch einmal
lesson-roles = ### Wen willst du diesmal führen?

## The first duel of Bushido

lesson-learnt-bushido-duel = Du hast gelernt: Das Rad sagt, wer zuschlägt, das Tempo, wer blockt, die Stärke, wie fest.
lesson-duel-wheel = Wähle eine Karte: **Offensiv** ist sie gegen die nächsten { $reach } der Reihe. { $pictured ->
    [no] Kleines Tempo ist schnell.
   *[yes] Oben Tempo (klein ist schnell), unten Stärke.
  }
lesson-duel-speed = Langsame Karten treffen hart; schnelle **blocken** in der Abwehr. Am schnellsten ist { $fast }, am stärksten { $strong }.
lesson-duel-specials = { $pictured ->
    [no] Deine **Spezialkarten** haben eine eigene Regel: { $cards }.
   *[yes] Ein Stern zeigt **Spezialkarten** mit eigener Regel: { $cards }.
  }
lesson-duel-spent = { $pictured ->
    [no] Was **verbraucht** ist, kommt zurück, sobald deine Hand leer ist. Oben siehst du die { $left } Karten, die das Haus noch hat.
   *[yes] Was **verbraucht** ist, ist durchgestrichen und kommt zurück, sobald deine Hand leer ist. Die unterste Reihe zeigt die { $left } Karten, die das Haus noch hat.
  }
lesson-duel-last-ahead = Der letzte Zug, und du liegst vorn: { $own } Leben gegen { $foe }. Machst du Schluss?
lesson-duel-last-behind = Der letzte Zug: { $own } Leben gegen { $foe }. Jetzt ein harter Hieb!
lesson-duel-tied = Beide zeigen { $own }: Gleichstand. Niemand wird verletzt, und beide Karten sind verbraucht.
lesson-duel-you-struck = Deine Karte { $own } war **offensiv** gegen { $foe }; die war nicht schneller (Tempo { $theirs } gegen { $yours }) und konnte nicht blocken: **{ $damage }** Schaden.
lesson-duel-you-blocked = Deine Karte { $own } war **offensiv**, aber { $foe } war schneller (Tempo { $theirs } gegen { $yours }) und blockte { $block } von { $strength }: **{ $damage }** Schaden.
lesson-duel-house-struck = { $foe } war **offensiv** gegen deine Karte { $own }; die war nicht schneller (Tempo { $yours } gegen { $theirs }) und konnte nicht blocken: Du verlierst **{ $damage }**.
lesson-duel-house-blocked = { $foe } war **offensiv**, aber deine Karte { $own } war schneller (Tempo { $yours } gegen { $theirs }) und blockte { $block } von { $strength }: Du verlierst **{ $damage }**.
lesson-duel-by-rule = Eine Spezialkarte hat ihre eigene Regel. { $pictured ->
    [no] Du verlierst **{ $lost }**, das Haus **{ $dealt }**.
   *[yes] Lies das Bild von oben nach unten: Du verlierst **{ $lost }**, das Haus **{ $dealt }**.
  }

## The first duel of Pocket Samurai

lesson-learnt-pocket-hand = Du hast gelernt: Was nicht besiegt wird, bleibt im Spiel, und ein Schlag! gewinnt mit mehr Schwertern, als gegenüber Helme sind.
lesson-pocket-lay = Der Draft ist vorbei. Wähle eine Karte: Schwerter und Helme bleiben im Spiel, wenn sie nicht **besiegt** wird.
lesson-pocket-gather = Du: { $own }. Das Haus: { $theirs }. Dein **Schlag!** braucht mehr Schwerter, als das Haus Helme hat: Sammle weiter.
lesson-pocket-strike = Du: { $own }. Das Haus: { $theirs }. Dein **Schlag!** würde gewinnen, wenn das Haus in diesem Zug keine Helme bringt. Wagst du es?
lesson-pocket-side = Diese Karte hat zwei Seiten. Du: { $own }. Das Haus: { $theirs }. Was brauchst du?
lesson-pocket-exhaust = Ein Schlag! liegt. Manche Karten im Spiel lassen sich hergeben für das, was sie in diesem Zug bringen.
lesson-pocket-both-stay = { $own } und { $foe } bleiben beide im Spiel: Keine besiegt die andere.
lesson-pocket-you-beaten = { $foe } **besiegt** deine Karte { $own }; die ist erschöpft.
lesson-pocket-house-beaten = Deine Karte { $own } **besiegt** { $foe }; die ist erschöpft.
lesson-pocket-both-beaten = { $own } und { $foe } **besiegen** einander, und beide sind erschöpft.
lesson-pocket-you-struck = { $home ->
    [yes] Dein **Schlag!** trifft: Schwerter { $swords } gegen Helme { $helms }.
   *[no] Dein **Schlag!** ist vergebens: Schwerter { $swords } gegen Helme { $helms }. Er kommt auf deine Hand zurück, und nichts ist verloren.
  }
lesson-pocket-house-struck = { $home ->
    [yes] Der Schlag! des Hauses trifft: Schwerter { $swords } gegen deine Helme { $helms }.
   *[no] Der Schlag! des Hauses ist vergebens: Schwerter { $swords } gegen deine Helme { $helms }.
  }
lesson-pocket-count = Du: { $own }. Das Haus: { $theirs }.

## The first duel of Kendo Duel

lesson-learnt-kendo-duel = Du hast gelernt: Ein Hieb wird mit seinesgleichen beantwortet, mit einem Gegenangriff, der mit ihm beginnt, oder aufgehalten; was durchkommt, kostet Karten.
lesson-kendo-attack = Du greifst zuerst an. Wähle einen Hieb; mit einer roten Karte ({ $reds }) ist er schwerer aufzuhalten.
lesson-kendo-attack-again = Du greifst an. Wähle einen Hieb; mit einer roten Karte ({ $reds }) ist er schwerer aufzuhalten.
lesson-kendo-attack-bare = Du greifst an. Wähle einen Hieb, auf den das Haus vielleicht keine Antwort hat.
lesson-kendo-unarmed = Du hast nichts zum Angreifen: Gib eine Karte ab und zieh einen Grundangriff.
lesson-kendo-answer = { $count ->
    [0] Nichts auf deiner Hand beantwortet das. Lässt du es durch, verlierst du { $lost ->
        [one] eine Karte
       *[other] { $lost } Karten
      }.
   *[other] Antworte mit einer davon, oder lass den Hieb durch und verliere { $lost ->
        [one] eine Karte
       *[other] { $lost } Karten
      }.
  }
lesson-kendo-red = Eine rote Karte kommt zuerst. Hältst du sie nicht auf, verlierst du eine Handkarte; dann beantwortest du den Hieb.
lesson-kendo-held = Du hältst { $own } Karten, das Haus { $foe }. Wer keine mehr hat, ist draußen.

## The first fight of Way of the Samurai

lesson-learnt-way-fight = Du hast gelernt: Karten bewegen Stärke, Technik und Deckung; was die Abwehr übersteigt, trifft, und die Deckung hält auf, was zurückkommt.
lesson-way-pair = Eine Runde sind sechs Karten und zwei Angriffe. Wähle die zwei, die zuerst kommen: Was sie bringen, zählt in beiden Angriffen.
lesson-way-pair-again = Der zweite Angriff, mit dem, was übrig ist. Die Werte bleiben, aber für einen Treffer braucht es jetzt mehr.
lesson-way-third = Die Abwehr liegt offen: Stärke { $strength } muss { $against } übersteigen, Technik { $technique } muss { $other } übersteigen. Was das tut, ist ein Treffer. Welche Karte kommt zuletzt?
lesson-way-guard = Jetzt kommt es zurück, mit { $power }. Eine gleich hohe Deckung hält; deine ist { $guard }. Ein Ki hebt sie, und du hast { $ki }.
lesson-way-die = Ein Treffer! Bei { $level } wird der Verletzungswürfel gegen den blauen geworfen: vielleicht eine Wunde, oder du lässt ihn wachsen.
lesson-way-reward = Drei gleiche Zeichen sind eine **Kombo**, und sie bringt dir etwas. Wähle, was dir gefällt.

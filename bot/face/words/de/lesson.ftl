### Guided lessons: a few turns against the house, with a hint at each step.

lesson-try-button = Ausprobieren
lesson-how-button = Wie spielt man das?
lesson-title = ### Erstes Duell · Zug { $turn } von { $turns }
lesson-welcome = Es geht um nichts.
lesson-hint = 💡 { $hint }
lesson-onward = Weiter
lesson-over = ### Erstes Duell · das Ende
lesson-won = 🏆 **Du hast gewonnen.**
lesson-lost = **Diesmal hat das Haus gewonnen.** Jetzt weißt du, wie es geht.
lesson-drawn = ⚖️ **Beide sind gefallen: unentschieden.**
lesson-undecided = **Das war der letzte Zug.** Ein echtes Duell geht weiter, bis jemand fällt.
lesson-honored = 🎖️ Deine erste Ehre: **+{ $honor }**
lesson-challenge-button = Jemanden herausfordern
lesson-challenge-how = Schreib auf einem Server `/herausfordern` und wähle jemanden. Angenommen wird mit einem Knopf, dann bekommt ihr beide eure erste Hand.
lesson-again-button = Mit anderer Figur
lesson-roles = ### Wen willst du diesmal führen?

## The first duel of Bushido

lesson-learnt-bushido-duel = Du hast gelernt: Das Rad sagt, wer zuschlägt, das Tempo, wer blockt, die Stärke, wie fest.
lesson-duel-wheel = Wähle eine Karte: **Offensiv** ist sie gegen die nächsten { $reach } der Reihe. Oben Tempo (klein ist schnell), unten Stärke.
lesson-duel-speed = Langsame Karten treffen hart; schnelle **blocken** in der Abwehr. Am schnellsten ist { $fast }, am stärksten { $strong }.
lesson-duel-specials = Ein Stern zeigt **Spezialkarten** mit eigener Regel: { $cards }.
lesson-duel-spent = Was **verbraucht** ist, ist durchgestrichen und kommt zurück, sobald deine Hand leer ist. Die unterste Reihe zeigt die { $left } Karten, die das Haus noch hat.
lesson-duel-last-ahead = Der letzte Zug, und du liegst vorn: { $own } Leben gegen { $foe }. Machst du Schluss?
lesson-duel-last-behind = Der letzte Zug: { $own } Leben gegen { $foe }. Jetzt ein harter Hieb!
lesson-duel-tied = Beide zeigen { $own }: Gleichstand. Niemand wird verletzt, und beide Karten sind verbraucht.
lesson-duel-you-struck = Deine Karte { $own } war **offensiv** gegen { $foe }; die war nicht schneller (Tempo { $theirs } gegen { $yours }) und konnte nicht blocken: **{ $damage }** Schaden.
lesson-duel-you-blocked = Deine Karte { $own } war **offensiv**, aber { $foe } war schneller (Tempo { $theirs } gegen { $yours }) und blockte { $block } von { $strength }: **{ $damage }** Schaden.
lesson-duel-house-struck = { $foe } war **offensiv** gegen deine Karte { $own }; die war nicht schneller (Tempo { $yours } gegen { $theirs }) und konnte nicht blocken: Du verlierst **{ $damage }**.
lesson-duel-house-blocked = { $foe } war **offensiv**, aber deine Karte { $own } war schneller (Tempo { $yours } gegen { $theirs }) und blockte { $block } von { $strength }: Du verlierst **{ $damage }**.
lesson-duel-by-rule = Eine Spezialkarte hat ihre eigene Regel: Lies das Bild von oben nach unten. Du verlierst **{ $lost }**, das Haus **{ $dealt }**.

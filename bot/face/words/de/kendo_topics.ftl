### What can be settled ahead in Kendo Duel

kendo-topic-answer-card = Antwort auf { $card }
kendo-topic-answer-yellow = Antwort auf TAIATARI und MAKI AGE
kendo-topic-red-card = Was { $card } aufhält
kendo-topic-aim = Auf wen du zielst
kendo-topic-attack = Womit du angreifst
kendo-topic-last-cards = Mit wenigen Karten
kendo-topic-discard = Was du für einen Grundangriff abwirfst
kendo-topic-bonus = Woher der Bonus kommt
kendo-topic-back = Was du zurücklegst
kendo-topic-new = Woher die neue Karte kommt
kendo-topic-drawn = Woher noch eine kommt
kendo-topic-refill = Woher neue Hände kommen
kendo-topic-time = Wann du JIKAN DESU spielst
kendo-topic-option-joker = MUSHIN mit irgendeinem Gegenangriff
kendo-topic-option-yield = Durchlassen
kendo-topic-option-keep = Kein Bonus
kendo-topic-option-fewest-cards = Wer die wenigsten Karten hat
kendo-topic-option-most-cards = Wer die meisten Karten hat
kendo-topic-option-attacker = Wer mich zuletzt angegriffen hat
kendo-topic-option-parry = Eine letzte grüne Karte darf parieren
kendo-topic-option-no-parry = Nicht mit der letzten Karte parieren
kendo-topic-option-ask-2 = Ab zwei Karten fragen
kendo-topic-option-ask-3 = Ab drei Karten fragen
kendo-topic-option-when-ahead = Bei 1 : 0
kendo-topic-option-always = Bei 1 : 0 und bei 1 : 1
kendo-topic-option-never = Nie

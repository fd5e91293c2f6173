### What pictures show, for readers who do not see them. The fighter on the left comes first in the text, too.

picture-hand = { $fighter }, health { $health } of { $full }. Your cards: { $cards }.
picture-against = Against { $fighter }, health { $health } of { $full }, with these cards: { $cards }.
picture-spent = Spent: { $cards }.
picture-side = { $fighter }: health { $health } of { $full }. Cards in hand: { $cards }.
picture-health = { $fighter }: health { $health } of { $full }.
picture-health-lost = { $fighter }: { $lost } lost, health { $health } of { $full }.
picture-left = { $fighter } (left)
picture-right = { $fighter } (right)
picture-sheet = { $fighter }, health { $health }. Cards: { $cards }.
picture-wheel = The wheel of Mon, clockwise: { $cards }.
picture-row = { $place }. { $fighter }: { $told }
picture-row-health = { $health }/{ $full }
picture-row-lost = lost { $lost }
picture-row-fallen = fallen
picture-row-gone = gone
picture-row-played = { $card } on the table
picture-row-played-before = { $card } against { $place }
picture-all-cards = all cards
picture-all-cards-but = all but { $cards }
picture-cards = holds { $cards }
picture-no-cards = no cards
picture-none = none

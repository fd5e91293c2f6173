### What pictures show, for those who do not see them. Who stands on the left is named first in the text, too.

picture-hand = { $fighter }, health { $health } of { $full }. Your cards: { $cards }.
picture-against = Against { $fighter }, health { $health } of { $full }, with these cards: { $cards }.
picture-spent = Spent: { $cards }.
picture-side = { $fighter }: health { $health } of { $full }. Cards in hand: { $cards }.
picture-health = { $fighter }: health { $health } of { $full }.
picture-left = { $fighter } (left)
picture-right = { $fighter } (right)
picture-sheet = { $fighter }, health { $health }. Cards: { $cards }.
picture-wheel = The wheel of Mon, clockwise: { $cards }.

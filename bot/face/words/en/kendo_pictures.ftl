### What the pictures of Kendo Duel show, for those who do not see them.

# The marks of the seats, in their order.
kendo-mark-1 = Circle
kendo-mark-2 = Square
kendo-mark-3 = Diamond
kendo-mark-4 = Star

kendo-frame-brown = brown
kendo-frame-red = red
kendo-frame-purple = purple
kendo-frame-blue = blue
kendo-frame-green = green
kendo-frame-yellow = yellow
kendo-frame-white = white

kendo-picture-own = You ({ $mark })
kendo-picture-ippon = ippon: { $points }
kendo-picture-by-hansoku = by hansoku: { $points }
kendo-picture-hansoku = hansoku: { $penalties }
kendo-picture-switches = may switch cards
kendo-picture-attacks = attacks now
kendo-picture-answers = answers now
kendo-picture-draws = draws now
kendo-picture-wins = has won
kendo-picture-hand = Your cards: { $cards }.
kendo-picture-grey = Greyed out, not playable now: { $cards }.
kendo-picture-sheet = All cards: { $cards }.

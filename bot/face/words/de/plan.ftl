## Standing orders

plan-kept = Für diesen Zug gewählt und für die nächsten vorgemerkt: { $cards }. Bei einer vorgemerkten Karte zeigt die Tafel dich nicht als bereit; gespielt wird, sobald dein Gegenüber gewählt hat, und nur daran lässt sich ein Plan erraten. Der Plan endet, und du wirst gefragt wie sonst auch, sobald deine Hand nicht mehr die ist, mit der du gerechnet hast.
plan-played = Nach Plan gespielt: { $cards }. Was von deinem Plan übrig ist, läuft weiter, solange deine Hand die ist, mit der du gerechnet hast.
plan-none = Du hast keinen Plan: Jeden Zug wirst du gefragt.

refusal-plan-too-long = Plane höchstens { $most } Züge voraus.
refusal-plan-not-in-hand = Die Karte, die du in deinem Plan für Zug { $turn } nennst, hast du dann nicht auf der Hand.
refusal-plan-impossible = Hier lässt sich nichts vorausplanen: Bis du wieder dran bist, kann zu viel geschehen.
refusal-plan-which = Du hast mehrere Duelle. Nenn das gemeinte mit der Option „duell“.

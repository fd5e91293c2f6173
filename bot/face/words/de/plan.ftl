## Standing orders

plan-title = ### Dein Plan gegen { $opponent }
plan-title-alone = ### Dein Plan
plan-this-turn = Dieser Zug: { $choice }
plan-this-turn-open = Dieser Zug: noch nichts gewählt
plan-ahead = Für die Züge danach vorgemerkt, in dieser Reihenfolge: { $cards }
plan-lasts = -# Niemand sonst sieht das: Bei einer vorgemerkten Karte zeigt die Tafel dich nicht als bereit. Gespielt wird, sobald dein Gegenüber gewählt hat, und nur daran lässt sich ein Plan erraten. Der Plan endet, und du wirst gefragt wie sonst auch, sobald deine Hand nicht mehr die ist, mit der du gerechnet hast.
plan-broken = -# ⚠️ Für diesen Zug hast du eine andere Karte gewählt als die, von der dein Plan ausging; mit dem Aufdecken endet er. `/duell plan` mit Karten macht einen neuen.
plan-chosen = Gewählt: { $choice }. Für die Züge danach ist nichts vorgemerkt.
plan-played = Nach Plan gespielt: { $cards }. Was von deinem Plan übrig ist, läuft weiter, solange deine Hand die ist, mit der du gerechnet hast; `/duell plan` zeigt es.
plan-none = Du hast keinen Plan: Jeden Zug wirst du gefragt. `/duell plan` mit Karten macht einen.
plan-call-off = Plan beenden
plan-called-off = Dein Plan ist beendet: Ab dem nächsten Zug wirst du gefragt wie sonst auch. Eine Wahl für diesen Zug bleibt und lässt sich bis zum Aufdecken in deiner Hand ändern.
plan-went-on = Inzwischen ist ein Zug gespielt worden. Oben steht, was jetzt vorgemerkt ist.
plan-of-which = Welchen Plan möchtest du sehen?

refusal-plan-too-long = Plane höchstens { $most } Züge voraus.
refusal-plan-not-in-hand = Die Karte, die du in deinem Plan für Zug { $turn } nennst, hast du dann nicht auf der Hand.
refusal-plan-impossible = Hier lässt sich nichts vorausplanen: Bis du wieder dran bist, kann zu viel geschehen.
refusal-plan-which = Du hast mehrere Duelle. Nenn das gemeinte mit der Option „duell“.

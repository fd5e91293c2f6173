### What there is to know of the lists that one settles ahead in Kendo Duel

kendo-about-answer = Hältst du nichts von deiner Liste, lässt du den Angriff durch.
kendo-about-red = Hältst du nichts von deiner Liste, verlierst du dafür eine Karte. Ohne Liste wirst du zum ganzen Angriff gefragt.
kendo-about-aim = Das gilt für Antworten und für Angriffe. Passt niemand, ist es der nächste Platz.
kendo-about-attack = Jeder deiner Angriffe beginnt mit dem Ersten deiner Liste, das du hältst, sonst mit einem anderen. Wird er aufgehalten, folgt das Nächste der Liste. Steht JODAN oder SEME darauf, verstärkst du damit.
kendo-about-discard = Das gilt, wenn du nichts zum Angreifen hast. Hältst du nichts von deiner Liste, ist es eine andere Karte.
kendo-about-last-cards = Legst du das nicht fest, wirst du gefragt, sobald du nur noch eine Karte hältst.
kendo-about-bonus = Ist in keinem Stapel deiner Liste eine übrig, kommt er woandersher.
kendo-about-back = Karten, die du gleich spielst, bleiben. Hältst du nichts von deiner Liste, ist es eine andere Karte.
kendo-about-new = Ist in keinem Stapel deiner Liste eine übrig, kommt sie woandersher.
kendo-about-drawn = Ist in keinem Stapel deiner Liste eine übrig, kommt sie woandersher.
kendo-about-refill = Du nimmst reihum aus den Stapeln deiner Liste auf. Gehen sie zu Ende, aus den anderen.
kendo-about-time = Legst du das nicht fest, wirst du jedes Mal gefragt, wenn du die Zeit ausrufen könntest, auch ohne die Karte: So erfährt niemand, ob du sie hältst.

### What there is to know of the lists that one settles ahead in Kendo Duel

kendo-about-answer = Hast du nichts von deiner Liste, lässt du den Angriff durch.
kendo-about-red = Hast du nichts von deiner Liste, verlierst du dafür eine Karte. Ohne Liste wirst du zum ganzen Angriff gefragt.
kendo-about-aim = Das gilt für Antworten und für Angriffe. Passt niemand, ist es der nächste Platz.
kendo-about-attack = Jeder deiner Angriffe beginnt mit dem Ersten deiner Liste, das du hast, oder mit einem anderen. Wird er aufgehalten, folgt das Nächste der Liste. Mit JODAN oder SEME auf der Liste verstärkst du.
kendo-about-discard = Das gilt für einen Zug, in dem du nichts zum Angreifen hast. Hast du nichts von deiner Liste, ist es eine andere Karte.
kendo-about-last-cards = Legst du hier nichts fest, wirst du bei deiner letzten Karte gefragt.
kendo-about-bonus = Ist dort nichts mehr, wo es deine Liste sagt, kommt der Bonus von woanders.
kendo-about-back = Karten, die du gleich spielst, bleiben. Hast du nichts von deiner Liste, ist es eine andere Karte. Wirst du nach einer Antwort gefragt, dann auch nach dem Tausch davor.
kendo-about-new = Ist dort nichts mehr, wo es deine Liste sagt, kommt die Karte von woanders.
kendo-about-drawn = Ist dort nichts mehr, wo es deine Liste sagt, kommt die Karte von woanders.
kendo-about-refill = Du nimmst reihum von den Stapeln deiner Liste auf. Sind sie leer, von den anderen.
kendo-about-time = Legst du hier nichts fest, wirst du gefragt, sooft du die Zeit ausrufen könntest, auch ohne die Karte: So erfährt niemand, ob du sie hast.

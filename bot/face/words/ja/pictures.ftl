### 絵が見えない人のための説明。左に立つ者は、文章でも先に出てくる。

picture-hand = { $fighter }、体力{ $health }/{ $full }。自分の手札：{ $cards }。
picture-against = 相手は{ $fighter }、体力{ $health }/{ $full }。相手の手札：{ $cards }。
picture-spent = 使った札：{ $cards }。
picture-side = { $fighter }：体力{ $health }/{ $full }。手札：{ $cards }。
picture-health = { $fighter }：体力{ $health }/{ $full }。
picture-health-lost = { $fighter }：{ $lost }失い、体力{ $health }/{ $full }。
picture-left = { $fighter }（左）
picture-right = { $fighter }（右）
picture-sheet = { $fighter }、体力{ $health }。札：{ $cards }。
picture-wheel = 紋の輪、時計回り：{ $cards }。
picture-row = { $place }. { $fighter }：{ $told }
picture-row-health = { $health }/{ $full }
picture-row-lost = { $lost }失った
picture-row-fallen = 力尽きた
picture-row-gone = 去った
picture-row-played = { $card }を出した
picture-row-played-before = { $card }を{ $place }の前に
picture-all-cards = 手札九枚
picture-all-cards-but = 手札に{ $cards }以外
picture-cards = 手札 { $cards }
picture-no-cards = 手札なし
picture-none = なし

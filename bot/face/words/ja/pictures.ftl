### 絵が見えない人のための説明。左に立つ者は、文章でも先に出てくる。

picture-hand = { $fighter }、体力{ $health }/{ $full }。自分の手札：{ $cards }。
picture-against = 相手は{ $fighter }、体力{ $health }/{ $full }。相手の手札：{ $cards }。
picture-spent = 使った札：{ $cards }。
picture-side = { $fighter }：体力{ $health }/{ $full }。手札：{ $cards }。
picture-health = { $fighter }：体力{ $health }/{ $full }。
picture-left = { $fighter }（左）
picture-right = { $fighter }（右）
picture-sheet = { $fighter }、体力{ $health }。札：{ $cards }。
picture-wheel = 紋の輪、時計回り：{ $cards }。

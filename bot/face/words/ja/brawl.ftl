### The brawl: lobby, board, hand and the telling of its turns.

lobby-title = ## ⚔️ 参加者の募集
lobby-terms = { $host }さんが「{ $game }」に呼びかけています。{ $pace }。{ $about }
lobby-place = { $place }. { $player }
lobby-place-new = { $place }. { $player } · ここでは新顔
lobby-place-reliable = { $place }. { $player } · 期限厳守率{ $share }%
lobby-waiting = 集まったのは{ $count }人。{ $least }人から{ $most }人で遊べます。剣士は始まるときに明かされます。始まらなければ、募集は{ $when }に終わります。
lobby-waiting-without-roles = 集まったのは{ $count }人。{ $least }人から{ $most }人で遊べます。始まらなければ、募集は{ $when }に終わります。
lobby-join = 加わる
lobby-leave = 抜ける
lobby-start = 始める
lobby-to-board = 乱戦へ
lobby-role-hint = 全員の剣士は、乱戦が始まるときに明かされます。
lobby-was-started = 乱戦が始まりました。
lobby-was-closed = 呼びかけ人が抜け、引き継ぐ人もいないため、募集は終わりました。
lobby-was-lapsed = 期限までに始まらなかったため、募集は終わりました。
lobby-joined = 加わりました。
lobby-left = 募集から抜けました。
lobby-started = 乱戦の始まりです。
lobby-which = いくつかの乱戦が募集中です。どれですか？
lobby-which-placeholder = 募集を選ぶ
lobby-which-line = { $host }さんの呼びかけ、{ $pace }

brawl-title = ## ⚔️ { $count }人の乱戦
brawl-side = { $player } · **{ $fighter }** · { $bar } **{ $health }**/{ $full } · { $cards }{ $state }
brawl-side-fallen = ✖️ { $player } · { $fighter } · 力尽きた
brawl-side-left = 🏳️ { $player } · { $fighter } · 去った
brawl-order-due = 第**{ $turn }**ターン · { $pace } · 次に誰の札と戦うか、{ $active }が決めます · 期限は{ $when }
brawl-order-held = 第**{ $turn }**ターン · { $pace } · 次に誰の札と戦うか、{ $active }が決めます · ⏸️ 時計は止まっています

brawl-hand-title = ### 乱戦、第{ $turn }ターン
brawl-hand-own = 自分 **{ $health }**/{ $full }
brawl-lately-others = -# { $others }
brawl-lately-lost = { $player }に{ $lost }ダメージ
brawl-lately-fell = { $player }は倒れました
brawl-lately-left = { $player }は去りました
brawl-other = { $player } **{ $health }**/{ $full } · { $fighter } · 手札{ $cards }枚
brawl-choose = 札と相手を選ぶ
brawl-form-title = あなたの札と相手
brawl-form-card = どの札を出しますか？
brawl-form-target = 誰の前に置きますか？
brawl-form-foe = { $archetype } { $fighter } · 体力 { $health }/{ $full }
brawl-order-placeholder = 次に誰の札と戦いますか？
brawl-order-option = { $attacker }：{ $name }
choice-stance = { $crest } **{ $name }**（{ $target }の前）
choice-order = { $attacker }の札

brawl-reveal-title = ## ⚔️ 乱戦、第{ $turn }ターン
brawl-placed = { $player }は{ $crest } **{ $name }**を{ $target }の前に置きました。
brawl-placed-stand-in = { $player }は{ $crest } **{ $name }**を{ $target }の前に置きました（名代が選択）。
brawl-stand-ins = { $players }の札は名代が選びました。
brawl-rolled-off = 🎲 札の数が並びました：{ $rolls }
brawl-activated = **{ $player }**は{ $count }枚の札と戦います。
brawl-fought = — { $player }は{ $card }で、{ $attacker }の{ $foe-card }と戦います
brawl-card = { $crest } { $name }
brawl-card-special = { $crest } { $name }「{ $special }」
brawl-spared = { $attacker }が{ $player }の前に置いた札との戦いは、もう行われません。

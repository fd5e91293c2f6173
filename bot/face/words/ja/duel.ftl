### The duel: board, hand and the telling of its turns. What has been chosen and is due is told so in all games.

duel-title = ## ⚔️ { $one } 対 { $other }
duel-occasion = 🏯 { $gathering } · { $duel }
duel-occasion-round = 🏯 { $gathering } · 第{ $round }回戦 · { $duel }
duel-side = **{ $archetype } { $fighter }** · { $player }
duel-side-drawn = **{ $fighter }** · { $player }
duel-health = 体力 { $bar } **{ $health }**/{ $full }
duel-cards = 手札{ $count }枚：{ $crests }
duel-held = -# 🎴 { $crests }
duel-ready = ✅ 準備よし
duel-choosing = 💭 思案中
duel-fallen = ✖️ 力尽きた
duel-turn-due = 第**{ $turn }**ターン · 遅くとも{ $when }に札が開きます
duel-turn-held = 第**{ $turn }**ターン · ⏸️ 時計は止まっています
duel-bank = 🏦 残り{ $bank }
duel-bank-capped = 🏦 残り{ $bank }、一手番は{ $turn }まで
duel-mark = -# 試合 { $id } · 封印 { $seal }…
reveal-mark = { $mark } · 封印 { $seal }…
dice-button = 確認
dice-title = ### サイコロを確かめる
dice-seal = 初めからここにある**封印**：`{ $seal }`
dice-seed-later = これは、すべての目とくじのもとになる秘密の数、**種**のSHA-256です。すべて終わると、種もここに出ます。封印を控えておけば、種が取り替えられていないことを確かめられます。いま押したボタンにも封印の全体が入っています。
dice-half-later = これは、誰も受けて立たないうちに引かれた秘密の数、**種**のSHA-256です。目とくじは、この種と、そのとき誰にも予想できなかったクリック（参加を決めたものと、各自の最初の選択）から決まります。すべて終わると、種もここに出ます。封印を控えておけば、種が取り替えられていないことを確かめられます。いま押したボタンにも封印の全体が入っています。
dice-mix = **混ぜられたもの**（手番／席／クリック）：`{ $mix }`
dice-mix-long = **混ぜられたもの**：申し込み{ $count }件のクリック。再現すると一覧が出ます。
dice-seed = 明かされた**種**：`{ $seed }`
dice-how = 種のバイト列のSHA-256が、初めから見えていた封印と同じになるはずです。ボットの管理者は{ $command }で、すべての目とくじを再現できます。目を手で確かめる方法は、下のページにあります。
dice-how-contest = 種のバイト列のSHA-256が、はじめからここにあった封印と同じになるはずです。皆が遊んだものはこの種から引かれ、それぞれの立ち合いの種もここから決まります。方法は下のページにあります。
dice-replay = `python -m bot replay { $id }`
dice-replay-gathering = `python -m bot replay --gathering { $id }`

duel-hand-button = 手札
duel-rules-button = 遊び方
duel-resign-button = 投了
duel-rematch-button = もう一番
rematch-posted = もう一番を申し込みました。その試合のチャンネルに出ています。
result-thread-button = 経過を読む
duel-board-button = 盤面へ
board-found = { $opponent }との試合の盤面はこちらです。
board-found-of = これは{ $opponent }の試合の、最新の盤面です。
board-unposted = 盤面はまだ出ていません。札を選ぶのに要るものは、すべて手札にあります。
board-pace = -# ペース：{ $pace }
board-beginning = -# 🌅 **これは始まりの盤面です。** 各ターンの経過は、この下に出ます。
board-beginning-thread = -# 🌅 **これは始まりの盤面です。** 各ターンの経過は、下のスレッドに出ます。
board-beginning-openly = -# 🌅 **これは始まりの盤面です。** ここで選んだあとは、この下で続きます。
board-beginning-openly-thread = -# 🌅 **これは始まりの盤面です。** 続きは下のスレッドで選びます。
board-latest-button = 最新のターン

hand-title = ### 第{ $turn }ターン、対 { $opponent }
hand-standing = 自分 **{ $health }**/{ $full } · { $opponent } **{ $foe_health }**/{ $foe_full }、手札 { $crests }
hand-standing-full = 自分 **{ $health }**/{ $full } · { $opponent } **{ $foe_health }**/{ $foe_full }
hand-special-short = -# { $crest } **{ $name }** { $speed } · { $strength }
hand-special-short-rule = -# { $crest } **{ $name }** { $speed } · { $strength } · { $rule }
hand-special-rule-alone = -# { $crest } { $rule }
hand-standards = -# { $cards }
hand-standards-first = -# 速さ · 強さ：{ $cards }
hand-standard = { $name } { $speed } · { $strength }
hand-own = あなたは**{ $archetype } { $fighter }**：体力 { $bar } **{ $health }**/{ $full }
hand-foe = { $opponent }は**{ $archetype } { $fighter }**：体力 { $bar } **{ $health }**/{ $full }、手札 { $crests }
hand-card = { $crest } **{ $name }** · 速さ { $speed } · 強さ { $strength } · { $beats } に攻め
hand-special = { $crest } **{ $name }「{ $special }」** · 速さ { $speed } · 強さ { $strength } · { $beats } に攻め
hand-special-rule = -# { $rule }
hand-spent = 使った札：{ $crests }
hand-spent-none = まだ札を出していません。
hand-wheel = 紋の輪（時計回り）：{ $wheel }。どの札も、続く四つの紋に対して攻めになります。
hand-due = 期限は{ $when }です。
hand-held = ⏸️ 時計は止まっていますが、札は選べます。札が開くまでは、何度でも選び直せます。
hand-option = { $name } · 速さ { $speed } · 強さ { $strength }
hand-option-special = { $name }「{ $special }」 · 速さ { $speed } · 強さ { $strength }
hand-picked = ✅ { $choice }を選びました。選び直せば変わります。
hand-planned = このあとの先読み：{ $choices }
hand-plan-broken = ⚠️ 別の札をもとにした先読みなので、札が開くと取り消しになります：{ $choices }
hand-nothing-owed = いま選ぶものはありません。

lately-last-turn = 前のターン：{ $told }。
lately-this-turn = このターンのここまで：{ $told }。
lately-nobody-hurt = 全員が無傷
lately-lost = { $player }は**{ $lost }**ダメージ
    .you = 自分は**{ $lost }**ダメージ
lately-unhurt = { $player }は無傷
    .you = 自分は無傷
lately-discarded = { $player }は{ $cards }を捨てました。
    .you = 自分は{ $cards }を捨てました。
lately-blows = -# { $told }
duel-lately-cards = 自分の{ $own } 対 { $foe }。
duel-lately-stand-in = 名代が出した{ $own } 対 { $foe }。

choice-made = ✓ { $choice }
choice-card = { $crest } **{ $name }**
prompt-chosen = 第{ $turn }ターン: { $choice }
prompt-first =
    { $line }
    -# 札を開くまでは、**手札**ボタンから選び直せます。
prompt-details-button = くわしく
prompt-summary-button = とじる
sure-yes = 行う
sure-no = やめておく
prompt-seal = -# 封印 { $seal }…
prompt-passed = -# { $opponent }との、このターンは終わりました。
prompt-over = -# { $opponent }との試合は終わりました。
ended-won = 🏆 **{ $opponent }に勝ちました。**
ended-lost = 🍂 **{ $opponent }に負けました。**
ended-otherwise = { $opponent }との試合: { $how }
ended-out = ✖️ **脱落しました。** { $opponent }との試合は続いています。
ended-out-of-cup = 大会からは敗退です。
hand-comes-by-dm = 番が来るたびに、手札がDMで届きます。盤面の**手札**ボタンからも開けます。
hand-behind-button = 番が来たら、盤面の**手札**ボタンから手札を開いてください。DMを切っているか、前のDMが届きませんでした。どちらかは`/マイページ`で分かります。
hand-begins-openly = 試合はチャンネルの盤面から始まります。番が来たら、みんなに見えるその盤面で選んでください。手札はそのあとです。
call-on = { $player }さんの番です。盤面で選んでください。
nudge = { $player }さん、いまDMをお送りできないため、手札はここに置いておきます。番が来たら、盤面の**手札**ボタンを押してください。見えるのはあなただけです。

resign-ask = { $opponent }との試合を本当に投了しますか？ 負けとなり、取り消せません。
resign-yes = 投了する
resign-no = 戦い続ける
resign-done = 投了しました。今の様子は盤面にあります。
resign-kept = わかりました。試合は続きます。
resign-which = どの試合を投了しますか？

duels-title = ## あなたの試合
duels-none = いま続いている試合はありません。`/決闘`で誰かに申し込んでみましょう！
duels-line-yours = ⚔️ 対 { $opponent } · **あなたの番** · 期限は{ $when }
duels-line-theirs = ⏳ 対 { $opponent } · 相手の番 · 期限は{ $when }
duels-line-yours-held = ⚔️ 対 { $opponent } · **あなたの番** · ⏸️ 時計は止まっています
duels-line-theirs-held = ⏳ 対 { $opponent } · 相手の番 · ⏸️ 時計は止まっています
duels-open-title = ### 返事待ちの果たし状
duels-challenge-from = 📜 { $name }から · { $when }に流れます
duels-challenge-to = 📜 { $name }へ · { $when }に流れます
duels-more = -# ほか{ $count }件
duels-which = ### どの手札ですか？
duels-which-placeholder = 試合を選ぶ
duels-which-line = 対 { $opponent }
duels-foes-more = { $names }、ほか{ $count }人

reveal-title = ## ⚔️ 第{ $turn }ターン
reveal-loses = 💥 **{ $player }は{ $lost }を失い、残りの体力は{ $left }です。**
reveal-nobody-hurt = 🛡️ **誰も傷つきませんでした。**
reveal-card = { $player }は{ $crest } **{ $name }**を出しました。
reveal-card-special = { $player }は{ $crest } **{ $name }**「{ $special }」を出しました。
reveal-stand-in = -# { $players }は時間切れのため、名代が選びました。
reveal-tied = どちらも{ $crest } **{ $name }**、あいこです。二枚とも使った札となります。
reveal-faced = { $crest } { $name }が**攻め**：{ $foe-crest } { $foe-name }は紋の輪で{ $steps }つ先にあります。
reveal-rolled-speed = 🎲 { $player }の速さ：{ $faces } = **{ $sum }**
reveal-rolled-strength = 🎲 { $player }の強さ：{ $faces } = **{ $sum }**
reveal-speed-equal = { $players }の速さはどちらも{ $speed }、互角です。
reveal-speed = { $player }の速さ{ $speed }は、{ $other }の速さ{ $slower }より速い。
reveal-criterion-met = { $player } · { $special }（{ $condition }）：**満たしています**。
reveal-criterion-missed = { $player } · { $special }（{ $condition }）：**満たしていません**。
criterion-offensive = 攻めのとき
criterion-defensive = 守りのとき
criterion-faster = 相手より速いとき
criterion-slower = 相手より遅いとき
criterion-more-health = 体力が相手より多いとき
criterion-less-health = 体力が相手より少ないとき
criterion-more-cards = 手札が相手より多いとき
criterion-fewer-cards = 手札が相手より少ないとき
criterion-against = 相手が{ $cards }のとき
reveal-turned = { $player }は守りから攻めに転じました。
reveal-struck = { $striker }の強さ{ $strength }の一撃：{ $player }は{ $damage ->
    [0] 無傷です
   *[other] **{ $damage }**ダメージを受けました
  }。
reveal-struck-extra = { $striker }の強さ{ $strength }の一撃：{ $player }は隙を突かれてさらに{ $extra }、合わせて**{ $damage }**ダメージを受けました。
reveal-struck-blocked = { $striker }の強さ{ $strength }の一撃：{ $player }は速さで勝り、強さ{ $block }で受け止めて{ $damage ->
    [0] 無傷です
   *[other] **{ $damage }**ダメージを受けました
  }。
reveal-struck-blocked-extra = { $striker }の強さ{ $strength }の一撃：{ $player }は強さ{ $block }で受け止めましたが、隙を突かれてさらに{ $extra }、合わせて**{ $damage }**ダメージを受けました。
reveal-reflected = 🔁 同じ痛みが返ります。{ $player }は**{ $damage }**ダメージを受けました。
reveal-dodged = 💨 { $player }は一撃が届く前に身をかわしました。
reveal-discarded = { $player }は{ $cards }を捨てさせられました。
reveal-retrieved = { $player }は{ $cards }を手札に戻しました。
reveal-refreshed = 🔄 { $player }は九枚すべてを手札に戻しました。
reveal-knocked-out = ☠️ { $player }は倒れました。
reveal-departed-resigned = 🏳️ { $player }は投了しました。
reveal-departed-forfeited = ⌛ { $player }は{ $misses }回続けて現れず、失格負けとなりました。

outcome-won = 🏆 **{ $winner }の勝ちです。**
outcome-won-of-many = 🏆 **この試合は{ $winner }の勝ちです。**
outcome-last-standing = 🏆 **最後まで立っていたのは{ $winner }です。**
outcome-draw-both-fallen = ⚖️ **立っている者はなく、引き分けです。**
outcome-draw-exhausted = ⚖️ **これだけ戦っても決着がつかず、引き分けです。**
outcome-draw-forgotten = 🍃 **始まる前に一人が永遠に去りました。この試合はなかったことになります。**
outcome-draw-abandoned = ⚖️ **誰も現れませんでした。この試合はなかったことになります。**
outcome-draw-called-off = ✖️ **中止：集いはこの試合を待たずに先へ進みました。**
outcome-ratings = 腕前：{ $ratings }
outcome-rating = { $player } { $rating }（{ $by }）
outcome-rating-provisional = { $player } **{ $points }**（暫定）
outcome-honor = このサーバーでの誉れ：{ $tallies }
outcome-tally = { $player } **{ $honor }**

## Reminders

reminder-title = ## { $count }件の試合があなたを待っています
reminder-off = もう知らせない
reminder-off-done = もうお知らせしません。`/マイページ`でいつでも元に戻せます。
resign-ask-alone = 本当に投了しますか？負けとなり、取り消せません。
resign-ask-campaign = 本当に投了しますか？この試合は負けとなり、取り消せません。キャンペーンも終わるかもしれません。
duels-line-campaign = 🛤️ **{ $game }**、あなたのキャンペーン。 `/手札` で続けられます。
duels-line-daily = ☀️ **{ $game }**、今日の立ち合い。 `/ひとり 今日` で続けられます。
duels-line-everywhere = 🌏 **{ $game }**、全サーバーの今日の立ち合い。 `/手札` で続けられます。
duels-line-road = 👣 **{ $game }**、同じ街道の果たし状。 `/手札` で続けられます。
duels-which-campaign = あなたのキャンペーン
duels-which-daily = 今日の立ち合い
duels-which-everywhere = 全サーバーの今日の立ち合い
duels-which-road = 同じ街道の果たし状
duels-line-alone = 🎴 **{ $game }**（ひとり）。`/手札` で続けられます。
outcome-draw-contest-over = 🍃 **立ち合いが終わる前に締め切られました。**
outcome-draw-given-up = 🍃 **キャンペーンはやめになりました。**

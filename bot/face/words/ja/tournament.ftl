### Tournaments: sign-up, rounds, brackets, and what an organiser mends.

refusal-bout-changed = ご覧になったあとに、その試合で何かが起きました。もう一度確かめてから決めてください。
refusal-gathering-check-in-unbounded = 出場確認には、大会の始まる時間が要ります。開始も選んでください。
refusal-gathering-no-bracket = ここで進行中の京都御前試合はありません。ほかの集いに対戦表はありません。
refusal-tournament-none = ここにそれに当たる大会はありません。世話役が`/取りしきる 大会 開く`で開けます。
refusal-tournament-several = いくつかの大会が開かれています。どれかを「{ name-option-tournament }」で指定してください。
refusal-bout-none = 最近の二つの回戦に、そのような試合はありません。

## Calling one

outline-head = ### 🏯 新しい大会
    大事なところだけ選んでください。ほかはそのままで大丈夫です。最後に名前を付けると、受付が始まります。
outline-placeholder = 選ぶ
outline-game = ゲーム：{ $game }
outline-setup-usual = いつもどおりに遊ぶ
outline-setup = 遊び方：{ $setup }
outline-start-by-hand = 開始：世話役が「始める」を押したとき
outline-start = 開始：いまから{ $span }後
outline-pace-usual = 速さ：このサーバーの標準
outline-pace = 速さ：{ $pace }
outline-round-usual = 一回戦：速さに合った長さ
outline-round = 一回戦：長くて{ $span }
outline-places-all = 定員：全員
outline-places = 定員：{ $places }人、あとの人は控え
outline-house-none = 相手のいない人：休んで先へ進む
outline-house = 相手のいない人：道場と対戦（{ $level }）
outline-extras = 特別な決まり：なし
outline-extra-hardcore = 傷が残る（真剣勝負）
    .about = 体力が次の試合に引き継がれます。
outline-extra-rating = 腕前順の組み合わせ
    .about = 無作為でなく、一位が最下位と当たります。
outline-extra-closed = 途中参加なし
    .about = 始まったあとは加われません。
outline-extra-no-leave = 休暇を待たない
    .about = 休暇中の人がいても試合は進みます。
outline-extra-confirm = 開始前に出場確認
    .about = 確認しない人は外れます。開始時間が必要です。
outline-extra-reliable = 期限を守る人だけ
    .about = 期限の{ $share }%以上を守る人と、新しい人だけ。
outline-name = 名前を付けて受付を始める
outline-form = 新しい大会
outline-title = 大会の名前は？

## Sign-up

tournament-round-time = ⏳ 一回戦は長くて{ $time }。試合の最初の{ $show }に何も選ばない人は負けとなります。
tournament-by-rating = 組み合わせは腕前順です。一位が最下位と当たります。
tournament-no-leave = 🧭 この大会では、休暇中も時計が進みます。
tournament-house = 🏮 人数が奇数のときは、一人が道場（{ $level }）と戦い、勝てば先へ進みます。**その試合では腕前も誉れも動きません。**
tournament-no-late-entry = 🚪 始まったあとは加われません。
tournament-begins-by-hand = 世話役の合図で始まります。合図がなければ、受付は{ $when }に終わります。
tournament-begins = { $at }に始まります（{ $when }）。
tournament-came = { $count ->
    [0] 👥 まだ参加者はいません。
   *[other] 👥 参加者はいま{ $count }人です。
  }
tournament-came-of = 👥 定員{ $places }人のうち{ $count }人が決まっています。
tournament-reserve = 🪑 控え：{ $names }
tournament-would-end = いまの人数なら{ $rounds }回戦で、遅くとも{ $at }に終わります。
tournament-placed = 大会の受付を始めました。

## Under way

tournament-round = 第**{ $number }**回戦（最大{ $rounds }回戦） · { $duels }試合中{ $decided }試合が決着 · { $pace }
tournament-until = ⏳ この回戦は{ $when }に決着します。出場者が何をしても、遅くとも{ $latest }にすべて終わります。
tournament-until-last = ⏳ これが最後の回戦です。出場者が何をしても、{ $when }に決着します。
tournament-paused = ⏸️ { $when }から時計は止まっています。札は出せます。
tournament-duel = ⚔️ { $duel }：{ $one } – { $other }
tournament-more-duels = …ほか{ $count }試合は対戦表に
tournament-resting = 💤 この回戦で相手のいない人：{ $names }
tournament-repairs = 世話役による修正（{ $count }件）、最新のもの：{ $last }
tournament-bracket = 対戦表
tournament-mine = 自分の試合
tournament-people = 顔ぶれ
tournament-changes = 修正記録
tournament-organise = 世話役用
tournament-enter-late = 途中から出る
tournament-before = ◀ 前へ
tournament-after = 次へ ▶
tournament-page = { $page }/{ $pages }ページ
tournament-to-message = 大会へ

## Who is in

tournament-people-title = ### { $count }人が参加
tournament-person-entered = **{ $number }** { $name }
tournament-person-reserve = **{ $number }** { $name } · 🪑 控え
tournament-person-confirmed = **{ $number }** { $name } · ✅ 出場する
tournament-person-unconfirmed = **{ $number }** { $name } · 確認待ち
tournament-person-fights = **{ $number }** { $name } · ⚔️ 対戦中
tournament-person-rests = **{ $number }** { $name } · 💤 この回戦は休み
tournament-person-waits = **{ $number }** { $name } · 勝ち残り
tournament-person-won = **{ $number }** { $name } · 🏆 優勝
tournament-person-out = **{ $number }** { $name } · 敗退

tournament-mine-not-in = あなたはこの大会に出ていません。
tournament-mine-entered = 席があります。最初の試合は大会とともに始まります。
tournament-mine-reserve = 控えです。第1回戦の誰かが抜けると、代わりに入ります。そのあとは、世話役から頼まれることがあります。
tournament-mine-confirmed = 出場を確認しました。
tournament-mine-unconfirmed = 始まるまでに**出場する**を押してください。押さないと外れます。
tournament-mine-fights = あなたは{ $number }番、{ $duel }で{ $opponent }と戦っています。
tournament-mine-show = { $when }までに何も選ばない人は、戦わずに負けとなります。
tournament-mine-rests = あなたは{ $number }番、この回戦は相手がいないので、そのまま次へ進みます。
tournament-mine-waits = あなたは{ $number }番、勝ち残っています。この回戦が決着すると、次の組み合わせを引きます。
tournament-mine-won = あなたは{ $number }番、優勝です。
tournament-mine-out = あなたは{ $number }番、敗退しました。

## Bracket

bracket-round-title = ### 第{ $number }回戦
bracket-round = 第{ $number }回戦
bracket-round-about = { $duels }試合、休み{ $byes }人
bracket-rounds = どの回戦から見ますか？
bracket-open = ⚔️ { $one } – { $other } · { $duel }
bracket-won = 🏆 **{ $winner }**が{ $loser }に勝利 · { $how } · { $duel }
bracket-forsaken = ⌛ { $one } – { $other } · どちらも現れず · { $duel }
bracket-rests = 💤 { $player }は相手なし
bracket-how-duel = 残りの体力{ $health }
bracket-how-duel-without-health = 決着
bracket-how-health = 体力{ $health }で優勢勝ち
bracket-how-health-without-health = 優勢勝ち
bracket-how-dice = サイコロ
bracket-how-walkover = 不戦勝
bracket-how-override = 世話役の裁定
bracket-aside-duel = 勝ち
bracket-aside-health = 優勢
bracket-aside-dice = 賽
bracket-aside-walkover = 不戦
bracket-aside-override = 裁定
bracket-aside-forsaken = 不在
bracket-aside-rests = 休み
bracket-alt = { $title }の対戦表、第{ $first }回戦から第{ $last }回戦まで、新しい順。{ $told }
bracket-alt-champion = 優勝の冠は{ $player }さん。
bracket-spoken-open = { $one } 対 { $other }
bracket-spoken-won = { $winner }が{ $loser }に勝利

## Announcements

announcement-round = 🔔 第**{ $number }**回戦の始まりです。{ $duels }試合{ $byes ->
    [0] です。
   *[other] 、相手のいない人は{ $byes }人です。
  }
announcement-winner = 🏆 最後に立っていたのは{ $player }さん。剣聖の誕生です。
announcement-nobody = ⚖️ 終わりました。立っている者は誰もいません。

## For organisers

tournament-desk = ### 何を改めますか？
tournament-override = 勝者を決める
    .about = **勝者を決める**：これまでの結果にかかわらず、試合の勝者を決めます。それをもとにした後の試合が決着するまでできます。
    .which = どの試合ですか？
    .none = 決められる試合はありません。
    .title = 勝者を決める
    .ask = { $duel }の勝者を決めます。まだ戦っていれば、そこで終わります。
tournament-undo = 決定を取り消す
    .about = **決定を取り消す**：試合についての最後の決定を取り消します。何も残らなければ、戦い直します。
    .which = どの試合ですか？
    .none = 最近の二つの回戦では、まだ何も決まっていません。
    .title = 決定を取り消す
    .ask = { $duel }についての最後の決定を取り消します。それをもとに組まれ、まだ何も決着していない回戦は、組み合わせを引き直します。
tournament-remove = 誰かを外す
    .about = **誰かを外す**：外した人は戻れません。相手は次へ進みます。
    .which = 誰を外しますか？
    .none = 残っている人はいません。
    .title = 誰かを外す
    .ask = { $player }さんを外します。戻すことはできません。
tournament-replace = 控えを入れる
    .about = **控えを入れる**：決闘で誰も選んでいないうちは、控えが代わりに入れます。本人の同意が要ります。
    .which = 誰の代わりですか？
    .none = まだ誰も選んでいない決闘はありません。
    .instead = { $player }さんの代わりは誰ですか？
    .listed = 控えの人
    .anybody = このサーバーの誰か
    .title = 控えを入れる
    .ask = { $newcomer }に、{ $player }さんの代わりを頼みます。引き受けると、{ $player }さんはもう戻れません。
tournament-pause = 一時停止
    .about = **一時停止**：再開するまで、すべての時計が止まり、次の組み合わせも引きません。
    .title = 大会を一時停止する
    .ask = すべての時計が止まります。札は出せ、試合も終わります。
tournament-resume = 再開
    .about = **再開**：すべての時計が、残っていた分から動き出します。
    .ask = すべての時計を、残っていた分から動かしますか？
tournament-resume-yes = 再開する
tournament-resume-no = まだ
tournament-winner = 勝者は誰ですか？
tournament-why = 理由（全員が読みます）
tournament-versus = 第{ $number }試合：{ $one } – { $other }
tournament-mend-open = 第{ $number }回戦、対戦中
tournament-mend-forsaken = 第{ $number }回戦、どちらも現れず
tournament-mend-won = 第{ $number }回戦、{ $winner }の勝ち
tournament-mended = 改めました。理由とともに、全員に見えるように残します。
tournament-resumed = 時計が動き出しました。
tournament-kept = わかりました。何も変わりません。

tournament-changes-title = ### 世話役が改めたこと
tournament-changes-none = 何もありません。
tournament-change = { $when } · { $who } · { $change }

## In the calendar of the server

calendar-about = { $kind }、定員{ $places }人、{ $pace }。上のアドレスのメッセージで、申し込みと様子の確認ができます。

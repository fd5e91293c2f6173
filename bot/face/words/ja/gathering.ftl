### Gatherings: sign-up, how they stand, and whose turn it is.

gathering-kind-duels = 果たし合い
gathering-kind-clash = 一門激突
gathering-kind-kyoto = 京都御前試合
gathering-kind-tournament = 大会
gathering-hardcore = { $kind }・真剣勝負

gathering-about-duels = 挑むか挑まれるかして、それぞれ一人の相手と戦います。最後に立っている人が勝者です。
gathering-about-clash = サイコロで二つの一門に分かれ、一方だけが立っているまで、回戦ごとに挑み合います。
gathering-about-kyoto = 回戦ごとに組み合わせを引き、最後の一人、剣聖が決まるまで戦います。
gathering-about-tournament = 試合に勝てば次へ進み、最後の一人が剣聖となります。
gathering-about-hardcore = 真剣勝負：傷は次の試合に残ります。

gathering-title = ## 🏯 { $kind }
gathering-title-own =
    ## 🏯 { $title }
    { $kind }
gathering-mark = { $mark } · 封印 { $seal }…

## Sign-up

gathering-called = 呼びかけ人は{ $host }さん：{ $game }、{ $pace }。
gathering-nobody = まだ誰も集まっていません。
gathering-place = { $place }. { $player }
gathering-came = 集まったのは{ $count }人。{ $sizes }人で遊びます。
gathering-sizes = { $some }または{ $last }
gathering-enough = もう始められます。
gathering-missing = あと{ $missing }人で始められます。
gathering-fighters-hidden = 剣士は始まるときに明かされます。始まらなければ、受付は{ $when }に終わります。
gathering-fighters-hidden-without-roles = 始まらなければ、受付は{ $when }に終わります。
gathering-check-in-at = { $when }から、全員が出場を確認します。
gathering-check-in-now = ⏰ 始まるのは{ $when }です。それまでに**出場する**を押さなかった人は外れます。
gathering-was-called-off = ✖️ 中止になりました。
gathering-was-called-off-because = ✖️ 中止になりました：「{ $reason }」
gathering-was-too-few = ✖️ 期限までに人が集まらず、中止になりました。

gathering-join = 加わる
gathering-leave = 抜ける
gathering-begin = 始める
gathering-cancel = 中止
gathering-check-in = 出場する
gathering-role-hint = 全員の剣士は始まるときに明かされ、最後まで変わりません。

gathering-joined = 加わりました。
gathering-left = 席を空けました。
gathering-checked-in = わかりました。出場をお待ちしています。
gathering-begun = 始まりました。
gathering-cancel-ask = 本当に中止しますか？ 全員の席がなくなります。
gathering-cancel-yes = 中止する
gathering-cancel-no = やめる
gathering-cancelled = 中止しました。
gathering-kept = わかりました。何も変わりません。
gathering-called-elsewhere = { $channel }で呼びかけました。

gathering-which = いくつかの集いが開かれています。どれですか？
gathering-which-placeholder = 集いを選ぶ
gathering-which-line = { $kind }、呼びかけ人は{ $host }さん
gathering-to-message = 集いのメッセージへ

## Under way

gathering-round = 第**{ $number }**回戦 · { $pace }
gathering-once = { $pace }
gathering-clan-line = **{ $clan }**
gathering-stands = { $player } · **{ $fighter }** · { $bar } **{ $health }**/{ $full } · { $state }
gathering-stands-without-roles = { $player } · { $bar } **{ $health }**/{ $full } · { $state }
gathering-out = ✖️ { $player } · { $fighter } · { $state }
gathering-out-without-roles = ✖️ { $player } · { $state }
gathering-state-knocked-out = 倒れた
gathering-state-dishonored = 面目を失った
gathering-state-left = 棄権
gathering-state-absent = 現れず
gathering-state-fighting = ⚔️ { $duel }、対 { $foe }
gathering-state-challenges = 👉 挑む番
gathering-state-asked = ❔ { $foe }に挑戦中
gathering-state-answers = 👉 { $foe }に答える番
gathering-state-fought = 戦い終えて健在
gathering-state-waits = 挑戦か順番を待つ
gathering-state-idle = 相手なし
gathering-state-winner = 🏆 勝者
gathering-state-stands = 健在
gathering-owed-challenge = 👉 { $player }が誰かに挑みます。期限は{ $when }です。
gathering-owed-answer = 👉 { $player }が、受けるか断るかを決めます。期限は{ $when }です。
gathering-drop-out = 棄権
gathering-owed-button = 自分の番
gathering-drop-ask = 本当に棄権しますか？ 戻ることはできません。戦っている試合は相手の勝ちになります。
gathering-drop-yes = 棄権する
gathering-drop-no = 残る
gathering-dropped = 棄権しました。

## Whose turn it is

summons-title = ### ⚔️ { $kind }
summons-challenge = { $player }さん、あなたの番です。誰かに挑んでください。名指しがなければ、{ $when }にサイコロが決めます。
summons-challenge-placeholder = 誰に挑みますか？
summons-opponent-facts = { $fighter } · 体力 { $health }/{ $full }
summons-opponent-facts-without-roles = 体力 { $health }/{ $full }
summons-answer = { $player }さん、{ $challenger }さんが挑んできました。受ければすぐに試合です。体力はあなたが{ $health }、{ $challenger }さんが{ $foe-health }です。
summons-cost = 断れば体力を{ $cost }失います：{ $health } → { $left }。1を下回ると面目を失い、そこで終わりです。何も言わなければ、{ $when }に受けたものとみなします。
summons-accept = 受ける
summons-refuse = 断る
summons-passed = もう済んでいます。
summons-nothing = いま、あなたがすることはありません。

summons-refuse-ask = 本当に{ $challenger }さんの挑戦を断りますか？ 体力を{ $cost }失います：{ $health } → { $left }。誉れを記すところでは、誉れも{ $honor }失います。
summons-refuse-ask-last = 本当に{ $challenger }さんの挑戦を断りますか？ 体力を{ $cost }失います：{ $health } → { $left }。**面目を失い、そこで終わりです**。誉れを記すところでは、誉れも{ $honor }失います。
summons-refuse-yes = 断る
summons-refuse-no = やめる
summons-refused = 断りました。体力を{ $cost }失いました。
summons-challenged = { $opponent }さんに挑みます。
summons-accepted = 受けて立ちました。試合の始まりです。

## What a gathering does not allow

refusal-rejection-gathering-over = この集いは終わっています。
refusal-rejection-people-wrong = この集いは{ $people }人では始められません。
refusal-rejection-clans-uneven = 二つの一門から同じ人数を出してください。
refusal-rejection-ratings-wrong = 申し込んだ全員に腕前が要ります。
refusal-rejection-move-unfit = それはこの種の集いではできません。
refusal-rejection-not-your-turn = いまはあなたが挑む番でも、答える番でもありません。
refusal-rejection-cannot-challenge = その人にはいま挑めません。一覧から選んでください。
refusal-rejection-not-in-play = その人はもうこの集いにいません。
refusal-rejection-bout-unknown = その試合はもう決着しているか、組まれたことがありません。
refusal-rejection-not-in-bout = その人はその試合で戦っていません。
refusal-rejection-result-wrong = その試合がそのように終わることはありません。
refusal-rejection-entry-closed = もう誰も加われません。
refusal-rejection-paused = 大会は一時停止中です。
refusal-rejection-not-paused = 大会は一時停止していません。
refusal-rejection-reason-missing = 理由をお書きください。全員に見えます。
refusal-rejection-nothing-to-undo = そこではまだ何も決まっていません。
refusal-rejection-later-decided = それをもとにした後の試合が、もう決着しています。
refusal-rejection-no-place = いまの回戦に、その人の入る場所はありません。

refusal-gathering-already-open = あなたの呼びかけた集いが、もう一つあります。始めるか、先に中止してください。
refusal-gathering-answered = その間に済んでいました。いちばん新しいメッセージに今の様子があります。
refusal-gathering-begun = もう始まっています。
refusal-gathering-not-begun = まだ始まっていません。
refusal-gathering-check-in-only = 受付は終わりました。いまは集まった人が出場を確認しています。
refusal-gathering-no-check-in = いまは出場の確認はいりません。
refusal-gathering-full = { $places }人の席はすべて埋まっています。
refusal-gathering-gone = その集いは終わったか、開かれたことがありません。
refusal-gathering-in-already = もう加わっています。
refusal-gathering-not-in = あなたはこの集いに加わっていません。
refusal-gathering-none = ここで開かれている集いはありません。`/集い 催す`で呼びかけましょう。
refusal-gathering-none-open = ここで人を待っている集いはありません。`/集い 催す`で呼びかけましょう。
refusal-gathering-none-yours = あなたはここのどの集いにも加わっていません。
refusal-gathering-nothing-owed = いま、それをあなたに求めている集いはありません。
refusal-gathering-no-hardcore = 果たし合いに真剣勝負はありません。誰もが一度しか戦わないからです。
refusal-gathering-places-wrong = その定員では開けません。
refusal-gathering-time-wrong = その時間では開けません。出場確認も含めて、今より先、二か月以内にしてください。
refusal-gathering-too-few = 始めるには{ $least }人以上が必要です。

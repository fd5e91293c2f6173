### Tournaments that are held every week.

refusal-cup-gone = その毎週の大会は終わったか、ありません。
refusal-cup-changed = ご覧になったあとに変わりました。もう一度確かめてから決めてください。
refusal-cup-enough = このサーバーには、もう毎週の大会が{ $most }つあります。先にどれかを終えてください。

outline-head-weekly = ### 🔁 毎週の大会
    変えたいところを選び、最後に名前と曜日と時刻を確かめてください。次の受付から効きます。
outline-weekly = 毎週開く…
outline-weekly-change = 名前、曜日、時刻…

cup-list-head = ### 🔁 毎週の大会
cup-list-none = まだありません。`/取りしきる 大会 開く`で**毎週開く…**を選んでください。
cup-manage = どれですか？
cup-line = - **{ $title }**　次回：{ $when }
cup-line-paused = - ⏸️ **{ $title }**　休止中
cup-when = { $day }　{ $time }
cup-name = **{ $title }**
    { $when }
cup-next = 次回：{ $begins }。受付開始：{ $opens }。
cup-paused = ⏸️ 休止中です。再開するまで受付は始まりません。
cup-open = 📝 受付中：{ $begins }の回
cup-terms = { $game }・{ $least }人以上
cup-terms-places = { $game }・{ $least }～{ $places }人

cup-skip = 次回を飛ばす
cup-unskip = やはり開く
cup-skipped = 取りやめた回：{ $begins }
cup-pause = 休止
cup-resume = 再開
cup-change = 変更…
cup-end = 終える…
cup-back = 毎週の大会の一覧
cup-end-ask = **{ $title }**を終えますか？ 受付中や進行中の大会は続きます。
cup-end-yes = 終える
cup-end-no = 続ける
cup-ended = 終えました。次の受付はもう始まりません。

cup-form = 毎週の大会
cup-day = 曜日
cup-time = 時刻とタイムゾーン
cup-time-hint = 例：20:00 Asia/Tokyo。夏時間の切り替えにも合わせます。
cup-sign-up = 受付の開始
cup-sign-up-days = { $days }日前
cup-least = 最少人数
cup-least-hint = これより少ない週は中止になります。
cup-least-players = { $least }人

## In its message

gathering-called-weekly = 毎週の大会：{ $game }、{ $pace }。
gathering-was-missed = ✖️ { $at }の大会は開かれません。受付の時期に、私が動いていませんでした。申し訳ありません。
gathering-was-left-out = ✖️ { $at }の大会は開かれません。{ $game }は、いまこのサーバーでは遊べません。
gathering-next = 次回の開始：{ $at }。
tournament-least = { $least }人以上で始まります。

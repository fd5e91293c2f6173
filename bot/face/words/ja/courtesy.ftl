## What people do for each other beside the cards

notice-excused = 🍵 { $player }はこのターンの期限を過ぎましたが、大目に見て、あと{ $span }待ちます。
notice-gave-time = 🍵 { $player }がこのターンの時間を{ $span }譲ります。{ $others }
notice-offered-draw = 🤝 { $player }が引き分けを申し出ています。このターンの札が開くまで有効です。{ $others }
notice-offered-pause = ⏸️ { $player }がしばらく時計を止めたいそうです。{ $others }
notice-paused = ⏸️ 全員が同意しました。誰かが再開を望むまで、時計は止まります。その間も札は出せます。
notice-resumed = ▶️ { $player }が時計を動かしました。{ $others }

courtesy-draw = 引き分けに応じる
courtesy-pause = 休止に応じる
courtesy-resume = 時計を動かす

courtesy-time-done = このターンの時間を{ $span }譲りました。数えられる試合なら、終わったときに一度だけ誉れになります。
courtesy-draw-offered = 申し出ました。このターンの札が開くまで有効です。
courtesy-draw-done = 合意しました。試合は引き分けに終わります。
courtesy-pause-offered = 申し出ました。全員が同意すると時計が止まります。
courtesy-pause-done = 合意しました。時計は止まっています。
courtesy-resume-done = 時計が動き出しました。
courtesy-time-which = どの決闘の相手に時間を譲りますか？
courtesy-draw-which = どの試合で引き分けを申し出ますか？
courtesy-pause-which = どの試合を休止しますか？
courtesy-resume-which = どの試合を再開しますか？

outcome-draw-agreed = 🤝 **全員の合意で引き分けです。**
outcome-draw-voided = ✖️ **世話役がこの試合を無効としました。**

challenge-excuses = それぞれ{ $count }回まで、期限切れを大目に見ます。

refusal-courtesy-time-given = このターンの時間は、もう譲っています。
refusal-courtesy-time-needless = 時間の要る人はいません。待たれているのはあなたです。
refusal-courtesy-no-pause-here = この決闘は集いの一部です。時計を止められるのは、その世話役だけです。
refusal-courtesy-paused-already = 時計はもう止まっています。
refusal-courtesy-not-paused = 時計は動いています。
refusal-courtesy-offered = もう申し出ています。あとは相手しだいです。
refusal-excuses-wrong = 大目に見られる期限切れは、0回から{ $most }回までです。

## Following a match that others play

follow-button = 見届ける
follow-begun = この試合を見届けます。終わったら結果をDMで一度だけお知らせします。もう一度押すとやめられます。見届けていることは、ほかの誰にも見えません。
follow-begun-unsure = この試合を見届けます。終わったら結果をDMでお知らせしますが、前回のDMは届きませんでした。このサーバーからのDMを許可してください。もう一度押すとやめられます。見届けていることは、ほかの誰にも見えません。
follow-ended = この試合を見届けるのをやめました。
follow-own = あなたはこの試合の対戦者なので、結果は必ず届きます。
followed = 🔔 **見届けていた試合が終わりました。**
refusal-follow-no-dms = 結果はDMでお知らせしますが、`/マイページ` でDMが切られています。
refusal-follow-too-many = すでに{ $most }試合を見届けています。どれかが終わるのを待つか、その盤面で「見届ける」を押してやめてください。

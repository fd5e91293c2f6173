### What organisers do about people and matches, and what is reported to them.

refusal-words-missing = 何か一言お書きください。
refusal-moderate-bout = その試合は集いか大会の一部です。勝者を決めるのも人を外すのも、そちらで行います。
refusal-moderate-own = その試合にはあなた自身が加わっています。ほかの世話役に任せましょう。
refusal-moderate-self = それはご自分です。
refusal-moderate-not-muted = その人の呼びかけは禁じられていません。
refusal-report-self = それはご自分です。
refusal-report-enough = まだ見てもらっていない通報がいくつもあります。世話役に少し時間をください。
refusal-report-settled = その通報は、もう対応済みです。

void-title = 試合を無効にする
void-warning = { $people }の試合はここで終わり、結果も誉れも腕前も残りません。取り消せません。
void-reason = 理由
void-reason-hint = 盤面に示され、ほかの世話役も記録で読めます。

moderate-voided = 試合を無効にしました。盤面に、あなたの理由とともに示されます。
moderate-lifted = 盤面を出し直し、まだ選んでいない人の手札も出し直しました。
moderate-muted = { $name }さんの呼びかけを禁じました。解けるのは{ $until }です。それまで、この人のために新しい投稿はしません（申し込み、募集、集い、一門を興すこと、誘い、合戦など）。いま続いているものはそのまま続き、返事もできます。
moderate-unmuted = { $name }さんは、また呼びかけられます。

mute-day = 1日
mute-three-days = 3日
mute-week = 1週間
mute-month = 1か月

moderate-log-title = ## 世話役の記録
moderate-log-none = まだ何もありません。
moderate-log-line = { $when } · { $intervention }
moderate-log-reason = -# { $reason }
moderate-match = 試合 { $match }
moderate-nobody = 特定の人に限らないこと
moderate-did-voided = { $who }が{ $subject }を無効にしました。
moderate-did-lifted = { $who }が{ $subject }を出し直しました。
moderate-did-muted = { $who }が{ $subject }の呼びかけを禁じました。期限は{ $until }です。
moderate-did-unmuted = { $who }が{ $subject }の呼びかけの禁止を解きました。
moderate-did-settled = { $who }が{ $subject }についての通報に対応しました。

outcome-voided-because = その理由：「{ $reason }」

duel-report-button = 通報
report-form-title = 世話役に知らせる
report-field = どうしましたか？
report-field-hint = 読むのはこのサーバーの世話役だけです。
report-posted = ありがとうございます。世話役に知らせました。読めるのは世話役だけです。
report-kept = ありがとうございます。お預かりしました。世話役は`/世話役 通報一覧`で読めます。
report-title = ### 🚩 通報
report-about-person = { $when } · { $who }から、{ $person }について
report-about-match = { $when } · { $who }から、試合 { $match }について
report-about-nothing = { $when } · { $who }から
report-settle = 対応済みにする
report-settle-field = どう対応しましたか？
report-settled = 対応済みにしました。どう対応したかは`/世話役 記録`にあります。
report-was-settled = ✅ 対応済み
reports-title = ## 🚩 未対応の通報
reports-none = 未対応の通報はありません。

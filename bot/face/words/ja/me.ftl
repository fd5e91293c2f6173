## One's own time

refusal-me-zone-unknown = そのタイムゾーンはわかりません。Asia/Tokyoのように、一覧から選んでください。
refusal-me-hours-wrong = おやすみ時間は一日{ $most }時間までで、始まりと終わりは違う時刻にしてください。
refusal-me-days-wrong = おやすみの曜日は、週に{ $most }日までです。
refusal-leave-wrong = 休暇は三か月以内に始まり、長くても{ $days }日までです。
refusal-leave-already = もう休暇を届け出ています。先にそれを終えてください。
refusal-leave-used-up = 残りの休暇より長くなります。休暇はどの一年をとっても{ $days }日までです。
refusal-leave-none = あなたは休暇中ではありません。
refusal-leave-past = その休暇は、もう終わっていることになります。
refusal-me-not-yours = それはほかの人の設定です。自分の設定は`/マイページ`で開けます。
refusal-me-time-unreadable = 「{ $text }」は時刻として読み取れません。22:30のように書いてください。
refusal-me-day-unreadable = 「{ $text }」は日付として読み取れません。2027-03-05のように書いてください。
refusal-challenge-taken-from-nobody = その人は、いま果たし状を受け取っていません。
refusal-challenge-taken-from-clan = その人は、自分の一門からの果たし状だけを受け取ります。
refusal-reliability-too-low = それができるのは、期限厳守率が{ $least }%以上の人です。あなたはいま{ $share }%です。期限内に選ぶたびに上がります。

## The panel of /me

me-title = ## あなたの設定
me-hint = -# 見えるのはあなただけです。選んだものはすぐに効きます。おやすみ時間とおやすみの曜日は、次のターンからです。
me-page-seen = 表示と通知
me-page-time = 時間と休暇
me-page-people = ほかの人
me-language = **言語**（あなただけが読むもの）
me-language-client = Discordの設定に合わせる
me-challengers = **決闘を申し込める人**
me-challengers-all = 誰でも
me-challengers-reliable = 期限厳守率が{ $share }%以上の人
me-challengers-clan = 同じ一門の人
me-challengers-nobody = 誰からも受けない
me-dms = **DM**
me-dms-on = 手札をDMで届ける
me-dms-off = DMは送らない。盤面の手札ボタンを使う
me-dms-stand-open = -# オン。いまのところ届いています。
me-dms-stand-off = -# オフ。手札は盤面の手札ボタンから開けます。お知らせも届きません。
me-dms-stand-closed = -# 閉じています。最後のDM（{ $since }）が届きませんでした。次の試合が始まったとき、届いているDMでボタンを使ったとき、または{ $until }に、もう一度送ってみます。それまで手札は盤面の手札ボタンから開けます。
me-dms-stand-retried = -# 最後のDMが届きませんでした。次の分をもう一度送ってみます。手札は盤面の手札ボタンからも開けます。
me-pictures = **絵**（自分だけに見えるもの）
me-pictures-on = 絵を見る
me-pictures-off = すべて文章で読む
me-reminders = **お知らせ**（待っている試合をまとめてDMで一通）
me-reminders-on = 時間が切れる前に知らせる
me-reminders-off = 知らせない
me-news = **あなたの名前**（サーバーのニュース）
me-news-on = 名前を出してよい
me-news-off = 名前を出さない
me-days = **おやすみの曜日**（その日は時計が進みません）
me-days-placeholder = おやすみの曜日なし

me-zone = **タイムゾーン**：{ $zone }
me-zone-none = **タイムゾーン**：未設定。時刻はUTCで扱い、こちらで推し量ることはしません。
me-zone-button = タイムゾーン
me-zone-field = あなたのタイムゾーン
me-zone-field-hint = 名前で入力します。/マイページ の「{ name-option-zone }」なら、入力中に候補が出ます。
me-hours = **おやすみ時間**：{ $begins }から{ $ends }まで（その間は時計が進みません）
me-hours-none = **おやすみ時間**：なし
me-hours-button = おやすみ時間
me-hours-off-button = おやすみ時間をなくす
me-hours-begins = 始まり
me-hours-ends = 終わり

me-leave-none = **休暇**：なし。今年の残りは{ $left }です。
me-leave-announced = **休暇**：{ $since }から{ $until }まで。そのあとの今年の残りは{ $left }です。
me-leave-on = **休暇**：{ $until }まで（{ $when }）。そのあとの今年の残りは{ $left }です。
me-leave-button = 休暇に入る
me-leave-end-button = 休暇から戻る
me-leave-drop-button = 休暇をやめる
me-leave-first = 最初の日
me-leave-first-hint = 空欄なら今から
me-leave-last = 最後の日
me-leave-last-hint = 最長{ $days }日
me-leave-sure = { $since }から{ $until }まで休暇になります。いちばん速いペースのものを除き、試合はあなたを待ちます。休暇であることは誰からも見えます。一年に{ $year }日ある休暇の残りは{ $over }になります。休暇に入りますか？
me-leave-take = 休暇に入る
me-leave-drop = やめる

me-blocks = **ブロック中**：{ $people }
me-blocks-more = ほか{ $count }人
me-blocks-none = **ブロック中**：なし。ブロックすると、お互いに果たし状を出せなくなります。
me-block-placeholder = 誰かをブロックする
me-blocks-placeholder = ブロックを解く
me-reliability = **期限厳守率**：{ $share }%（最近のものほど重く数えます）。ほかの人にも見えます。
me-reliability-new = **期限厳守率**：{ $least }回分の記録がたまるまで、ほかの人には新顔と表示されます。

weekday-0 = 月曜日
weekday-1 = 火曜日
weekday-2 = 水曜日
weekday-3 = 木曜日
weekday-4 = 金曜日
weekday-5 = 土曜日
weekday-6 = 日曜日

## What others see of one's time

manners-reliable = { $player }さんの期限厳守率は{ $share }%です。
manners-new = { $player }さんは、ここでは新顔です。
manners-condition = 🎯 期限厳守率が{ $share }%以上の人と、新顔が加われます。
condition-share = 期限厳守率{ $share }%以上
manners-leave = 🌴 { $player }さんは{ $since }から{ $until }まで休暇です。その間は時計が進みません。
manners-quiet = 💤 おやすみ時間とおやすみの曜日には時計が進みません（1ターンにつき{ $most }まで）：{ $people }
manners-no-patience = ⚡ このペースでは、休暇中もおやすみ時間も時計が進みます：{ $people }

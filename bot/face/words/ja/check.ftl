### python -m bot check: what a host reads at the terminal. Sentences may be as long as a line; .mend says what to do.

check-grade-fine = 正常
check-grade-limit = 制限あり
check-grade-fault = 要修正
check-grade-untried = 未確認

check-list-fault =
    {""}
    直すもの
check-list-limit =
    {""}
    このままだと参加者に足りないもの
check-sum =
    {""}
    { $fault ->
        [0] 直すものはありません
       *[other] 直すものが{ $fault }件あります
    }。正常{ $fine }件、制限あり{ $limit }件、未確認{ $untried }件。

check-ask-server = どのサーバーですか？ 番号を入力してください:
check-ask-channel = どのチャンネルですか？ 番号を入力してください:
check-ask-post = これからメッセージと画像、#{ $channel }のスレッド、サーバーのイベント、あなたへのDMを送ります。最後にすべて消します。続けますか？ [yes/no]
check-ask-press = { $seconds }秒以内に、#{ $channel }の「押してください」ボタンを押してください。飛ばすなら、ここでEnterを押してください。
check-yes = y yes はい
check-no-number = 1から{ $most }までの番号を入力してください。
check-stopping = 中止します。投稿したものを消しています…

## What it posts

check-posted = このボットを動かしている人によるテストです。まもなく消えます。
check-posted-twice = このテストは2回送られ、1回だけ表示されます。まもなく消えます。
check-edited = このテストは編集されました。まもなく消えます。
check-pictured = 画像つきのテストです。まもなく消えます。
check-by-dm = このボットを動かしている人によるテストです。DMは届いています。まもなく消えます。
check-pressing = ボタンのテストです。まもなく消えます。
check-press = 押してください
check-pressed = ありがとうございます。届きました。
check-pressed-alone = これはあなただけに見えています。ボタンのテストは終わりました。

## What is tried

check-line-token = トークンが有効
check-line-server-install = サーバーに追加できる
check-line-user-install = 個人だけでは追加できない
check-line-invite = クリックひとつで招待できる
check-line-clicks-by-gateway = クリックがボットに届く
check-line-privileged-intents = 不要なインテントなし
check-line-clock = 時計が合っている
check-line-logins-left = 今日の残りログイン数
check-line-gateway = ボットのインテントで接続
check-line-server = サーバー
check-line-channel = チャンネル
check-line-administrator = 不要な権限なし
check-line-may-view-channel = 権限：チャンネルを見る
check-line-may-send-messages = 権限：メッセージを送信
check-line-may-attach-files = 権限：ファイルを添付
check-line-may-read-message-history = 権限：メッセージ履歴を読む
check-line-may-create-public-threads = 権限：公開スレッドの作成
check-line-may-send-messages-in-threads = 権限：スレッドでメッセージを送信
check-line-may-create-events = 権限：イベントを作成
check-line-member = メンバーを調べる
check-line-commands = コマンドが登録済み
check-line-commands-told-again = コマンドを受け付ける
check-line-message = メッセージを投稿
check-line-sent-twice = 2回送っても表示は1回
check-line-edit = メッセージを編集
check-line-picture = 画像を投稿
check-line-picture-replaced = 画像を差し替え
check-line-look-back = 投稿したものが見つかる
check-line-old-message = 1時間より古いメッセージを編集
check-line-thread = スレッドを開く
check-line-thread-message = スレッドに書き込む
check-line-thread-asleep = スレッドをアーカイブ
check-line-thread-woken = スレッドを戻す
check-line-thread-blind = 履歴を読めない所でスレッドを開く
check-line-event = イベントを作成
check-line-event-found = イベントが見つかる
check-line-event-moved = イベントの日時を変更
check-line-event-called-off = イベントを中止
check-line-direct-message = あなたへのDM
check-line-press = ボタンを押す
check-line-cleaned-up = すべて消す

## What was found

check-token-known = { $name }、アプリケーション{ $id }
check-clock-right = 差は{ $seconds }秒
check-logins-counted = { $total }のうち{ $left }
check-gateway-open = サーバー{ $servers }、シャード{ $shards }
check-server-chosen = { $name }
check-channel-chosen = #{ $name }
check-commands-known = このバージョンの{ $number }件。最終変更は{ $day }
check-commands-undated = このバージョンの{ $number }件
check-old-message-edited = { $hours }時間前のもの
check-thread-with-history = メッセージ履歴を読む権限あり
check-thread-without-history = メッセージ履歴を読む権限なし

## Why something was not tried

check-rests-on = 先に必要：{ $other }
check-unposted = 投稿に同意がないため（--yesで同意）
check-stopped = 中止
check-installs-untold = Discordから情報なし
check-clock-untold = Discordから情報なし
check-no-old-message = 直近50件にボットの古いメッセージなし。遊んだことのあるチャンネルで試してください
check-blind-unasked = --without-historyでチャンネルを指定してください
check-nobody-to-press = 端末に人が必要
check-not-pressed = 押されなかった

## What is wrong with the application

check-token-unknown = Discordはこのトークンを知りません。リセットされたか、もう使われていないものです。
    .mend = discord.com/developers/applications → アプリケーション → Bot → Reset Tokenを開き、新しいトークンを.envのDISCORD_TOKEN=…に貼り付けて、もう一度確認してください。
check-token-misshapen = これはボットのトークンではありません。トークンは点2つで区切られた3つの部分からなります。Application ID、Public Key、Client Secretとは別のものです。
    .mend = discord.com/developers/applications → アプリケーション → Bot → Reset Tokenを開き、トークン全体を.envのDISCORD_TOKEN=…に貼り付けてください。「Bot 」や引用符、空白は入れません。
check-server-install-off = このアプリケーションはサーバーに追加できません。Guild Installがオフです。
    .mend = discord.com/developers/applications → アプリケーション → Installation → Installation ContextsでGuild Installにチェックを入れ、Save Changesを押してください。
check-user-install-on = 個人がこのアプリケーションを追加できます（User Install）。追加していないサーバーではボットは投稿できず、断ります。
    .mend = discord.com/developers/applications → アプリケーション → Installation → Installation ContextsでUser Installのチェックを外し、Save Changesを押してください。
check-code-grant-on = アプリケーションがコードグラントを求めるため、招待に失敗します。
    .mend = discord.com/developers/applications → アプリケーション → BotでRequires OAuth2 Code Grantをオフにし、Save Changesを押してください。
check-bot-private = このボットをサーバーに追加できるのはあなただけです（Public Botがオフ）。
    .mend = 自分のサーバーだけならこのままで構いません。ほかの人も追加できるようにするには、discord.com/developers/applications → アプリケーション → BotでPublic Botをオンにし、Save Changesを押してください。
check-endpoint-set = クリックとコマンドがボットではなくWebアドレスに送られるため、何にも答えられません。
    .mend = discord.com/developers/applications → アプリケーション → General Information → Interactions Endpoint URLを空にし、Save Changesを押してください。
check-intents-spare = このボットに不要な特権インテントがオンです。Discordの審査の対象になります。
    .mend = discord.com/developers/applications → アプリケーション → Bot → Privileged Gateway Intentsの3つをすべてオフにし、Save Changesを押してください。
check-intents-refused = インテントを理由に、Discordが接続を断りました。
    .mend = このボットは特権インテントを求めません。変更のないバージョンかどうかを確かめ、discord.com/developers/applications → アプリケーション → Botを開いて保存し直してください。
check-activities-on = このアプリケーションではActivitiesがオンです。そのあいだ、Discordはこのボットのコマンドを受け付けません。
    .mend = discord.com/developers/applications → アプリケーション → Activities → SettingsでEnable Activitiesをオフにしてください。
check-commands-none = Discordはまだこのボットのコマンドを知らないため、誰も入力できません。
    .mend = 「make run」でボットを一度起動してください。コマンドが登録され、次の確認で見つかります。
check-commands-differ = Discordが知っているのは別のバージョンのコマンドです。違うもの：{ $names }
    .mend = このバージョンでボットを再起動してください。変更が登録されます。ほかのプログラムが同じトークンを使っているなら、別のトークンにしてください。

## What is wrong with the machine or the connection

check-clock-slow = このマシンの時計が{ $seconds }秒遅れています。期限の表示と判定がずれます。
    .mend = 時計を自動で合わせてください：「sudo timedatectl set-ntp true」。コンテナや仮想マシンなら、その土台のマシンで行ってください。
check-clock-fast = このマシンの時計が{ $seconds }秒進んでいます。期限の表示と判定がずれます。
    .mend = 時計を自動で合わせてください：「sudo timedatectl set-ntp true」。コンテナや仮想マシンなら、その土台のマシンで行ってください。
check-logins-spent = 今日のログイン数を使い切りました。もう一度ログインすると、Discordがトークンをリセットします。
    .mend = { $hours }時間はボットを起動しないでください。そのあと、何度も再起動する理由をログの最後の行で調べてください。
check-logins-few = この先{ $hours }時間で残るログインは{ $left }回だけです。使い切ると、Discordがトークンをリセットします。
    .mend = 何度も再起動する理由をログの最後の行で調べてください。systemdでは起動の間隔（RestartSec）を長くしてください。
check-gateway-closed = Discordがコード{ $code }で接続を切りました。
    .mend = 数分待って、もう一度確認してください。続くなら、docs.discord.comの「Gateway Close Event Codes」でコードを調べてください。
check-unreachable = Discordに接続できません：{ $reason }
    .mend = このマシンのネットワーク、プロキシ、ファイアウォールを確かめてください。discord.comとgateway.discord.ggの443番ポートに届き、時計が合っている必要があります。
check-discord-down = Discord側で問題が起きています（ステータス{ $status }）。
    .mend = discordstatus.comを見て、しばらく待ってから、もう一度確認してください。
check-no-answer = Discordが{ $seconds }秒以内に答えませんでした。
    .mend = discordstatus.comを見て、しばらく待ってから、もう一度確認してください。続くなら、このマシンからgateway.discord.ggの443番ポートに届くか確かめてください。
check-busy = Discordがこのボットに{ $seconds }秒待つよう求めています。
    .mend = そのあいだ待って、もう一度確認してください。ボットが動いていたら、そのあいだ止めてください。
check-slowed-down = Discordがこのボットに、間隔をあけるよう求めています。
    .mend = 数分待って、もう一度確認してください。ボットが動いていたら、そのあいだ止めてください。
check-refused = Discordに断られました（ステータス{ $status }、コード{ $code }）：{ $text }
    .mend = 想定していないことです。対応できるように、この行を添えて報告してください。
check-ours = 確認そのものが失敗しました：{ $what }
    .mend = こちらの不具合です。この行を添えて報告してください。
check-unanswered = 答えがありませんでした。
    .mend = もう一度確認するか、--serverと--channelでサーバーとチャンネルを指定してください。

## What is wrong with the server

check-server-none = ボットはどのサーバーにもいません。
    .mend = このアドレスを開き、サーバーを選び、チェックはそのままで「認証」を押してください：{ $link }
check-server-away = Discordは今、このボットのサーバーを表示できません（障害中）。
    .mend = discordstatus.comを見て、しばらく待ってから、もう一度確認してください。
check-server-unknown = その名前やIDのサーバーにボットはいません。いるのは：{ $names }
    .mend = --serverでこの中から指定してください。目当てのサーバーがなければ、先にボットを招待してください。
check-server-doubtful = 同じ名前のサーバーが複数あります：{ $names }
    .mend = IDで指定してください。Discordのユーザー設定 → 詳細設定 → 開発者モードをオンにし、サーバーを右クリック → サーバーIDをコピー。
check-server-unsaid = ボットは複数のサーバーにいます：{ $names }
    .mend = --serverでこの中から指定してください。
check-channel-none = このサーバーにはテキストチャンネルがありません。
    .mend = Discordで、チャンネル一覧の＋ → テキストで作ってください。
check-channel-unknown = その名前やIDのテキストチャンネルはありません。あるのは：{ $names }
    .mend = --channelでこの中から指定してください。フォーラム、ボイスチャンネル、スレッドは使えません。
check-channel-doubtful = 同じ名前のチャンネルが複数あります：{ $names }
    .mend = IDで指定してください。Discordのユーザー設定 → 詳細設定 → 開発者モードをオンにし、チャンネルを右クリック → チャンネルIDをコピー。
check-channel-unsaid = チャンネルが指定されていません。あるのは：{ $names }
    .mend = --channelでこの中から指定してください。
check-administrator = ボットが管理者になっています。そこまでの権限は不要で、トークンを持つ人はこのサーバーで何でもできてしまいます。
    .mend = Discordのサーバー設定 → ロール → ボットのロール → 権限で管理者をオフにし、そのあとこの一覧で足りないものをオンにしてください。
check-host-elsewhere = ボットを動かしている人がこのサーバーにいないため、メンバーを調べられませんでした。
    .mend = サーバーに参加するか、--person IDでメンバーを指定してください。

check-may-mend = Discordのサーバー設定 → ロール → { $bot } → 権限でオンにしてください。次に#{ $channel }を右クリック → チャンネルの編集 → 権限 → { $bot }で、赤い×がないことを確かめてください。
check-lacks-view-channel = ボットには#{ $channel }が見えません。投稿も編集もできません。
    .mend = { check-may-mend }
check-lacks-send-messages = ボットは#{ $channel }に書き込めません。盤面も札を開いた結果も表示されません。
    .mend = { check-may-mend }
check-lacks-attach-files = ボットは#{ $channel }でファイルを添付できません。画像の代わりに文章になります。
    .mend = { check-may-mend }
check-lacks-read-message-history = ボットは#{ $channel }のメッセージ履歴を読めません。異常終了のあと同じメッセージが2回出たり、スレッドを開けなかったりすることがあります。
    .mend = { check-may-mend }
check-lacks-create-public-threads = ボットは#{ $channel }でスレッドを開けません。各ターンはチャンネルに直接出ます。
    .mend = { check-may-mend }
check-lacks-send-messages-in-threads = ボットは#{ $channel }のスレッドに書き込めません。各ターンはチャンネルに直接出ます。
    .mend = { check-may-mend }
check-lacks-create-events = ボットはイベントを作成できません。大会がサーバーのイベントに出ません（#{ $channel }などのチャンネルには影響しません）。
    .mend = Discordのサーバー設定 → ロール → { $bot } → 権限で、イベントを作成をオンにしてください。

## What is wrong with what was tried there

check-no-access = ボットはここに入れません。
    .mend = Discordでチャンネルを右クリック → チャンネルの編集 → 権限で、ボットのロールにチャンネルを見るを許可し、もう一度確認してください。
check-not-permitted = 上の行では権限がありましたが、Discordは権限がないと言っています。
    .mend = たった今外されたのかもしれません。もう一度確認してください。Discordのチャンネルの編集 → 権限で、ボットやそのロールに赤い×がないか見てください。
check-channel-gone = 確認のあいだに、チャンネルかスレッドが削除されました。
    .mend = もう一度確認してください。管理用のボットがこのボットの投稿を消すなら、例外にしてください。
check-message-gone = 確認のあいだに、メッセージが削除されました。
    .mend = もう一度確認してください。管理用のボットがこのボットの投稿を消すなら、例外にしてください。
check-posted-double = 2回送ったメッセージが2回表示されました。異常終了のあと、同じメッセージが2回見えることがあります。
    .mend = こちらで直すことはできません。報告してください。
check-picture-kept = 差し替える前の画像が残りました。
    .mend = こちらで直すことはできません。報告してください。
check-not-found-again = 投稿したばかりのメッセージがチャンネルに見つかりませんでした。
    .mend = もう一度確認してください。管理用のボットがこのボットの投稿を消すなら、例外にしてください。
check-old-edits-spent = このチャンネルで、1時間より古いメッセージが続けて編集されすぎました。
    .mend = ふだんはボットが自分で待ちます。1分後か、静かなチャンネルで、もう一度確認してください。
check-thread-needs-history = メッセージ履歴を読む権限がないため、Discordがスレッドを開かせません。そこでは各ターンがチャンネルに出ます。
    .mend = Discordでチャンネルを右クリック → チャンネルの編集 → 権限で、ボットのロールにメッセージ履歴を読むを許可してください。
check-too-many-threads = サーバーで開けるスレッドの数が上限に達しています。
    .mend = Discordで各チャンネルのスレッド一覧を開き、不要なものを閉じてください。
check-thread-awake = アーカイブしたスレッドのメッセージを編集できました。ボットは断られる前提です。
    .mend = 壊れるものはありません。無駄なリクエストを減らせるので、報告してください。
check-blind-unknown = --without-historyで指定した名前やIDのテキストチャンネルが、ひとつに決まりません。
    .mend = サーバーのテキストチャンネルをIDで指定してください。
check-blind-sees = --without-historyで指定したチャンネルのメッセージ履歴を、ボットは読めます。
    .mend = Discordでそのチャンネルを右クリック → チャンネルの編集 → 権限で、ボットのロールのメッセージ履歴を読むに赤い×を付けるか、このオプションを外してください。
check-too-many-events = サーバーのイベントが100件あり、これ以上作れません。
    .mend = Discordでチャンネル一覧の上のイベントを開き、終わったものを消してください。
check-event-not-found = 作成したばかりのイベントがサーバーのイベントにありません。
    .mend = もう一度確認してください。続くなら、報告してください。
check-dm-closed = ボットのDMがあなたに届きません。
    .mend = Discordでサーバーを右クリック → プライバシー設定 → ダイレクトメッセージをオンにしてください。ボットをブロックしているなら解除してください。DMを受け取らないことにしているなら、--person IDでほかのメンバーを指定してください。
check-dms-too-fast = ボットがDMを開くのが速すぎると、Discordが言っています。
    .mend = 10分待って、もう一度確認してください。そのあいだ、手札は「手札」ボタンで開けます。
check-press-late = 押したことは届きましたが、ほかのものが先に答えたか、返事が3秒を過ぎました。
    .mend = 動いているボットを止めて、もう一度確認してください。動いていなければ、このマシンかネットワークが遅すぎます。
check-stays = 消せないものがありました。
    .mend = Discordのチャンネル、イベント、DMで「{ $mark }」を探し、手で消してください。次の確認でも、見つかったものは消します。
check-thread-stays = スレッド「{ $name }」は空でアーカイブ済みです。削除にはスレッドの管理権限が必要で、ボットにはほかに使いみちがありません。
    .mend = Discordでチャンネルのスレッド → アーカイブ済み → 右クリック → スレッドを削除。そのままでも、目には入りません。

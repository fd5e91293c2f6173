### The settings of a server.

# The name of this language in itself; every catalogue has its own.
language-name = 日本語

game-bushido-brawl = Bushido Duels・乱戦
    .about = 最後まで立っていた人の勝ちです。

settings-page-set-up =
    .title = ## ⚙️ このサーバーの設定
settings-page-games =
    .title = ## ⚙️ ここで遊べるゲーム
settings-page-duels = 決闘
    .title = ## ⚙️ 決闘の設定
settings-page-reports = 通報
    .title = ## ⚙️ 通報の設定
settings-page-every-day = 毎日
    .title = ## ⚙️ 毎日・毎週
settings-hint = -# 選んだものはすぐに、これからの試合に効きます。
settings-channel = **お知らせ**を出すところ
settings-channel-placeholder = 呼びかけたその場所
settings-role = **世話役**のロール
settings-role-placeholder = ほかにはなし
settings-reports = **通報**：世話役が通報を読むチャンネル。世話役だけに見えるものを選んでください。
settings-reports-placeholder = /世話役 通報一覧 だけ
settings-pace = **標準のペース**（指定がないとき）。
settings-pace-game = ゲームに合ったペース
settings-language = **言語**（ここで全員が読むもの）
settings-language-discord = Discordの設定に合わせる
settings-language-now = { $own }（{ $language }）
settings-games = **ゲーム**：ここで始められるもの。
settings-games-now = **ゲーム**：{ $played }/{ $games }種類
settings-games-button = 選ぶ
settings-honor = **誉れ**：試合での行いを記すかどうか。
settings-honor-on = 記す
settings-honor-off = 記さない
settings-threads = **ターン**を書くところ
settings-threads-on = 試合ごとのスレッド
settings-threads-off = チャンネル
settings-pictures = **絵**：ここに投稿されるもの。
settings-pictures-on = 載せる
settings-pictures-off = 載せない（すべて文章で伝える）
settings-zone = このサーバーの**タイムゾーン**：{ $zone }
settings-zone-field = このサーバーのタイムゾーン
settings-zone-field-hint = Asia/TokyoやEurope/Berlinのような名前です。
settings-morning = **朝**：ニュースを出す時刻。新しい問題はUTCの0時に始まります。
settings-morning-news = **毎朝**：今日の問題と今日の立ち合い、昨日の答え
settings-morning-news-on = 知らせる
settings-morning-news-off = 知らせない
settings-week-news = **毎週月曜日**：一週間のまとめ
settings-week-news-on = 出す
settings-week-news-off = 出さない
settings-changes-button = 変更の記録

settings-channel-lost = ⚠️ **お知らせ**：チャンネルがなくなったため、呼びかけた場所に出します。ほかのチャンネルを選んでください。
settings-channel-wanted = ⚠️ **お知らせ**：チャンネルを選んでください。元のチャンネルを失ったものが待っています。
settings-role-lost = ⚠️ **世話役**：ロールがなくなりました。
settings-role-unseen = **世話役**：*サーバー設定 → 連携サービス*で、このロールに`/取りしきる`と`/世話役`を見せてください。
settings-reports-lost = ⚠️ 通報のチャンネルがなくなりました。ほかを選ぶまで、世話役は`/世話役 通報一覧`で読めます。
settings-reports-closed = ⚠️ { $channel }に書き込めません。そこで**チャンネルを見る**と**メッセージを送信**の権限を与えるか、通報用にほかのチャンネルを選んでください。それまで、世話役は`/世話役 通報一覧`で読めます。
settings-closed = ⚠️ { $channels }に書き込めません。**チャンネルを見る**と**メッセージを送信**の権限をください。
settings-news-nowhere = ⚠️ 先にお知らせのチャンネルを選んでください。なければ何も出ません。
settings-threads-refused = ⚠️ **ターン**：{ $channel }でスレッドを開けないか、スレッドに書き込めません。

thread-name = ⚔️ { $players }

changes-title = ## 🗒️ 変更の記録
changes-none = ここでは何も変更されていません。
changes-line = { $when } { $who }：{ $setting }、{ $was } → { $became }
changes-page = -# { $page }/{ $pages }ページ
changes-newer = 新しい
changes-older = 古い
changes-back = 戻る

changed-channel = お知らせ
changed-role = 世話役
changed-reports = 通報
changed-pace = 標準のペース
changed-language = 言語
changed-games = 外したゲーム
changed-honor = 誉れ
changed-threads = スレッドでのターン
changed-pictures = 絵
changed-zone = タイムゾーン
changed-morning = 朝の時刻
changed-morning-news = 毎朝のニュース
changed-week-news = 毎週のニュース
changed-to-games = { $games }種類のうち{ $left }種類
changed-to-nothing = なし
changed-to-on = オン
changed-to-off = オフ

refusal-not-organiser = それは、このサーバーの世話役だけができます。
refusal-not-manager = このサーバーの設定を見たり変えたりできるのは、サーバーの管理者だけです。遊ぶのに設定はいりません。
refusal-game-not-allowed = このゲームはここでは遊べません。このサーバーの世話役が外しています。
refusal-no-game-allowed = そのためのゲームはここでは遊べません。このサーバーの世話役がすべて外しています。
refusal-lesson-none = ここで試せるものはありません。このサーバーの世話役が、手ほどきのあるゲームを外しています。
refusal-game-unfit = そのゲームはこの方法では遊べません。一覧から選んでください。
refusal-role-everyone = そのロールは全員が持っています。世話役だけが持つものを選んでください。

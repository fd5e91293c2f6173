### Contests: the same fight for several people, each alone and once.

contest-title-daily = ## ☀️ { $game }：今日の立ち合い
contest-title-everywhere = ## 🌏 { $game }：全サーバーの今日の立ち合い
contest-day = { $day }（UTC）
contest-setup = { $new ->
        [1] **新人に共通：**
       *[0] **皆に共通：**
    }{ $setup }
contest-setup-usual = いつもどおり
contest-open = 締め切りは{ $when }。途中のものはそこまでです。
contest-over = 🏁 { $when }に締め切りました。
contest-about-daily = このサーバーの誰もが同じ立ち合いに、一人で一度だけ挑みます。結果はチャンネルの盤面に載りますが、どう戦ったかは載りません。
contest-about-everywhere = どのサーバーの誰もが同じ立ち合いに、一人で一度だけ挑みます。チャンネルには何も出さず、順位はここで見られます。あなたの名前が見えるのはこのサーバーだけです。
contest-about-newcomer = 🌱 はじめの{ $days }回の今日の立ち合いはやさしく、順位は同じく新しい人どうしで決まります。
contest-own-none = あなたはまだ挑んでいません。
contest-own-underway = あなたの立ち合いは続いています。
contest-own-given-up = あなたは立ち合いを投了しました。
contest-own-unfinished = 締め切りのとき、あなたの立ち合いはまだ終わっていませんでした。
contest-own-void = 世話役があなたの立ち合いを無効にしました。
contest-own-place = あなたは{ $of }人中**{ $place }**位です。
contest-streak = 🔥 連続日数：**{ $now }**（最高**{ $best }**）
contest-line = **{ $place }.** { $who } · { $result }
contest-result-won = 勝ち
contest-result-lost = 負け
contest-newcomers = 🌱 **新人**（やさしい立ち合い）：{ $setup }
contest-nobody = 終えた人はまだいません。
contest-more = ……ほか{ $count }人。
contest-broken-off = { $count }人は最後まで終えませんでした。
contest-elsewhere = ほかのサーバーの誰か
contest-seal = -# サイコロの封印：{ $seal }…
contest-seed = もう秘密ではない**種**：`{ $seed }`
contest-fight-button = 挑む
contest-go-on-button = 続ける
contest-look-button = 自分の立ち合い
contest-join-button = 自分も挑む
contest-to-everywhere = 全サーバー
contest-to-daily = このサーバー
contest-to-board = 盤面へ
contest-table-button = 順位表
contest-hand-daily = -# ☀️ 今日の立ち合い。{ $when }に締め切り、途中でもそこまでです。
contest-hand-everywhere = -# 🌏 全サーバーの今日の立ち合い。{ $when }に締め切り、途中でもそこまでです。
contest-after = -# サイコロは締め切り（{ $when }）まで封印されています。そのあとは立ち合いをみんなに見せられます。

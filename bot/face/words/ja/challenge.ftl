challenge-title = ## ⚔️ 果たし状
challenge-open = { $challenger }さんが{ $opponent }さんに決闘を申し込みました：{ $game }、{ $pace }。
challenge-lapses = { $opponent }さん、受けて立つか断るか、お答えください。返事がなければ、果たし状は{ $when }に流れます。
challenge-sealed-fighter = { $challenger }さんの剣士は、決闘が始まるときに明かされます。{ $opponent }さん、受けて立つか断るか、お答えください。返事がなければ、果たし状は{ $when }に流れます。
challenge-was-accepted = { $opponent }さんが受けて立ちました。決闘の始まりです。
challenge-was-refused = { $opponent }さんは{ $challenger }さんの果たし状を断りました。
challenge-was-refused-because = { $opponent }さんは{ $challenger }さんの果たし状を断りました：「{ $reason }」
challenge-was-withdrawn = { $challenger }さんは{ $opponent }さんへの果たし状を取り下げました。
challenge-was-lapsed = { $opponent }さんの返事がないまま期限を過ぎ、{ $challenger }さんの果たし状は流れました。
challenge-open-to-all = { $challenger }さんが、受けて立つ人を求めています：{ $game }、{ $pace }。
challenge-lapses-to-all = 最初に受けて立った人が相手になります。誰もいなければ、果たし状は{ $when }に流れます。
challenge-sealed-fighter-to-all = { $challenger }さんの剣士は、決闘が始まるときに明かされます。最初に受けて立った人が相手になります。誰もいなければ、果たし状は{ $when }に流れます。
challenge-near = レーティングの差が{ $points }点以内の人に限ります。
challenge-anybody = 全員
challenge-was-withdrawn-to-all = { $challenger }さんは、全員への果たし状を取り下げました。
challenge-was-lapsed-to-all = 受けて立つ人がいないまま期限を過ぎ、{ $challenger }さんの果たし状は流れました。

challenge-accept = 受けて立つ
challenge-refuse = 断る
challenge-withdraw = 取り下げる
challenge-to-board = 決闘へ

role-choose = ### 剣士を選んでください
challenge-role-hint = 二人の剣士は、決闘が始まるときに同時に明かされます。
role-placeholder = あなたの剣士
role-chance = 運にまかせる
role-sheets = 札を見る
role-play = { $name }で戦う
role-beginners = 初心者向き。{ $short }
challenge-accepted-private = 決闘が始まります。
challenge-refused-private = 果たし状を断りました。
challenge-withdrawn-private = 果たし状を取り下げました。

challenge-refuse-title = 果たし状を断る
challenge-refuse-ready = 理由（なくてもかまいません）
challenge-refuse-ready-placeholder = 理由なし
challenge-refuse-own = 自分の言葉で書くなら
challenge-refuse-own-placeholder = チャンネルに表示されます

refusal-reason-busy = いまは時間がありません。
refusal-reason-enough-duels = もう十分な数の試合を抱えています。
refusal-reason-other-pace = 別のペースのほうが合っています。
refusal-reason-other-time = また日を改めて申し込んでください。
refusal-reason-not-with-you = 今回は遠慮しておきます。

challenge-which = 返事待ちの果たし状がいくつかあります。どれですか？
challenge-which-placeholder = 果たし状を選ぶ
challenge-line-from = { $name }から、{ $pace }
challenge-line-to = { $name }へ、{ $pace }

game-bushido-duel = Bushido Duels
    .about = 相手を倒した人の勝ちです。

pace-blitz = 1ターン5分
pace-hours = 1ターン8時間
pace-day = 1ターン1日
pace-three-days = 1ターン3日
pace-week = 1ターン1週間
pace-bank = 持ち時間3日、1ターンごとに半日加算

block-done = { $name }さんからの果たし状は、もう届きません。`/プライバシー ブロック解除`で元に戻せます。
unblock-done = { $name }さんは、またあなたに決闘を申し込めます。
challenge-setup = ⚙️ 事前の取り決め：{ $setup }

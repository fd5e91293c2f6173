### What people are told when something is not possible.

error-unexpected = こちらの不手際でうまくいきませんでした。あなたのものは何も失われていません。もう一度お試しください。また起きるようなら、このボットの管理者に次の番号をお伝えください：{ $reference }
error-storage = ただいま書き込みができません。1分ほどしてから、もう一度お試しください。
refusal-old-control = これは古い版のボタンで、もう動きません。いちばん新しいメッセージのボタンをお使いください。
refusal-command-outdated = このコマンドは、お使いのアプリが読み込んだあとに変わりました。少し待ってから、もう一度お試しください。
refusal-form-late = 時間がかかりすぎて、入力欄を開けませんでした。もう一度ボタンを押すか、コマンドを送ってください。
refusal-guild-only = これはDMではなく、サーバーの中で使えます。
refusal-elsewhere = 私が遊べるのは、私を追加したサーバーの中だけです。ここには追加されていません。サーバーの管理者に追加を頼んでください。何も保存していません。
refusal-unknown-option = 「{ $text }」はわかりません。一覧から選んでください。

## Challenges

refusal-challenge-self = ご自分は手ごわい相手でしょうが、決闘は二人でするものです。ほかの人に申し込みましょう。
refusal-challenge-already-open = もう申し込んでいます。返事を待つか、先にその果たし状を取り下げてください。
refusal-challenge-already-open-to-all = このゲームでは、全員への果たし状をすでに出しています。誰かが受けて立つのを待つか、先に取り下げましょう。
refusal-challenge-not-open-to-you = 今はこの果たし状を受けられません。申し込む人は、レーティングの近い人、同じクランの人、期限を守る人に限ることができ、世話役に止められている人もおり、互いに遊ばない人たちもいます。`/決闘`でほかの人に申し込みましょう。
refusal-challenge-near-unrated = このゲームにはレーティングがないので、近い人も遠い人もいません。*近い実力*の指定を省いてください。
refusal-queue-gone = このゲームの相手は待っていません。やめたか、待つ時間が終わったか、試合が始まっています。試合の盤面に同じ封印があります。
refusal-person-bot = ボットは参加しません。人を選んでください。
refusal-person-not-here = その人はこのサーバーにいません。サーバーにいる人を選んでください。
refusal-challenge-none-for-you = あなたの返事を待っている人はいません。
refusal-challenge-none-by-you = 返事待ちの果たし状はありません。
refusal-challenge-blocked = その人は、あなたからの果たし状を受け取りません。
refusal-challenge-you-blocked = その人をブロックしています。決闘するなら、先にブロックを解いてください。
refusal-challenge-not-for-you = この果たし状は、ほかの人に宛てたものです。
refusal-challenge-not-yours = 果たし状を取り下げられるのは、申し込んだ本人だけです。
refusal-challenge-accepted = この果たし状は、もう受けられています。
refusal-challenge-refused = この果たし状は、もう断られています。
refusal-challenge-withdrawn = この果たし状は、申し込んだ人が取り下げました。
refusal-challenge-lapsed = この果たし状は、返事がないまま流れました。
refusal-challenge-forgotten = その人のことはもう記録になく、果たし状を送れません。
refusal-challenge-gone = この果たし状は、もう返事を待っていません。

refusal-block-self = 自分をブロックすることはできません。
refusal-block-already = その人はもうブロックしています。
refusal-block-none = その人はブロックしていません。

## Duels

refusal-duel-gone = その試合は見つかりません。
refusal-rematch-of-gathering = 集いの決闘に、もう一番はありません。`/決闘`で、新しい決闘を申し込めます。
refusal-duel-over = この試合は終わっています。
refusal-not-your-duel = あなたはこの試合に加わっていません。
refusal-turn-played = そのターンは、選んであったとおりに終わりました。いちばん新しいメッセージが今のターンです。
refusal-turn-passed = そのターンは終わりました。いちばん新しいメッセージが今のターンです。
refusal-no-duels = いま続いている試合はありません。`/決闘`で誰かに申し込みましょう。
refusal-instruction-gone = それはもう決められません。
refusal-instruction-empty = まだ何も選ばれていません。
refusal-nothing-owed = いま選ぶものはありません。

## Told by the rules

refusal-rejection-game-over = この試合は終わっています。
refusal-rejection-already-out = あなたはこの試合から退いています。ほかの人たちで続いています。
refusal-rejection-choices-missing = まだ全員が選び終えていません。
refusal-rejection-choice-illegal = それは選べません。
refusal-rejection-seats-wrong = このゲームは{ $seats }人では遊べません。
refusal-rejection-fighter-unknown = そのような剣士はいません。一覧から選んでください。
refusal-rejection-health-wrong = 決闘を始める体力は1から{ $most }までです。{ $health }では始められません。
refusal-rejection-blood-on-the-road = 「血」の追加ルールは「道」では使えません。

## Lobbies

refusal-lobby-gone = この募集は、もう締め切られています。
refusal-lobby-none = このサーバーで募集中の乱戦はありません。`/乱戦`で呼びかけられます。
refusal-lobby-already-open = あなたの募集がもう一つ開いています。先に始めるか、抜けてください。
refusal-lobby-full = { $most }人の席はすべて埋まっています。
refusal-lobby-not-in = あなたはこの募集に加わっていません。
refusal-lobby-not-host = 始められるのは、呼びかけ人だけです。
refusal-lobby-too-few = { $least }人以上が必要です。もう少し待ちましょう。
refusal-lobby-places-wrong = このゲームで道場が加わる卓は{ $least }席から{ $most }席です。
refusal-practice-no-level = 道場はこのゲームをその強さでは対戦できません。`/稽古` で選べる強さが見られます。
refusal-solo-no-dms = いまはDMが届きません。ここで続けてください。
refusal-solo-shared = 見せられるのは、ひとりで遊び終えた試合だけで、一度きりです。
refusal-contest-gone = この競い合いは見つかりません。
refusal-contest-closed = この競い合いは締め切られました。今日のものは `/ひとり 今日` にあります。
refusal-contest-spent = 忘れてもらう前に、今日の立ち合いはもう済ませています。次は明日です。
refusal-puzzle-unanswered = その問題にはまだ答えていません。`/問題`で今日の問題が開きます。
refusal-puzzle-over = その問題の日は終わりました。今日の問題は `/問題` にあります。
refusal-puzzle-sum = 点の合計が { $points } ではなく { $sum } です。まだ答えには数えていません。もう一度分けてください。
refusal-puzzle-number = 0 から { $points } までの整数を書いてください。まだ答えには数えていません。もう一度分けてください。
refusal-puzzle-spent = 忘れてもらう前に、今日の問題にはもう答えています。次は明日です。
refusal-contest-not-closed = ほかの人がまだ同じ立ち合いに挑めます。締め切りのあとで見せられます。
refusal-campaign-none = ここで続いているキャンペーンはありません。`/ひとり キャンペーン` で始められます。
refusal-campaign-not-yours = それはほかの人のキャンペーンです。
refusal-campaign-over = そのキャンペーンはもう終わっています。
refusal-courtesy-alone = ひとりで遊んでいるので、取り決める相手がいません。
refusal-setup-unfit = このゲームはそのようには遊べません。一覧から選ぶか、省いてください。
refusal-setup-not-in-campaign = それはキャンペーンが決めます。一覧から選ぶか、空けておいてください。

site-worked = 試合の例
site-worked-about =
    { $seats ->
        [1] 留守の人に代わって選ぶ名代が戦いました。
       *[other] どちらの席も、留守の人に代わって選ぶ名代が戦いました。
    }すべては種`{ $seed }`から決まるので、同じ種からは同じ試合になります。最初の数ターンをご覧ください。
site-worked-whole = 試合のすべてをターンごとに見る
site-fighters = 剣士とその札
site-commands = コマンド
site-command = コマンド
site-command-about = できること
site-check-about = ボットから**ファイルに残す**で受け取った再現を選んでください。お使いのブラウザの中だけで確かめ、どこにも送りません。封印は、盤面で見たものと見比べてください。
site-check-try = または、次の試合を開いて、その場で確かめてください。
site-check-no-replay = ボットが渡した再現のファイルではありません。

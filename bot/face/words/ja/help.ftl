help-title = # 伏せた札で斬り結ぶ決闘
help-intro =
    一対一でも、大勢の乱戦でも。ターンごとに全員がひそかに札を選び、選び終えたら一斉に札が開いて、刃が交わります。急ぐことはありません。今日でも明日でも、手の空いたときに選んでください。
help-start =
    ### 始め方
    1. `/決闘`で誰かに申し込みます。
    2. 受けて立ってもらえたら、二人の手札がDMで届きます。DMを閉じているなら、盤面の**手札**ボタンから自分だけに開けます。
    3. 札を選びます。相手も選び終えるまでは、選び直せます。
help-commands = ### コマンド
help-command = `/{ $command }`：{ $about }
help-rules = 遊び方
help-fighters = 剣士
help-credits = -# 敬意と感謝をこめて作った、Bushido DuelsとPocket Samuraiの非公式の実装です。Bushido Duelsの原作はPer Samuelsson SundinとÅke Forslund、絵はEmily Ryan、発行はFrozen Maze Games AB。Pocket Samuraiの原作はRichard MasonとRyan Blumke、絵はVruzzt、発行はQuesting Gentlemen。ここの文章と当道場の札は、その方々によるものではありません。

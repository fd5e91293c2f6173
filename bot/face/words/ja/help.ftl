help-title = # 伏せた札で斬り結ぶ決闘
help-intro =
    一対一でも、大勢の乱戦でも。ターンごとに全員がひそかに札を選び、選び終えたら一斉に札が開いて、刃が交わります。急ぐことはありません。今日でも明日でも、手の空いたときに選んでください。
help-start =
    ### 始め方
    1. `/決闘`で誰かに申し込みます。
    2. 受けて立ってもらえたら、二人の手札がDMで届きます。DMを閉じているなら、盤面の**手札**ボタンから自分だけに開けます。
    3. 札を選びます。相手も選び終えるまでは、選び直せます。
    相手がいないときは、 `/ひとり 遊ぶ` で一人の立ち合いを始められます。
help-commands = ### コマンド
help-command = `/{ $command }`：{ $about }
help-rules = 遊び方
help-fighters = 剣士
help-credits = -# 敬意と感謝をこめて作った、非公式のボットです。ここの文章と当道場の札は、ゲームを作った方々によるものではありません。
credits-bushido = -# Bushido Duels：作Per Samuelsson Sundin、Åke Forslund、絵Emily Ryan、発行Frozen Maze Games AB。
credits-pocket = -# Pocket Samurai：作Richard Mason、Ryan Blumke、絵Vruzzt、発行Questing Gentlemen。
credits-kendo = -# Kendo Duel：作Ákos Vachter、絵Anita Benczur。
credits-way = -# Way of the Samurai（Blood and Bushidoを含む）はŸøssef Fårhi作、Alexandra Zinn絵、Alone Editions発行のゲームです。

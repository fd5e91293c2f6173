help-title = # 伏せた札で斬り結ぶ決闘
help-intro =
    一対一でも、大勢の乱戦でも。ターンごとに全員がひそかに札を選び、選び終えたら一斉に札が開いて、刃が交わります。急ぐことはありません。今日でも明日でも、手の空いたときに選んでください。
help-start =
    ### 始め方
    1. `/決闘`で誰かに申し込みます。
    2. 受けて立ってもらえたら、二人の手札がDMで届きます。DMを閉じているなら、盤面の**手札**ボタンから自分だけに開けます。
    3. 札を選びます。相手も選び終えるまでは、選び直せます。
    相手がいないときは、`/相手待ち`で待つか、`/ひとり 遊ぶ`で一人の立ち合いを始められます。
help-command = `/{ $command }`：{ $about }
help-rules = 遊び方
help-fighters = 剣士
help-play = 決闘する
    .title = ## 決闘する
    .about = 誰かに申し込むと、相手はボタンで返事をします。手札はDMで届き、盤面の**手札**からも開けます。誰の番かは`/勝負`で分かります。
help-alone = ひとりで遊ぶ
    .title = ## ひとりで遊ぶ
    .about = ひとり用のゲームはすぐに始まり、誰も待ちません。毎日、ここの全員が一度ずつ挑める立ち合いがあります。
help-together = みんなで遊ぶ
    .title = ## みんなで遊ぶ
    .about = 乱戦は大勢での一試合です。集いや大会では、回を重ねて何度も決闘します。一門どうしは合戦をします。
help-standing = 誉れと番付
    .title = ## 誉れと番付
    .about = 遊び、約束を守ると、誉れになります。決闘の結果はレーティングに入ります。
help-own = 自分の設定
    .title = ## 自分の設定
    .about = 言葉、静かな時間、誰から申し込まれるか、保存されている情報。困った人がいたら、報告してください。読むのは世話役だけです。
help-learn = 読んで知る
    .title = ## 読んで知る
    .about = それぞれのゲームの遊び方を短いページで。どの剣士で戦えるかも分かります。
help-organise = サーバーを世話する
    .title = ## サーバーを世話する
    .about = ここでのボットの設定と、試合や人に助けが要るときの手立てです。サーバーの管理者と世話役のためのものです。世話役のコマンドがロールに見えないときも、このボタンは使えます。
organise-reports = 通報
organise-log = 世話役の記録
organise-season = シーズンを締めくくる
organise-weekly = 毎週の大会
help-begin = 始め方
help-credits = -# 敬意と感謝をこめて作った、非公式のボットです。ここの文章と当道場の札は、ゲームを作った方々によるものではありません。
credits-bushido = -# Bushido Duels：作Per Samuelsson Sundin、Åke Forslund、絵Emily Ryan、発行Frozen Maze Games AB。
credits-pocket = -# Pocket Samurai：作Richard Mason、Ryan Blumke、絵Vruzzt、発行Questing Gentlemen。
credits-kendo = -# Kendo Duel：作Ákos Vachter、絵Anita Benczur。
credits-way = -# Way of the Samurai（Blood and Bushidoを含む）はŸøssef Fårhi作、Alexandra Zinn絵、Alone Editions発行のゲームです。

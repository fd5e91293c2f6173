### Honor: one's own, what deeds are worth, and the ranks it makes.

honor-title = ## 🎖️ あなたの誉れ：{ $amount }
honor-rank = あなたの位：**{ $rank }**
honor-rank-kensei = あなたの位：**{ $rank }**、そしてこのサーバーの**剣聖**
honor-next = あと{ $missing }で**{ $rank }**になります。
honor-none = まだ何もありません。`/決闘`で誰かに申し込んでみましょう！
honor-off = -# このサーバーでは、いま誉れを記していません。これまでの分は残ります。
honor-entry = { $amount } · { $deed } · { $when } · { $source }
honor-entry-reversed = { $amount } · 取り消し：{ $deed } · { $when } · { $source }
honor-source-match = 試合 { $id }
honor-source-lesson = はじめての決闘
honor-source-gathering = 集い { $id }
honor-source-organiser = 世話役、集い { $id }
honor-page = -# { $page }/{ $pages }ページ
honor-newer = 新しい
honor-older = 古い
honor-worth-button = 行いと誉れ
honor-board-button = 番付
honor-own-button = 自分の誉れ

worth-title = ## 行いと誉れ
worth-line = **{ $amount }** · { $deed }
worth-note = -# 一つの試合や集いの行いは、それぞれ一度だけ数えます。世話役が結果を改めたときは、元の分を新しい記録で取り消します。
worth-ranks = ### 位
worth-rank-line = { $rank }：{ $least }から
worth-rank-shamed = { $rank }：0未満

deed-fought = 決闘を最後まで戦った
deed-won = 決闘に勝った
deed-forfeited = 決闘に現れなかった
deed-gave-time = 相手に時間を譲った
deed-gathering-won = 集いに勝った
deed-war-won = 一門の合戦に勝った
deed-kensei = 剣聖になった
deed-daily = 今日の立ち合いを終えた
deed-road-won = キャンペーンに勝った
deed-first-duel = はじめての決闘を最後まで戦った
deed-refused = 加わった集いで挑戦を断った
deed-absent = 姿を見せなかった

rank-shamed = 面汚し
rank-stranger = よそ者
rank-page = 小姓
rank-footman = 足軽
rank-retainer = 家人
rank-samurai = 侍
rank-banner-guard = 旗本
rank-captain = 侍大将
rank-house-elder = 家老
rank-lord = 大名

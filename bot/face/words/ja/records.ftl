### Leaderboards, profiles and seasons.

standing-nameless = 名の知れない人
standing-kensei = { $name } ⚔️ *剣聖*
standing-rating = **{ $points }** ± { $margin }
standing-rating-provisional = **{ $points }**（暫定、あと{ $matches }試合ほど）

shown-button = ここで見せる
shown-by = -# 📣 { $player }が見せています

## Leaderboards

board-title = ## 🏆 番付：{ $board }
board-honor = 誉れ
board-season = シーズン{ $season }の誉れ
board-clans = 一門
board-rating = 腕前（{ $game }）
board-victories = 一人の勝ち星：{ $game }
choice-board-honor = 誉れ
choice-board-season = このシーズンの誉れ
choice-board-clans = 一門
choice-board-bushido-duel = 決闘の腕前
choice-board-bushido-brawl = 乱戦の腕前
board-list = ほかの番付
board-line-honor = { $place }\. { $name } · **{ $amount }** · { $rank }
board-line-season = { $place }\. { $name } · **{ $amount }**
board-line-rating = { $place }\. { $name } · { $rating } · { $matches }試合
board-line-rating-provisional = – { $name } · { $rating }
board-line-victories = { $place }\. { $name } · **{ $amount }**
board-line-victories-ranked = { $place }\. { $name } · **{ $amount }** · { $rank }
board-line-clan = { $place }\. { $name } · **{ $honor }** · { $people }人 · 合戦の勝ち{ $wars }
board-you = **あなた：** { $line }
board-empty-honor = ここではまだ誰も誉れを得ていません。`/決闘`で誰かに申し込んでみましょう！
board-empty-season = このシーズンはまだ誰も誉れを得ていません。`/決闘`で誰かに申し込んでみましょう！
board-empty-clans = ここにはまだ一門がありません。
board-empty-rating = ここではまだ誰の腕前も測られていません。最後まで戦うと、測られます。
board-empty-victories = 一人で勝った人はまだいません。 `/ひとり 遊ぶ` で立ち合いを始められます。
board-note-rating = -# 最初の数字が腕前の見立て、±はそのずれうる幅で、十のうち九はこの内に収まります。順位は確かな分、つまり見立てから±を引いた値で決まります。暫定の腕前はまだ当てにならないため、その下に順位なしで並びます。
board-page = -# { $page }/{ $pages }ページ
board-previous = 上位へ
board-next = 下位へ

## Profiles

profile-title = ## { $name }
profile-standing = **{ $rank }** · 誉れ { $honor }
profile-standing-next = **{ $rank }** · 誉れ { $honor }（次の位は { $next } から）
profile-kensei = 剣聖の称号を持つ。
profile-row = { $place }\. **{ $game }**
profile-row-rating = 腕前 { $rating }
profile-record = { $place }\. **{ $game }** · { $fought }戦{ $won }勝{ $lost }敗{ $drawn }分
profile-none = ここではまだ戦っていません。
profile-ratings = **腕前**
profile-rating = { $game } · { $rating } · { $place }位
profile-rating-provisional = { $game } · { $rating } · 順位はまだありません
profile-alone = **一人で**
profile-victories = { $game } · 勝ち星{ $victories }
profile-victories-ranked = { $game } · **{ $rank }** · 勝ち星{ $victories }{ $next ->
    [0] { "" }
   *[other] （次の位は{ $next }）
}
profile-streak = 今日の立ち合い · 連続{ $now }日（最高{ $best }日）
profile-fighters = **剣士**
profile-fighter = { $archetype } { $fighter } · { $fought }戦、勝率{ $share }%
profile-versus = **あなたとの対戦** · { $fought }戦{ $won }勝{ $lost }敗{ $drawn }分
profile-versus-none = **あなたとの対戦** · まだ戦っていません。
profile-titles = **称号**
profile-title-kensei = 剣聖{ $times }回、最後は{ $when }
profile-fame = **殿堂**
profile-fame-line = シーズン{ $season } · { $place }位 · { $board }

## Seasons

season-title = ## 🏯 シーズン{ $season }
season-first = このサーバーとともに始まり、いまも続いています。
season-ends = { $at }に自動で終わります。
season-open = { $when }に始まり、いまも続いています。
season-over = { $when }に終わりました。その殿堂です。
season-fame-honor = ### 得た誉れ
season-fame-rating = ### 腕前（{ $game }）
season-fame-line = { $place }\. { $name } · { $value }
season-fame-more = 同じ順位に、ほか{ $count }人
season-fame-none = 誉れを得た人も、腕前を競った人もいませんでした。
season-earlier = 前のシーズン
season-later = 次のシーズン
season-board-button = 番付
season-look-button = すべてのシーズン
season-close-ask = シーズン{ $season }を締めくくりますか？ 上位の人が殿堂に入り、すぐにシーズン{ $next }が始まります。誰の誉れも腕前も減りません。取り消せません。
season-quarterly = { $at }に自動で終わります（{ $zone }の四半期ごと）。殿堂は、ここか、このサーバーのお知らせの場所に載ります。
season-by-quarter = 四半期ごとに自動で
season-by-hand = 自動をやめる
season-close-yes = シーズン{ $season }を締めくくる
season-close-no = 続ける
season-close-done = シーズン{ $season }を締めくくり、シーズン{ $next }が始まりました。
season-close-kept = シーズンは続きます。

refusal-season-closed = そのシーズンはもう終わっています。
refusal-season-unknown = ここにそのようなシーズンはありません。

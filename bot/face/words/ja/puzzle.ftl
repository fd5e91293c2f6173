### 今日の問題：ひとつの局面に、一度だけ答える。

puzzle-title = ### 🧩 問題 { $number } · { $game }
puzzle-ask = **完璧な相手に、どの札を出しますか。** 札を一枚選ぶか、出す割合として { $points } 点を札に分けてください。答えは一度だけで、あなたにしか見えません。締め切り：{ $when }
puzzle-theirs = **相手の札**
puzzle-divide = { $points } 点を分ける
puzzle-divide-button = 点を分ける
puzzle-found = ✅ **正解です！** 完璧な相手でも、この答えからはほとんど何も奪えません。100 回の決闘のうち { $value } 回勝ちます。
puzzle-lost = 完璧な相手は、この答えから **{ $loss }** 点を奪います。最善の答えは 100 回の決闘のうち { $value } 回勝ちます。
puzzle-columns = -# 札ごとに：最善 · あなた · 全員 · それだけで勝つ数
puzzle-card = { $card } **{ $best }** · { $own } · { $all } · { $alone }
puzzle-all = { $answered ->
       [1] あなたが最初に答えました。
      *[other] { $answered } 人が答え、{ $found } 人が正解しました。
    }
puzzle-streak = 🔥 日数：**{ $now }**（最長：**{ $best }**）。一日休んでも途切れませんが、二日続けて休むと途切れます。
puzzle-next = 次の問題：{ $when }

## What a server is told in the morning

morning-ask = 今日の問題：完璧な相手に、どの札を出しますか。誰にも同じ問題で、答えは一度だけ。締め切り：{ $when }
morning-solve = 解く
morning-yesterday = **昨日：問題 { $number }**
morning-card = { $card } { $points }
morning-best = 最善の答え：**{ $cards }**。100 回の決闘のうち { $value } 回勝ちます。
morning-tried = { $answered ->
        [0] 挑んだ人はいませんでした。
       *[other] { $answered } 人が挑み、{ $found ->
            [0] 正解した人はいませんでした。
           *[other] { $found } 人が正解しました。
        }
    }

## The puzzles of a week, and how somebody did, for all to read

puzzle-week-button = 一週間
puzzle-position-button = 局面
puzzle-answer-button = 答える
puzzle-back-button = 戻る
puzzle-week-back = 今日の問題
puzzle-week-title = ## 🏆 一週間の問題
puzzle-week-first = -# 最初の日はまだ終わっていません。
puzzle-week-about = -# { $first }から{ $last }まで、このサーバーで完璧な相手に奪われた点と、答えた日数です。答えなかった日は { $missed } 点（これが一日の上限）。今日の分は明日入ります。
puzzle-week-none = ここではまだ誰も答えていません。
puzzle-week-line = **{ $place }.** { $name } · **{ $lost }** · { $days }/{ $all }
puzzle-shown = 🧩 { $player } · 問題 { $number }：{ $how } · 🔥 { $streak }
puzzle-shown-found = ⭐⭐⭐ 正解！
puzzle-shown-near = ⭐⭐ おしい
puzzle-shown-tried = ⭐ 挑戦

### The noticeboard of a server: one message that shows what goes on.

noticeboard-title = ## 📋 掲示板
noticeboard-matches = **進行中の試合：{ $count }**
noticeboard-matches-none = ここで進行中の試合はありません。`/決闘` で始められます。
noticeboard-waits = ⏳ { $people }、{ $when }から · { $match }
noticeboard-paused = ⏸️ 休止中：{ $people } · { $match }
noticeboard-house = 🏮 道場が選んでいます · { $match }
noticeboard-somebody = ある人
noticeboard-offers = **誰でも受けられるもの**
noticeboard-challenge = 🎯 { $match } · { $who }の果たし状
noticeboard-lobby = 🪑 { $match } · { $who }の募集
noticeboard-cup = 🏆 **次の大会**：{ $cup }、{ $when }
noticeboard-cup-open = 🏆 **次の大会**：{ $cup }、受付中
noticeboard-more = -# ほかに{ $count }件。
noticeboard-own = 自分の試合
noticeboard-daily = 今日の立ち合い
noticeboard-puzzle = 問題
noticeboard-taken-down = -# ここにあった掲示板は外されました。

noticeboard-panel-title = ## 📋 掲示板
    進行中の試合、誰を待っているか、誰でも受けられる果たし状、次の大会を、ひとつのメッセージで示します。書き換えは多くても一分に一度です。
noticeboard-hangs = { $channel }に[あります]({ $link })。ピン留めすると見失いません。
noticeboard-returned = -# 一度消されたので、出し直しました。もう一度消されたら、不要と受け取ります。
noticeboard-waiting = 書き込めるようになりしだい、{ $channel }に出します。
noticeboard-down = { $channel }にありましたが、{ $when }に外されました。
noticeboard-lost = ⚠️ { $channel }にありましたが、メッセージかチャンネルが消されたので、{ $when }に止めました。
noticeboard-tells-of = **これらのチャンネルの試合と果たし状を示します。** 掲示板を読める全員に、そこで誰が試合をしているかが見えます。
noticeboard-put-up = ここに出す
noticeboard-move = ここへ移す
noticeboard-take-down = 外す

changed-noticeboard = 掲示板
settings-noticeboard = **掲示板**：{ $channel }
settings-noticeboard-none = **掲示板**：なし
settings-noticeboard-lost = ⚠️ **掲示板**：{ $channel }で消されたので止まっています。
noticeboard-button = 掲示板

refusal-noticeboard-gone = その掲示板は外されています。`/取りしきる 掲示板` で新しく出せます。
refusal-noticeboard-no-channel = チャンネルを一つは選んでください。何も示さないなら、掲示板を外してください。
refusal-noticeboard-not-here = 掲示板はテキストチャンネルに出します。そこで `/取りしきる 掲示板` を使ってください。

### 終わった試合を、ターンごとに読み返し、ファイルに残す。

replay-line = { $players } · { $game } · { $day }
replay-beginning = ### 🌅 始まり
replay-place = -# ⏪ { $turn }／{ $turns }
replay-place-own = -# ⏪ { $turn }／{ $turns }· 自分に見えていたまま
replay-place-open = -# ⏪ { $turn }／{ $turns }· すべての札を開いて
replay-as-seen = -# 👁️ { $player }に見えていたもの
replay-first-button = 最初
replay-back-button = 戻る
replay-forward-button = 次へ
replay-last-button = 最後
replay-open-button = すべての札を開く
replay-own-button = 見えていたまま
replay-share-button = 共有
replay-button = 再現
replay-shared = -# ⏪ 試合の山場を、{ $player }が共有しました。すべてのターンは`/再現`で見られます。
refusal-replay-none = 再現できる、終わった試合がまだありません。
refusal-replay-not-over = この試合はまだ終わっていません。終われば再現できます。
refusal-replay-private = この試合は自分だけのものなので、チャンネルには出ません。先にその試合の**みんなに見せる**を押してください。
refusal-replay-elsewhere = この試合は別のサーバーのものです。そちらで共有してください。

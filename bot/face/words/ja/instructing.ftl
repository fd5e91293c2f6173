## 前もって決めておくこと

instruct-button = 前もって決める
instruct-title = ### { $opponent }との試合で前もって決めたこと
instruct-none = いま前もって決められることはありません。
instruct-line = **{ $topic }**：{ $settled }
instruct-line-unfinished = **{ $topic }**：{ $settled }（まだ使われません）
instruct-more = { $settled } …ほか{ $count }
instruct-waiting = -# ⏳ 次のことも決めるまで使われません：{ $topics }
instruct-line-suggested = **おすすめのまま**：{ $topics }
instruct-line-open = **そのつどたずねること**：{ $topics }
instruct-about = -# 決めておくと、その問いが来たとき（いま来ていれば、すぐに）代わりに選ばれます。ほかの人には見えません。変えるまで続きます。
instruct-placeholder = 何を決めますか。
instruct-ranked = 望む順に押してください。選べるもののうち、いちばん先のものが選ばれます。
instruct-single = 何を選んでおきますか。
instruct-holds = 決めたこと：{ $option }
instruct-list-holds = -# ✓ 使われています。押すと後ろに加わり、もう一度使うと決めるまで止まります。
instruct-list-unfinished = -# まだ使われません。
instruct-finish = この順で使う
instruct-forget-ranked = 消してやり直す
instruct-forget-single = またたずねる
instruct-back = 戻る
instruct-suggest = おすすめの答えを使う
instruct-suggest-sure = ご自分で決めた次のことが、おすすめの答えに置き換わります：{ $topics }
instruct-clear = すべてまたたずねる
instruct-clear-sure = ご自分で決めた次のことが消えます：{ $topics }

## 選んだときに、いっしょに決められること

instruct-raised-about = -# 今ここで答えておけば、あとで聞かれません。いつでも変えられ、ほかの人には見えません。
instruct-raised-topic = **{ $topic }**
instruct-ask-me = そのときたずねて
instruct-raised-settled = ✓ **{ $topic }**: { $settled }
instruct-close = 完了
instruct-closed = 📜 { $opponent }との取り決めは、変えるまで続きます。

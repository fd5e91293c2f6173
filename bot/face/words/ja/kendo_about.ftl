### What there is to know of the lists that one settles ahead in Kendo Duel

kendo-about-answer = 順に挙げた札が手札になければ、攻めを受けずに通します。
kendo-about-red = 順に挙げた札が手札になければ、札を一枚失います。何も決めなければ、その攻めすべてについてたずねます。
kendo-about-aim = 応じるときにも攻めるときにも使われます。当てはまる人がいなければ、次の席の人です。
kendo-about-attack = 攻めるたびに、順に挙げたもののうち手札にある最初のもの、なければほかの札で攻めます。止められたら、次のものが続きます。「上段」か「攻め」の札を挙げておけば、添えます。
kendo-about-discard = 攻める札がない番のためのものです。順に挙げた札が手札になければ、ほかの札を捨てます。
kendo-about-last-cards = 決めなければ、最後の一枚になったときにたずねます。
kendo-about-bonus = 挙げた山札が尽きていれば、ほかから引きます。
kendo-about-back = すぐに使う札は戻しません。順に挙げた札が手札になければ、ほかの札を戻します。応じ方をたずねるときは、その前の取り替えもたずねます。
kendo-about-new = 挙げた山札が尽きていれば、ほかから引きます。
kendo-about-drawn = 挙げた山札が尽きていれば、ほかから引きます。
kendo-about-refill = 挙げた山札から順ぐりに引きます。尽きたら、ほかから引きます。
kendo-about-time = 決めなければ、時間を告げられるときには、札を持っていなくてもたずねます。持っているかどうかは、だれにもわかりません。

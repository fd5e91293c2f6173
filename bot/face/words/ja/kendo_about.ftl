### What there is to know of the lists that one settles ahead in Kendo Duel

kendo-about-answer = 順番にある札を一枚も持っていなければ、受けずに通します。
kendo-about-red = 順番にある札を一枚も持っていなければ、札を一枚抜かれます。順番がなければ、攻め全体についてたずねます。
kendo-about-aim = 応じるときにも攻めるときにも当てはまります。合う人がいなければ、次の席の人です。
kendo-about-attack = 攻めるときは、順番の中で持っている最初の札で、なければほかの札で攻めます。止められたら、次の札が続きます。「上段」や「攻め」を入れておけば添えます。
kendo-about-discard = 攻める札がないときのためです。順番にある札を持っていなければ、ほかの札を捨てます。
kendo-about-last-cards = 決めていなければ、残り一枚になるとたずねます。
kendo-about-bonus = 順番にある山札が尽きていれば、ほかから引きます。
kendo-about-back = すぐに出す札は残します。順番にある札を持っていなければ、ほかの札を戻します。
kendo-about-new = 順番にある山札が尽きていれば、ほかから引きます。
kendo-about-drawn = 順番にある山札が尽きていれば、ほかから引きます。
kendo-about-refill = 順番にある山札から順に引きます。尽きたら、ほかから引きます。
kendo-about-time = 決めていなければ、時間を告げられるときには、札がなくても毎回たずねます。ですから、持っているかどうかは誰にもわかりません。

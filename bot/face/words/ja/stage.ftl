### Where nothing can be posted

refusal-stage-unseen = このチャンネルが見えないため、何も投稿していません。ここで**チャンネルを見る**権限をもらえるよう世話役に頼むか、別のチャンネルを使ってください。
refusal-stage-silent = このチャンネルに書き込めないため、何も投稿していません。ここで**メッセージを送信**権限をもらえるよう世話役に頼むか、別のチャンネルを使ってください。
refusal-stage-thread = ここではスレッドに書き込めないため、何も投稿していません。**スレッドでメッセージを送信**権限をもらえるよう世話役に頼むか、チャンネルそのものを使ってください。
refusal-stage-private-thread = このプライベートスレッドに入っていないため、何も投稿していません。ここで私をメンションして加えるか、別のチャンネルを使ってください。

### Told by DM: something cannot be shown where it belongs

stranded-match = **{ $others }さんとの試合を、元のチャンネルに表示できなくなりました。**
stranded-challenge = **{ $others }さんへの申し込みを、元のチャンネルに表示できなくなりました。**
stranded-lobby = **参加中の募集を、元のチャンネルに表示できなくなりました。**
stranded-gathering = **{ $name }を、元のチャンネルに表示できなくなりました。**
stranded-clan-war = **{ $clan }と{ $foe }の合戦を、元のチャンネルに表示できなくなりました。**
stranded-server-forbidden = **{ $channel }に書き込めなくなりました。そこで進行中のものを、参加者が待っています。**
stranded-server-gone = **参加者が待っているチャンネルが削除され、全員が読めるほかのチャンネルが見つかりませんでした。**
stranded-forbidden = { $channel }に書き込めません。
stranded-gone = チャンネルが削除され、参加者全員が読めるほかのチャンネルが見つかりませんでした。
stranded-hand = 続けられます。手札はDMで届き、サーバーで`/手札`を使っても開けます。
stranded-mend-forbidden = そこで**チャンネルを見る**と**メッセージを送信**の権限をください。待っているものは、1時間以内に投稿されます。
stranded-mend-gone = `/設定`でお知らせのチャンネルを選んでください。待っているものは、1時間以内にそこに投稿されます。
stranded-ask-forbidden = そこで**チャンネルを見る**と**メッセージを送信**の権限をもらえるよう、世話役に頼んでください。
stranded-ask-gone = `/設定`でお知らせのチャンネルを選んでもらえるよう、世話役に頼んでください。1時間以内にそこに移ります。

### What there is to know of the lists that one settles ahead in Kendo Duel

kendo-about-answer = If you hold nothing on your list, you let the attack through.
kendo-about-red = If you hold nothing on your list, you lose a card to it. Without a list you are asked about the whole attack.
kendo-about-aim = This goes for answers and for attacks. If nobody fits, it is the next seat.
kendo-about-attack = Every attack of yours begins with the first on your list that you hold, or with another one. If it is stopped, the next of the list follows. With JODAN or SEME on the list you reinforce.
kendo-about-discard = This is for a turn with nothing to attack with. If you hold nothing on your list, it is another card.
kendo-about-last-cards = If you do not settle this, you are asked once you are down to one card.
kendo-about-bonus = If none is left where your list says, it comes from elsewhere.
kendo-about-back = Cards that you are about to play stay. If you hold nothing on your list, it is another card. Where you are asked for an answer, you are asked for the switch before it.
kendo-about-new = If none is left where your list says, it comes from elsewhere.
kendo-about-drawn = If none is left where your list says, it comes from elsewhere.
kendo-about-refill = You draw from the subdecks of your list in turn. If they run out, from the others.
kendo-about-time = If you do not settle this, you are asked whenever you could call time, even without the card: so nobody learns whether you hold it.

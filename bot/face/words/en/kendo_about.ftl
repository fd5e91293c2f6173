### What to know about each list you can settle ahead in Kendo Duel

kendo-about-answer = If you hold no card on your list, you do not block the attack.
kendo-about-red = If you hold no card on your list, the attacker pulls a card from you. Without a list, you are asked about the whole attack.
kendo-about-aim = For answers and attacks. If you can aim at none of these, you aim at the next seat.
kendo-about-attack = You attack with the first card on your list that you hold, or else with another. If it is stopped, the next on the list follows. With JODAN or SEME on the list, you reinforce.
kendo-about-discard = For a turn with nothing to attack with. If you hold no card on your list, you discard another.
kendo-about-last-cards = Unless you settle this, you are asked once you are down to one card.
kendo-about-bonus = If the subdecks on your list are empty, the card comes from another.
kendo-about-back = You keep cards you are about to play. If you hold no card on your list, another goes back. When you are asked for an answer, you are asked for the switch before it.
kendo-about-new = If the subdecks on your list are empty, the card comes from another.
kendo-about-drawn = If the subdecks on your list are empty, the card comes from another.
kendo-about-refill = You draw from the subdecks on your list in turn, and from the others if those run out.
kendo-about-time = Unless you settle this, you are asked whenever you could call time, even without the card, so no one learns whether you hold it.

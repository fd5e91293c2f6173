"""The pictures of Kendo Duel: its cards, hands and boards, and a turn as a ladder."""

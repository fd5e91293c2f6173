"""The pictures of Kendo Duel: its cards, hands and boards, and turns drawn as ladders."""

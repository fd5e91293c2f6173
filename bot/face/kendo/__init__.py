"""The screens of Kendo Duel: its cards, boards and hands, its reports of turns, and its book."""

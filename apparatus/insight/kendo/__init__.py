"""How even Kendo Duel is, and what other readings of its text would change."""

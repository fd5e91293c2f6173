"""The players of Kendo Duel."""

"""What Kendo Duel shows: its cards, its boards and hands, its telling, its book."""

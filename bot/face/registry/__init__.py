"""Which games there are to be shown, and where somebody begins."""

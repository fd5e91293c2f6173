"""Which games there are to be shown, and where a person begins."""

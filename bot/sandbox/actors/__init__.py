"""People who play by themselves, for demonstrations and beside whoever plays on the page."""

"""The documents as a site, with pages for players made of the catalogue and the rules."""

"""Builds a site from the documents, with pages for players made from the catalogue and the rules."""

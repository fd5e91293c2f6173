"""Scheduled news of a server, posted where its organisers want them."""

"""The only way out to Discord: the outbox, the request budget, the errors we expect."""

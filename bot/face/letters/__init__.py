"""The letters of the outbox's parcels."""

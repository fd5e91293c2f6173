"""The outbox: how parcels are claimed, delivered or put off, and where each message is."""

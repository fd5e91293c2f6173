"""What the outbox did: parcels claimed, delivered, put off, and where each then stands."""

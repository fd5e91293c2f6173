"""What each parcel of the outbox says."""

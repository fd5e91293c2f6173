"""What must be shown, queued in the outbox in the same transaction as the event."""

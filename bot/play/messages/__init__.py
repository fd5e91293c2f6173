"""What must be shown: put into the outbox in the same transaction as what happened."""

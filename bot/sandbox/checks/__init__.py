"""What Discord checks before it handles a request: what it refuses, what it limits, what goes wrong."""

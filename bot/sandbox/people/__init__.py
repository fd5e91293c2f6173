"""What people do at their Discord clients."""

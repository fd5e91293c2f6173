"""What the screens of every game share."""

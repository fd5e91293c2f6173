"""What organisers do about people and matches, each time with a reason, and what is reported to them."""

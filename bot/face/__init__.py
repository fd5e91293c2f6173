"""What users see: screens as plain data, the words in them, and the only adapter to Discord."""

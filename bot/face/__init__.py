"""What people see: screens as plain data, the words in them, and the one adapter to Discord."""

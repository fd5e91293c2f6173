"""What organisers see of reports and of each other's deeds, and the form to report something."""

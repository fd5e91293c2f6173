"""What is kept of people: given to them, taken from us, and not kept longer than it is of use."""

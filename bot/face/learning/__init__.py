"""The screens of help and of the rules."""

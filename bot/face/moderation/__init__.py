"""The screens of reports, of the organisers' log, and of voiding a match."""

"""Errors for what no real Discord client would allow."""


class NotPossible(Exception):  # noqa: N818  reads as what it says: "this is not possible"
    """A person tried something their client does not allow, such as pressing a disabled button."""

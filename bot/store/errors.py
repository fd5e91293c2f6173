# ruff: noqa: N818  "store busy" says what happened; "store busy error" says it twice
"""What can go wrong between the program and its database.

StoreError
├── StoreMisuse           the code asks for something that cannot work: fix the code
│   ├── QueryError        a query file, or the call of a query, is wrong
│   ├── ForeignAwait      a transaction waited for something other than its own queries
│   └── UnsupportedUrl    the database URL names nothing this bot can open
├── MigrationError        the tables and the code do not match
│   ├── MigrationEdited   a migration that was already applied reads differently now
│   ├── MigrationFailed   a migration failed half-way and was rolled back
│   ├── DatabaseNewer     a later version of the bot has already changed the tables
│   ├── DatabaseOlder     the tables are those of an earlier version, and this command does not change them
│   └── ForeignDatabase   the tables are another program's
├── ContentBroken         the content of a row cannot be read
├── ConstraintBroken      the rows would break a rule of the schema; nothing was changed
├── StoreBusy             someone else held the database too long; nothing was changed, try again later
│   └── DatabaseTaken     another running bot holds the file, or its shards
├── BackupError           a backup, a restore or a move failed; what was there before is unchanged
│   ├── BackupRefused     it would overwrite something, or leave something out: change the command
│   ├── BackupBroken      what was written, or is to be read, is damaged or incomplete
│   └── DumpFailed        pg_dump is missing, or failed
└── StoreUnavailable      the disk or the server failed; a commit under way may or may not have been kept
    └── DatabaseMissing   the file was deleted while the bot ran; its contents were saved beside its path
"""


class StoreError(Exception):
    """Anything the store raises."""


class StoreMisuse(StoreError):
    """The code asks for something that cannot work."""


class QueryError(StoreMisuse):
    """A query file, or the call of a query, is wrong."""


class ForeignAwait(StoreMisuse):
    """A transaction waited for something other than its own queries."""


class UnsupportedUrl(StoreMisuse):
    """The database URL names nothing this bot can open."""


class MigrationError(StoreError):
    """The tables and the code do not match."""


class MigrationEdited(MigrationError):
    """A migration that was already applied reads differently now."""


class MigrationFailed(MigrationError):
    """A migration failed half-way and was rolled back."""


class DatabaseNewer(MigrationError):
    """A later version of the bot has already changed the tables."""


class DatabaseOlder(MigrationError):
    """The tables are those of an earlier version of the bot."""


class ForeignDatabase(MigrationError):
    """The tables are another program's."""


class ContentBroken(StoreError):
    """The content of a row cannot be read; the message says where."""


class ConstraintBroken(StoreError):
    """The rows would break a rule of the schema; nothing was changed."""


class StoreBusy(StoreError):
    """Someone else held the database too long; nothing was changed, and trying again later may work."""


class DatabaseTaken(StoreBusy):
    """Another running bot holds the file, or its shards."""


class BackupError(StoreError):
    """A backup, a restore or a move failed; what was there before is unchanged."""


class BackupRefused(BackupError):
    """It would overwrite something, or leave something out: change the command."""


class BackupBroken(BackupError):
    """What was written, or should be read, is damaged or incomplete."""


class DumpFailed(BackupError):
    """The program pg_dump is missing, or failed."""


class StoreUnavailable(StoreError):
    """The disk or the server failed; a commit under way may or may not have been kept."""


class DatabaseMissing(StoreUnavailable):
    """The file was deleted while the bot ran; its contents were saved beside its path."""

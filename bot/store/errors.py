# ruff: noqa: N818  "store busy" says what happened; "store busy error" says it twice
"""What can go wrong between the program and its database.

StoreError
├── StoreMisuse           the code asks for something that cannot work: mend the code
│   ├── QueryError        a query file, or the call of a query, is wrong
│   ├── ForeignAwait      a transaction waited for something other than its own queries
│   └── UnsupportedUrl    the database URL names nothing this bot can open
├── MigrationError        the tables and the code do not belong together
│   ├── MigrationEdited   a migration that was already applied reads differently now
│   ├── MigrationFailed   a migration broke half-way; nothing of it stayed
│   ├── DatabaseNewer     a later version of the bot has already changed the tables
│   ├── DatabaseOlder     the tables are those of an earlier version, and this command does not change them
│   └── ForeignDatabase   the tables are another program's
├── ContentBroken         what a row holds cannot be read
├── ConstraintBroken      the rows would break a rule of the schema; nothing was changed
├── StoreBusy             someone else held the database too long; nothing was changed, try again later
│   └── DatabaseTaken     another running bot has the file to itself
├── BackupError           a backup, a restore or a move came to nothing; what was there before is unchanged
│   ├── BackupRefused     it would write over something, or leave something out: ask otherwise
│   ├── BackupBroken      what was written, or is to be read, is not whole
│   └── DumpFailed        pg_dump is missing, or did not do its work
└── StoreUnavailable      the disk or the server failed; whether a commit under way was kept is not known
    └── DatabaseMissing   the file was deleted under the bot, and what was in it lies beside its place
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
    """The tables and the code do not belong together."""


class MigrationEdited(MigrationError):
    """A migration that was already applied reads differently now."""


class MigrationFailed(MigrationError):
    """A migration broke half-way; nothing of it stayed."""


class DatabaseNewer(MigrationError):
    """A later version of the bot has already changed the tables."""


class DatabaseOlder(MigrationError):
    """The tables are those of an earlier version of the bot."""


class ForeignDatabase(MigrationError):
    """The tables are another program's."""


class ContentBroken(StoreError):
    """What a row holds cannot be read; the message says where it stands."""


class ConstraintBroken(StoreError):
    """The rows would break a rule of the schema; nothing was changed."""


class StoreBusy(StoreError):
    """Someone else held the database too long; nothing was changed, and trying again later may work."""


class DatabaseTaken(StoreBusy):
    """Another running bot has the file, or its shards, to itself."""


class BackupError(StoreError):
    """A backup, a restore or a move came to nothing; what was there before is unchanged."""


class BackupRefused(BackupError):
    """It would write over something, or leave something out: ask otherwise."""


class BackupBroken(BackupError):
    """What was written, or is to be read, is not whole."""


class DumpFailed(BackupError):
    """The program pg_dump is missing, or did not do its work."""


class StoreUnavailable(StoreError):
    """The disk or the server failed; whether a commit under way was kept is not known."""


class DatabaseMissing(StoreUnavailable):
    """The file was deleted under the bot, and what was in it lies beside its place."""

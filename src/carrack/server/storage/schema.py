"""What the database holds. Times are milliseconds since 1970, so that both databases sort them.

The journal is the truth about a game; what stands in `tables` and `seats` beside it is there to
find tables quickly, and is written in the same transaction.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)
VALUE = JSON(none_as_null=True)
NAME = String(80)

# ---- people ----

users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, bot, gone
    Column("name", NAME, nullable=False),
    Column("sign_in", NAME, unique=True),  # the name of an account, folded; guests have none
    Column("password", Text),  # argon2id
    Column("language", String(8), nullable=False),
    Column("mail", String(254)),
    Column("notices", VALUE, nullable=False),  # what was asked for: {"push": true, …}
    Column("muted", Boolean, nullable=False),  # by the operator
    Column("banned", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("moderator", Boolean, nullable=False, server_default=false()),
    Column("mail_confirmed", Boolean, nullable=False, server_default=false()),
    Column("recovery", Text),  # argon2id of the code that was shown once; empty when it was used
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("device", String(200), nullable=False),
)

# What was sent to an address so that whoever reads it there can say so.
letters = Table(
    "letters",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the code in the letter
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # mail: to confirm; password: to choose a new one
    Column("mail", String(254), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# What lets somebody sign in without a password: a key that never leaves their device.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # of the credential, in base64url
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("name", NAME, nullable=False),
    Column("public_key", LargeBinary, nullable=False),  # COSE
    Column("signs", BigInteger, nullable=False),  # how often it has signed; 0 for those not telling
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),  # to the day
)

# What a device has to sign now; each is good for one answer.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),  # its hash
    Column("user_id", ID),  # whoever adds a passkey; empty for somebody who signs in
    Column("expires", BigInteger, nullable=False, index=True),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", ID, ForeignKey("users.id"), primary_key=True),
    Column("blocked_id", ID, ForeignKey("users.id"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),  # mute: no chat of theirs; block: no table together
    Column("created", BigInteger, nullable=False),
)

# Who would like to be whose friend; both are friends once it was accepted.
friendships = Table(
    "friendships",
    metadata,
    Column("user_id", ID, ForeignKey("users.id"), primary_key=True),  # who asked
    Column("friend_id", ID, ForeignKey("users.id"), primary_key=True, index=True),
    Column("accepted", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# When somebody's clocks stand at all tables over days.
days_off = Table(
    "days_off",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("begins", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
)

# What lets a program play as somebody.
programs = Table(
    "programs",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("name", NAME, nullable=False),
    Column("hash", String(64), nullable=False, unique=True),  # of the token
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),  # to the day
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("by_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("about_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("table_id", ID, nullable=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
)

# What somebody found wrong at a table.
bugs = Table(
    "bugs",
    metadata,
    Column("id", ID, primary_key=True),
    Column("by_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seq", Integer, nullable=False),  # the last row of the journal before it
    Column("seat", Integer),  # whose view it is; empty for a spectator's
    Column("text", Text, nullable=False),
    Column("version", String(32), nullable=False),  # of the server
    Column("browser", String(400), nullable=False),
    Column("view", LargeBinary),  # what the person saw: JSON, packed by zlib
    Column("created", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
)

# ---- tables ----

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("title", String(64), nullable=False),
    Column("name", NAME, nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, finished, ended, closed, aside
    Column("owner_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("key", String(64), nullable=False),  # of the private link
    Column("spectators", Boolean, nullable=False),
    Column("options", VALUE, nullable=False),  # as chosen, before the start
    Column("clock", VALUE, nullable=False),
    Column("stand_in", String(32), nullable=False),  # the bot for a seat whose owner is away
    Column("seq", Integer, nullable=False),  # of the last row of the journal
    Column("acting", String(64), nullable=False),  # seats with an open decision, as in ",0,2,"
    Column("wakes", BigInteger),  # when a bot or a clock has to act, if nobody does
    Column("result", VALUE),
    Column("reason", Text, nullable=False),  # why it ended or was set aside
    Column("rematch_of", ID),
    Column("rematch", ID),  # the table that followed
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("hands_delay", Integer),  # seconds until spectators see hands; empty for never
    Column("data", VALUE),  # what differs from our printed figures, and how much; empty for nothing
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),  # for those who play
    Column("campaign_id", ID, index=True),  # the group whose next game this is
    # What whoever is paired here looks for, while bots keep seats for them; see pairing.py.
    Column("pairing", String(80), index=True),
    Column("contest_id", ID, index=True),  # of the tournament that it belongs to …
    Column("counts", Boolean, nullable=False, server_default=false()),  # … and still waits for it
    Column("sealed", Boolean, nullable=False, server_default=false()),  # others have the same deal
    Index("ix_tables_status_public", "status", "public", "changed"),
    Index("ix_tables_wakes", "wakes"),
    Index("ix_tables_counts", "counts", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("user_id", ID, ForeignKey("users.id"), index=True),
    Column("level", String(32), nullable=False),  # of a bot
    Column("name", NAME, nullable=False),
    Column("away", Boolean, nullable=False),  # a bot plays until the owner returns
    Column("resigned", Boolean, nullable=False),
    Column("wanted", Boolean, nullable=False),  # a new person may take the seat over
    Column("token", Integer, nullable=False),  # counts up when the seat changes hands
    Column("program", Boolean, nullable=False, server_default=false()),  # a program of its owner's
    Column("kept_for", ID, index=True),  # the person who alone may take the open seat …
    Column("kept_until", BigInteger),  # … until then
    Column("ready", Boolean, nullable=False, server_default=false()),  # before the start
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # see rows.py
    Column("seat", Integer, nullable=False),  # -1 where a row is not a seat's
    Column("body", VALUE, nullable=False),
    Column("fingerprint", String(32), nullable=False),  # of the state after the row
    Column("time", BigInteger, nullable=False),
    Column("user_id", ID),  # who sent it; empty for bots and clocks
    Column("message", String(80)),  # the sender's own id of the message, behind its seat
    Column("clocks", VALUE),  # milliseconds left to each seat
    UniqueConstraint("table_id", "message"),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False, index=True),
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("name", NAME, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("message", String(64)),
    # Said without a seat while others played: these do not read it before the end.
    Column("looking_on", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table_id", "user_id", "message"),
)

# ---- campaigns ----

# A group that plays one game after the other, each with what the one before has left.
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", ID, primary_key=True),
    Column("title", String(64), nullable=False),
    Column("name", NAME, nullable=False),
    Column("owner_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("key", String(64), nullable=False),  # of the link by which somebody takes a place
    Column("options", VALUE, nullable=False),  # as chosen for the last game
    Column("archive", VALUE, nullable=False),  # what the next game begins with
    Column("games", Integer, nullable=False),  # that were played to their end
    Column("table_id", ID),  # of the game under way, or of the last one
    Column("version", Integer, nullable=False),  # counts up with every change
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

places = Table(
    "places",
    metadata,
    Column("campaign_id", ID, ForeignKey("campaigns.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("user_id", ID, ForeignKey("users.id"), index=True),
    Column("level", String(32), nullable=False),  # of a bot
    Column("name", NAME, nullable=False),  # empty for somebody who plays under their own name
)
OPEN_PLACE: dict[str, Any] = {"kind": "open", "user_id": None, "level": "", "name": ""}

# ---- contests ----

# Tournaments, leagues and ladders. What happened lies in `contest_rows`; the rest is there to find
# them, and is written in the same transaction.
contests = Table(
    "contests",
    metadata,
    Column("id", ID, primary_key=True),
    Column("title", String(64), nullable=False),
    Column("name", NAME, nullable=False),
    Column("owner_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("key", String(64), nullable=False),  # of the link by which somebody joins
    Column("secret", String(64), nullable=False),  # draws the lots; told when it is over
    Column("kind", String(8), nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over
    Column("options", VALUE, nullable=False),  # of the title
    Column("clock", VALUE, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("starts", BigInteger),
    Column("seq", Integer, nullable=False),  # of the last row
    Column("wakes", BigInteger, index=True),  # when to look what is next
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_contests_status", "status", "public", "changed"),
)

contest_rows = Table(
    "contest_rows",
    metadata,
    Column("contest_id", ID, ForeignKey("contests.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # see carrack/contests/contest.py
    Column("body", VALUE, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("user_id", ID),  # who asked for it; empty for what happens by itself
)

# Who the numbers in the rows are. Whoever goes leaves the number.
contest_players = Table(
    "contest_players",
    metadata,
    Column("contest_id", ID, ForeignKey("contests.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), index=True),  # empty for bots
    Column("name", NAME, nullable=False),
)

# Whom a host has invited by name. Who has answered is remembered, so that nobody is told twice.
contest_invitations = Table(
    "contest_invitations",
    metadata,
    Column("contest_id", ID, ForeignKey("contests.id"), primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
    Column("answered", Boolean, nullable=False, server_default=false()),
    Column("wakes", BigInteger, index=True),  # when somebody looks whether a message goes out
    Column("told", BigInteger),  # when a process began to tell
    Column("ways", VALUE),  # by which it was told so far
)

contest_chats = Table(
    "contest_chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("contest_id", ID, ForeignKey("contests.id"), nullable=False, index=True),
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("name", NAME, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)

# ---- ratings ----

# How somebody stands now at a title with so many seats.
standings = Table(
    "standings",
    metadata,
    Column("user_id", ID, ForeignKey("users.id"), primary_key=True),
    Column("title", String(64), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("score", Float, nullable=False),  # by which people are ranked
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_standings_ranking", "title", "seats", "score"),
)

# One row for each person of each rated game; its key makes a second one impossible.
ratings = Table(
    "ratings",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("title", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),  # after the game
    Column("sigma", Float, nullable=False),
    Column("time", BigInteger, nullable=False),
)

# ---- besides ----

uploads = Table(
    "uploads",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("title", String(64), nullable=False),
    Column("players", VALUE, nullable=False),
    Column("content", LargeBinary, nullable=False),  # the lines of the record, packed by zlib
    Column("created", BigInteger, nullable=False),
)

# Games looked at again by a bot; the id is a table's or an upload's.
analyses = Table(
    "analyses",
    metadata,
    Column("id", ID, primary_key=True),
    Column("content", LargeBinary, nullable=False),  # JSON, packed by zlib
    Column("created", BigInteger, nullable=False),
    # By seat: in how many of its choices the judge would have done the same, how many it had, and
    # how well it chose, of 100.
    Column("agreed", VALUE, nullable=False, server_default="[]"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("keys", VALUE, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Addresses of a person's own that take messages.
hooks = Table(
    "hooks",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # discord, ntfy, telegram, json
    Column("address", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# One row for each wait somebody is told of; its key makes a second message impossible, and what a
# process that was killed has not sent is sent by the next one.
notices = Table(
    "notices",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("wait", Integer, primary_key=True),  # the number of the journal row that began it
    Column("time", BigInteger, nullable=False),  # when a process began to tell
    Column("ways", VALUE),  # by which it was told so far
    Column("done", Boolean, nullable=False, server_default=true()),
)

# Keys that are made on the first start and shared by all processes.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# What the operator and moderators did, and when.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("time", BigInteger, nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("by_id", ID),  # a moderator; the operator at the command line has none
)

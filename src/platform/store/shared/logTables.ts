/** Where it is said that the log has grown. */
export const CHANNEL = 'meridian_store';
/** Where is said what is kept nowhere. */
export const WHISPERS = 'meridian_whispers';

/** Locks by number, of the database: one for who makes tables or puts the first store in, one for who makes a snapshot. */
export const SETUP_LOCK = 7_305_116_001;
export const SNAPSHOT_LOCK = 7_305_116_002;

/** Steps of the tables in PostgreSQL, told apart by `format`; a program refuses a later one than it knows. */
export const FORMAT = 1;

/** What is compressed already is not compressed again. */
export const LOG_TABLES = `
  CREATE TABLE IF NOT EXISTS meridian_store (
    one integer PRIMARY KEY CHECK (one = 1),
    format integer NOT NULL,
    cluster text NOT NULL,
    schema integer NOT NULL,
    last bigint NOT NULL,
    last_id text NOT NULL,
    snapshot bigint NOT NULL,
    bytes bigint NOT NULL
  );
  CREATE TABLE IF NOT EXISTS meridian_log (
    number bigint PRIMARY KEY,
    id text NOT NULL UNIQUE,
    previous text NOT NULL,
    schema integer NOT NULL,
    changes bytea NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  );
  ALTER TABLE meridian_log ALTER COLUMN changes SET STORAGE EXTERNAL;
  CREATE TABLE IF NOT EXISTS meridian_snapshot (
    number bigint PRIMARY KEY,
    id text NOT NULL,
    schema integer NOT NULL,
    parts integer NOT NULL,
    sha256 text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS meridian_snapshot_part (
    number bigint NOT NULL REFERENCES meridian_snapshot (number) ON DELETE CASCADE,
    part integer NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (number, part)
  );
  ALTER TABLE meridian_snapshot_part ALTER COLUMN bytes SET STORAGE EXTERNAL;
`;

export const HEAD = 'SELECT format, cluster, schema, last, last_id, snapshot, bytes FROM meridian_store';

/** Entries after a number ($1): at most so many ($2), and fewer where they are large, but one in any case. */
export const ENTRIES = `
  SELECT number, id, previous, schema, changes FROM (
    SELECT *, sum(length(changes)) OVER (ORDER BY number) - length(changes) AS before
    FROM (SELECT * FROM meridian_log WHERE number > $1 ORDER BY number LIMIT $2) next
  ) measured WHERE before < 8000000 ORDER BY number`;

/** Adds an entry ($1 to $5), and tells all who listen. */
export const APPEND = `
  WITH entry AS (
    INSERT INTO meridian_log (number, id, previous, schema, changes) VALUES ($1, $2, $3, $4, $5)
  ), head AS (
    UPDATE meridian_store SET last = $1, last_id = $2, schema = $4, bytes = bytes + length($5) RETURNING last
  )
  SELECT pg_notify('${CHANNEL}', last::text) FROM head`;

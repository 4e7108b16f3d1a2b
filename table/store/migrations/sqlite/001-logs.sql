CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id),
  version INTEGER NOT NULL,
  moment INTEGER NOT NULL,
  command TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, version),
  UNIQUE (table_id, command)
) STRICT;

CREATE TABLE snapshots (
  table_id TEXT NOT NULL REFERENCES tables (id),
  format INTEGER NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, format, version)
) STRICT;

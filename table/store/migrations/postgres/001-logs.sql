-- COLLATE "C": ids are compared byte by byte, and no index depends on the collations of the machine.
CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY
);

-- No foreign key: an entry is only kept after the one before it, and the first comes with its table.
CREATE TABLE entries (
  table_id text COLLATE "C" NOT NULL,
  version bigint NOT NULL,
  moment bigint NOT NULL,
  command text COLLATE "C" NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, version),
  UNIQUE (table_id, command)
);

CREATE TABLE snapshots (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
  format bigint NOT NULL,
  version bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, format, version)
);

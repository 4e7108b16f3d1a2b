-- One row that is written again to learn whether a durable write succeeds.
CREATE TABLE health (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  filler BLOB NOT NULL
) STRICT;

-- One row that is written again to learn whether a durable write succeeds.
CREATE TABLE health (
  id integer PRIMARY KEY CHECK (id = 1),
  filler bytea NOT NULL
);

-- Pictures and files, under a digest of their bytes.
CREATE TABLE blobs (
  id text COLLATE "C" PRIMARY KEY,
  bytes bytea NOT NULL
);

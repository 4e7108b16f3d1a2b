-- Pictures and files, under a digest of their bytes.
CREATE TABLE blobs (
  id TEXT NOT NULL PRIMARY KEY,
  bytes BLOB NOT NULL
) STRICT;

export { checkPostgres } from './check-postgres.ts';
export { type CopyReport, copyTables } from './copy-tables.ts';
export { openMemory } from './memory.ts';
export { NewerDatabaseError } from './migrations.ts';
export { openPostgres } from './postgres.ts';
export { openSqlite } from './sqlite.ts';
export type { AppendResult, BlobId, Entry, Snapshot, Store, TableId, Watcher } from './store.ts';

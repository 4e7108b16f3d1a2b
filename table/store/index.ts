export { type Copied, copyTables } from './copy.ts';
export { openMemory } from './memory.ts';
export { NewerDatabase } from './migrations.ts';
export { openPostgres } from './postgres.ts';
export { reachPostgres } from './postgres-reach.ts';
export { openSqlite } from './sqlite.ts';
export type { Appended, Entry, Snapshot, Store, TableId, Watcher } from './store.ts';

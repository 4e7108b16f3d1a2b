import { openSqlite } from '../sqlite.ts';
import type { Entry } from '../store.ts';

/**
 * Appends to ten tables at once until it is killed or the disk is full, and prints what was stored. `node appender.ts
 * FILE NAME BYTES`: the file, the name of its tables, the length of each body.
 */
const [file = '', name = '', bytes = ''] = process.argv.slice(2);
const store = await openSqlite(file);

const buildEntry = (version: number, length: number): Entry => ({
  version,
  moment: version,
  command: `appender/${version}`,
  body: JSON.stringify('x'.repeat(length)),
});

async function appendForever(table: string): Promise<void> {
  await store.create(table, [buildEntry(1, 0)]);
  for (let version = 2; ; version += 1) {
    const { is } = await store.append(table, buildEntry(version, Number(bytes)));
    console.log(`${is} ${table} ${version}`);
  }
}

const tables = Array.from({ length: 10 }, (_, index) => `${name}-${index}`);
for (const ended of await Promise.allSettled(tables.map(appendForever)))
  if (ended.status === 'rejected') console.log(`rejected ${ended.reason}`);

await store.create(`${name}-last`, [buildEntry(1, 0)]);
console.log('made last');
await store.close();

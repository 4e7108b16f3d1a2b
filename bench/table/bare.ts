import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@arbitro/store';
import Fastify, { type FastifyReply } from 'fastify';
import { reportUsage } from './usage.ts';

/** The bare prototype: POST and SSE over the same group commit, with no rules, seats, views or redaction. */
interface BareTable {
  version: number;
  readonly listeners: Set<FastifyReply['raw']>;
  last: Promise<unknown>;
}

const store = await openSqlite(join(mkdtempSync(join(tmpdir(), 'arbitro-bare-')), 'bare.sqlite'));
const tables = new Map<string, BareTable>();
const app = Fastify();

app.post<{ Params: { table: string } }>('/:table/open', async ({ params: { table } }) => {
  await store.create(table, [{ version: 1, moment: 1, command: 'opened', body: '{}' }]);
  tables.set(table, { version: 1, listeners: new Set(), last: Promise.resolve() });
  return {};
});

app.get<{ Params: { table: string } }>('/:table/stream', ({ params: { table } }, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.raw.write(': here\n\n');
  const { listeners } = findOrCreateTable(table);
  listeners.add(reply.raw);
  reply.raw.on('close', () => listeners.delete(reply.raw));
});

app.post<{ Params: { table: string } }>('/:table/act', ({ params: { table }, body }) => {
  const bareTable = findOrCreateTable(table);
  const acted = bareTable.last.then(() => act(table, bareTable, body));
  bareTable.last = acted;
  return acted;
});

function findOrCreateTable(table: string): BareTable {
  const bareTable = tables.get(table);
  if (!bareTable) throw new Error(`no table ${table}`);
  return bareTable;
}

async function act(table: string, bareTable: BareTable, body: unknown): Promise<{ moment: number }> {
  const version = bareTable.version + 1;
  const text = JSON.stringify({ version, body });
  await store.append(table, { version, moment: version, command: `${version}`, body: text });
  bareTable.version = version;
  const frame = `id: ${version}\nevent: told\ndata: ${text}\n\n`;
  for (const listener of bareTable.listeners) listener.write(frame);
  return { moment: version };
}

await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url: `http://127.0.0.1:${(app.server.address() as { port: number }).port}` });
reportUsage();

import { ENTRY_FORMAT } from '@arbitro/protocol';
import { openPostgres, type Store } from '@arbitro/store';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeTable, readExport, readMessage, type Seat, sendAndExpectKept, sendCommand } from './client.ts';
import { type ServerProcess, startServer } from './server-process.fixture.ts';
import { openStreamClient } from './stream-client.fixture.ts';

// The node is the older of two versions; entries of the newer version are written directly to the database.
let olderServer: ServerProcess;
let newerStore: Store;
beforeAll(async () => {
  const database = await (await fetch(inject('freshDatabaseAt'))).text();
  olderServer = await startServer({ DATABASE_URL: database });
  newerStore = await openPostgres(database);
});
afterAll(async () => {
  await newerStore?.close();
  await olderServer?.stop('SIGKILL');
});

/** Stores an entry after the last, as another version might write it. */
async function appendAsNewer({ table, id }: Seat, body: { readonly does: object; readonly format: number }) {
  const [last] = await newerStore.readBack(table, undefined, 1);
  if (!last) throw new Error('the log is empty');
  const [version, moment] = [last.version + 1, last.moment + 1_000_000];
  const storedEntry = { seat: id, asked: 'newer', saw: [id], told: [id], ...body };
  const entry = { version, moment, command: `${id}:n${version}`, body: JSON.stringify(storedEntry) };
  expect(await newerStore.append(table, entry)).toEqual({ is: 'kept' });
  return moment;
}

test('fields of a newer version are accepted and stay in the log', async () => {
  const gm = await makeTable(olderServer, { demo: 'rischio' });
  const streamClient = await openStreamClient(gm);
  const does = { kind: 'titled', title: 'The ford at dusk', colour: { of: 'the sky' } };
  const moment = await appendAsNewer(gm, { format: ENTRY_FORMAT, does, ...{ mood: ['calm'] } });
  await streamClient.waitForMoment(moment);
  expect((await readMessage(gm)).seen.table.title).toBe('The ford at dusk');
  await sendAndExpectKept(gm, 'say', { command: 'on', text: 'Read and played on.' });
  const entry = (await readExport(gm)).entries.at(-2);
  expect(entry?.kept).toMatchObject({ mood: ['calm'], does });
  streamClient.close();
});

test('an entry of a format it does not know is not guessed at: another node is asked, and other tables go on', async () => {
  const [gm, other] = [
    await makeTable(olderServer, { demo: 'rischio' }),
    await makeTable(olderServer, { demo: 'rischio' }),
  ];
  await appendAsNewer(gm, { format: ENTRY_FORMAT + 1, does: { kind: 'moved-house', to: 'the inn' } });
  const refusalReply = await sendCommand(gm, 'say', { command: 'lost', text: 'Where are we?' });
  expect([refusalReply.status, refusalReply.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await newerStore.readBack(gm.table, undefined, 1))[0]?.command).not.toContain('lost');
  await sendAndExpectKept(other, 'say', { command: 'fine', text: 'All is well.' });
});

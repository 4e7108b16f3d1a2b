import { FORMAT } from '@arbitro/protocol';
import { openPostgres, type Store } from '@arbitro/store';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exported, kept, makeTable, type Seat, see, send } from './client.ts';
import { listen } from './listening.ts';
import { type Serving, startServer } from './serving.ts';

// The node is the older of two versions; entries of the newer version are written directly to the database.
let older: Serving;
let newer: Store;
beforeAll(async () => {
  const database = await (await fetch(inject('freshDatabaseAt'))).text();
  older = await startServer({ DATABASE_URL: database });
  newer = await openPostgres(database);
});
afterAll(async () => {
  await newer?.close();
  await older?.stop('SIGKILL');
});

/** Stores an entry after the last, as another version might write it. */
async function keptByNewer({ table, id }: Seat, body: { readonly does: object; readonly format: number }) {
  const [last] = await newer.readBack(table, undefined, 1);
  if (!last) throw new Error('the log is empty');
  const [version, moment] = [last.version + 1, last.moment + 1_000_000];
  const whole = { seat: id, asked: 'newer', saw: [id], told: [id], ...body };
  const entry = { version, moment, command: `${id}:n${version}`, body: JSON.stringify(whole) };
  expect(await newer.append(table, entry)).toEqual({ is: 'kept' });
  return moment;
}

test('fields that only a newer node knows stand in nobody’s way, and stay in the log', async () => {
  const gm = await makeTable(older, { demo: 'rischio' });
  const ear = await listen(gm);
  const does = { kind: 'titled', title: 'The ford at dusk', colour: { of: 'the sky' } };
  const moment = await keptByNewer(gm, { format: FORMAT, does, ...{ mood: ['calm'] } });
  await ear.told(moment);
  expect((await see(gm)).seen.table.title).toBe('The ford at dusk');
  await kept(gm, 'say', { command: 'on', text: 'Read and played on.' });
  const entry = (await exported(gm)).entries.at(-2);
  expect(entry?.kept).toMatchObject({ mood: ['calm'], does });
  ear.close();
});

test('an entry of a format it does not know is not guessed at: another node is asked, and other tables go on', async () => {
  const [gm, other] = [
    await makeTable(older, { demo: 'rischio' }),
    await makeTable(older, { demo: 'rischio' }),
  ];
  await keptByNewer(gm, { format: FORMAT + 1, does: { kind: 'moved-house', to: 'the inn' } });
  const no = await send(gm, 'say', { command: 'lost', text: 'Where are we?' });
  expect([no.status, no.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await newer.readBack(gm.table, undefined, 1))[0]?.command).not.toContain('lost');
  await kept(other, 'say', { command: 'fine', text: 'All is well.' });
});

import { readFileSync } from 'node:fs';
import { fillMissingOptions } from '@arbitro/kernel';
import { ENTRY_FORMAT } from '@arbitro/protocol';
import { type Entry, openMemory } from '@arbitro/store';
import { expect, test } from 'vitest';
import { loadTable } from '../live/live-table.ts';
import type { Table } from '../live/table.ts';
import { encodeFile, refusalCodeOf, requireValue, TestService } from '../live/test-service.fixture.ts';

/** A table as an older version stored it, with the game master's key and that version's results. */
interface RecordedTable {
  readonly format: number;
  readonly key: string;
  readonly entries: readonly (Omit<Entry, 'body'> & { readonly body: object })[];
  readonly came: object;
}

const readRecording = (format: number): RecordedTable =>
  JSON.parse(readFileSync(new URL(`./recorded/format-${format}.json`, import.meta.url), 'utf8'));

const storedEntriesOf = ({ entries }: RecordedTable): readonly Entry[] =>
  entries.map(({ body, ...entry }) => ({ ...entry, body: JSON.stringify(body) }));

const FORMATS = Array.from({ length: ENTRY_FORMAT }, (_, n) => n + 1);

test.each(FORMATS)(
  'a table recorded in format %i comes to the same today, and is played on',
  async (format) => {
    const recorded = readRecording(format);
    expect(recorded.format).toBe(format);
    const store = openMemory();
    await store.create('recorded', storedEntriesOf(recorded));
    const trial = new TestService(store, Date.UTC(2027, 0, 1));
    expect(await trial.table({ table: 'recorded' })).toMatchObject(recorded.came);
    const gm = requireValue(await trial.service.sit('recorded', recorded.key));
    const { lines } = requireValue(await trial.service.log(gm, { before: undefined, limit: 100 }));
    expect(lines.map(({ moment }) => moment)).toEqual(recorded.entries.map(({ moment }) => moment));
    const { ask } = (await trial.readMessage(gm)).seen;
    if (ask) await trial.submit(gm, 'answer', { command: 'on', ask: ask.id, byPolicy: true });
    await trial.submit(gm, 'say', { command: 'on we go', text: 'On we go.' });
    expect((await trial.readMessage(gm)).lines.at(-1)).toMatchObject({ text: 'On we go.' });
    expect(refusalCodeOf(await trial.service.sit('recorded', 's1.another'))).toBe('wrong-key');
  },
);

test.each(FORMATS)('a file with entries of format %i is imported', async (format) => {
  const { entries, came } = readRecording(format);
  const storedEntries = entries.map(({ body, ...entry }) => ({ ...entry, kept: body }));
  const file = { arbitro: 'table', format: 1, system: 'noppa', title: 'The dragon', entries: storedEntries };
  const trial = new TestService();
  const gm = requireValue(await trial.service.bring(encodeFile(file)));
  const { world } = (came as { readonly game: Table['game'] }).game;
  const lastEntry = await trial.store.read(gm.table, entries.length - 1, 1);
  expect(JSON.parse(lastEntry[0]?.body ?? '').format).toBe(ENTRY_FORMAT);
  const table = await loadTable(trial.store, gm.table, entries.length);
  if (!table) throw new Error('the table is not there');
  expect(table.game.world).toEqual(fillMissingOptions(table.system, world));
});

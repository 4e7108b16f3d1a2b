import { readFileSync } from 'node:fs';
import { withAllOptions } from '@arbitro/kernel';
import { FORMAT } from '@arbitro/protocol';
import { type Entry, openMemory } from '@arbitro/store';
import { expect, test } from 'vitest';
import { loaded } from './live-table.ts';
import type { Table } from './table.ts';
import { codeOf, fileOf, given, Trial } from './trying.ts';

/** A table as an older version stored it, with the game master's key and that version's results. */
interface Recorded {
  readonly format: number;
  readonly key: string;
  readonly entries: readonly (Omit<Entry, 'body'> & { readonly body: object })[];
  readonly came: object;
}

const read = (format: number): Recorded =>
  JSON.parse(readFileSync(new URL(`./recorded/format-${format}.json`, import.meta.url), 'utf8'));

const entriesOf = ({ entries }: Recorded): readonly Entry[] =>
  entries.map(({ body, ...entry }) => ({ ...entry, body: JSON.stringify(body) }));

const FORMATS = Array.from({ length: FORMAT }, (_, n) => n + 1);

test.each(FORMATS)(
  'a table recorded in format %i comes to the same today, and is played on',
  async (format) => {
    const recorded = read(format);
    expect(recorded.format).toBe(format);
    const store = openMemory();
    await store.create('recorded', entriesOf(recorded));
    const trial = new Trial(store, Date.UTC(2027, 0, 1));
    expect(await trial.table({ table: 'recorded' })).toMatchObject(recorded.came);
    const gm = given(await trial.hall.sit('recorded', recorded.key));
    const { lines } = given(await trial.hall.log(gm, { before: undefined, limit: 100 }));
    expect(lines.map(({ moment }) => moment)).toEqual(recorded.entries.map(({ moment }) => moment));
    const { ask } = (await trial.see(gm)).seen;
    if (ask) await trial.done(gm, 'answer', { command: 'on', ask: ask.id, byPolicy: true });
    await trial.done(gm, 'say', { command: 'on we go', text: 'On we go.' });
    expect((await trial.see(gm)).lines.at(-1)).toMatchObject({ text: 'On we go.' });
    expect(codeOf(await trial.hall.sit('recorded', 's1.another'))).toBe('wrong-key');
  },
);

test.each(FORMATS)('a file with entries of format %i is brought in', async (format) => {
  const { entries, came } = read(format);
  const kept = entries.map(({ body, ...entry }) => ({ ...entry, kept: body }));
  const file = { arbitro: 'table', format: 1, system: 'noppa', title: 'The dragon', entries: kept };
  const trial = new Trial();
  const gm = given(await trial.hall.bring(fileOf(file)));
  const { world } = (came as { readonly game: Table['game'] }).game;
  const there = await trial.store.read(gm.table, entries.length - 1, 1);
  expect(JSON.parse(there[0]?.body ?? '').format).toBe(FORMAT);
  const table = await loaded(trial.store, gm.table, entries.length);
  if (!table) throw new Error('the table is not there');
  expect(table.game.world).toEqual(withAllOptions(table.system, world));
});

import { LIMITS, type TableExport } from '@arbitro/protocol';
import { describe, expect, test } from 'vitest';
import { findShapeFault } from '../files/json-depth.ts';
import type { SeatSession } from './table-service.ts';
import {
  encodeFile,
  errorReplyOf,
  refusalCodeOf,
  requireValue,
  TestService,
} from './test-service.fixture.ts';

const buildResources = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`resource ${n}`.padEnd(30, '.'), 1]));
const buildZones = (count: number) => Array.from({ length: count }, (_, n) => `zone ${n}`);
const paramsOf = (answer: Parameters<typeof errorReplyOf>[0]) => errorReplyOf(answer).refusal.params;

describe('a world has limits, however it grows', () => {
  test('a list in a sheet, a scene, an option or a value', async () => {
    const trial = new TestService();
    const gm = await trial.make({ demo: 'rischio' });
    const there = await trial.make({ system: 'noppa' });
    const tooMany = LIMITS.list + 1;
    const thresholds = Array.from({ length: tooMany }, (_, n) => n + 1);
    const answers = [
      await trial.ask(there, 'scene', { scene: { zones: buildZones(tooMany) } }),
      await trial.ask(gm, 'options', { options: { levelThresholds: thresholds } }),
      await trial.ask(gm, 'override', { path: ['options', 'levelThresholds'], value: thresholds }),
    ];
    for (const answer of answers) {
      expect(refusalCodeOf(answer)).toBe('over-limit');
      expect(paramsOf(answer)).toMatchObject({ most: LIMITS.list });
    }
    await trial.submit(there, 'scene', { scene: { zones: buildZones(LIMITS.list) } });
  });

  test('a list of a creature is refused before it is read', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: 'rischio' });
    const player = await trial.seat(gm, 'player');
    const rich = (count: number) => ({ resources: buildResources(count) });
    const [most, tooMany] = [LIMITS.sheetList, LIMITS.sheetList + 1];
    await trial.submit(player, 'join', { name: 'Anna', sheet: rich(most) });
    const answers = [
      await trial.ask(player, 'join', { name: 'Bea', sheet: rich(tooMany) }),
      await trial.ask(gm, 'creature', { id: 'rich', sheet: rich(tooMany) }),
      await trial.ask(gm, 'override', {
        path: ['creatures', 0, 'resources'],
        value: buildResources(tooMany),
      }),
    ];
    for (const answer of answers) expect(paramsOf(answer)).toEqual({ what: 'list', most });
  });

  test('all creatures together, and the table is played on', async () => {
    const trial = new TestService();
    const rich = { resources: buildResources(LIMITS.list) };
    const creatures = Array.from({ length: 25 }, (_, n) => ({ id: `richer-${n}`, sheet: rich }));
    const gm = await trial.make({ system: 'rischio', creatures });
    const sheet = { resources: buildResources(LIMITS.sheetList) };
    const bring = (n: number) => trial.ask(gm, 'creature', { id: `rich-${n}`, sheet });
    let answer = await bring(0);
    for (let n = 1; answer.ok; n++) answer = await bring(n);
    expect(paramsOf(answer)).toEqual({ what: 'world', most: LIMITS.worldText });
    expect(JSON.stringify(await trial.world(gm)).length).toBeGreaterThan(LIMITS.worldText - 50_000);
    await trial.submit(gm, 'override', { path: ['creatures', 0, 'name'], value: 'Somebody' });
  });

  test('a new table and an import', async () => {
    const trial = new TestService();
    const creatures = [{ id: 'rich', sheet: { resources: buildResources(LIMITS.list + 1) } }];
    const newTable = await trial.service.make({ system: 'rischio', creatures });
    expect(paramsOf(newTable)).toMatchObject({ most: LIMITS.list });
    const brought = await trial.service.bring(encodeFile(await exportWithWorld(trial, LIMITS.list + 1)));
    expect(paramsOf(brought)).toEqual({ what: 'entries.0: list', most: LIMITS.list });
    requireValue(await trial.service.bring(encodeFile(await exportWithWorld(trial, LIMITS.list))));
  });

  test('one entry of an import', async () => {
    const trial = new TestService();
    const { entries, ...file } = await exportWithWorld(trial, 1);
    const large = { ...entries[0], note: 'x'.repeat(LIMITS.entryText) };
    const brought = await trial.service.bring(encodeFile({ ...file, entries: [large] }));
    expect(paramsOf(brought)).toEqual({ what: 'entries.0', most: LIMITS.entryText });
  });
});

test('an override after which the world would not be one is refused', async () => {
  const trial = new TestService();
  const gm = await trial.make({ demo: 'rischio' });
  for (const path of [['creatures'], ['creatures', 0], ['options']])
    for (const value of [true, null, 7, 'text', [[]], [null], {}])
      expect(await trial.ask(gm, 'override', { path, value })).toMatchObject({ ok: false });
});

test('a table that had more before there was a limit is played on', async () => {
  const trial = new TestService();
  const gm = await trial.make({ system: 'noppa' });
  const [opening] = await trial.store.read(gm.table, 0, 1);
  if (!opening) throw new Error('the table has no opening');
  const kept = JSON.parse(opening.body);
  kept.does.game.world.zones = buildZones(LIMITS.list + 1);
  await trial.store.create('oldtable', [{ ...opening, body: JSON.stringify(kept) }]);
  const there: SeatSession = { ...gm, table: 'oldtable' };
  await trial.submit(there, 'override', { path: ['zones', 0], value: 'Hall' });
});

test('a text is refused at the first list that is too long, before it is built', () => {
  const list = (count: number) => `{"a":[${Array.from({ length: count }, () => '"x, y"').join(',')}]}`;
  expect(findShapeFault(list(LIMITS.list))).toBe(undefined);
  expect(findShapeFault(list(LIMITS.list + 1))).toBe('too-long');
  expect(findShapeFault(`{${'"a":1,'.repeat(LIMITS.list)}`)).toBe('too-long');
  expect(findShapeFault(`[${`${list(600)},`.repeat(900)}1]`)).toBe(undefined);
});

async function exportWithWorld(trial: TestService, count: number): Promise<TableExport> {
  const gm = await trial.make({ system: 'noppa' });
  const file = requireValue(await trial.service.exported(gm)) as unknown as TableExport;
  const text = JSON.stringify(file).replace(
    /"zones":\[[^\]]*\]/,
    `"zones":${JSON.stringify(buildZones(count))}`,
  );
  return JSON.parse(text);
}

import { systemById, systems } from '@arbitro/catalogue';
import { mentions } from '@arbitro/kernel';
import { COMMANDS, LIMITS, type TableExport } from '@arbitro/protocol';
import { buildCrowdFile } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { splitExport } from '../files/split-export.ts';
import { isTooDeepYaml } from '../files/yaml-depth.ts';
import {
  encodeFile,
  errorReplyOf,
  refusalCodeOf,
  requireValue,
  TestService,
} from './test-service.fixture.ts';

/** Builds many creatures of a system, given by its id. */
function buildCrowd(id: string, count: number) {
  const system = systemById(id);
  if (!system) throw new Error(`no system ${id}`);
  return buildCrowdFile(system, count);
}

/** Builds a table as a file, with these seats at its start and these entries after it. */
async function buildTableFile(trial: TestService, atStart: readonly object[], more: readonly object[] = []) {
  const gm = await trial.make({ demo: 'rischio' });
  const file = requireValue(await trial.service.exported(gm)) as unknown as TableExport;
  const [opening] = file.entries;
  if (opening?.kept.does.kind !== 'opened') throw new Error('a table begins with its opening');
  const opened = { ...opening.kept.does, seats: atStart };
  const entries = [opened, ...more].map((change, n) => ({
    version: n + 1,
    moment: opening.moment + n,
    command: `c${n}`,
    kept: { ...opening.kept, does: change },
  }));
  return { ...file, entries };
}

const buildSeat = (n: number) => ({
  id: `s${n}`,
  role: 'gm',
  name: 'x',
  owns: [],
  dice: 'table',
  key: '',
  expires: null,
  revoked: false,
});
const buildSeats = (count: number) => Array.from({ length: count }, (_, n) => buildSeat(n + 1));

describe('however it is created, a table has at most', () => {
  test.each(systems.map(({ id }) => [id]))('so many creatures (%s)', async (id) => {
    const trial = new TestService();
    const scenario = buildCrowd(id, LIMITS.creatures + 1);
    const answer = await trial.service.make({ scenario });
    expect(errorReplyOf(answer).refusal).toEqual({
      code: 'over-limit',
      params: { what: 'creatures', most: LIMITS.creatures },
    });
    for (const language of ['en', 'it', 'fi'] as const)
      expect(errorReplyOf(answer).says(language)).toContain(String(LIMITS.creatures));
    await trial.service.close();
  });

  test('as many creatures as allowed, added one by one', async () => {
    const trial = new TestService();
    const gm = await trial.make({ scenario: buildCrowd('rischio', LIMITS.creatures) });
    expect(await trial.expectRefusal(gm, 'creature', { from: 'lupo' })).toBe('too-many');
    const value = Array.from({ length: LIMITS.creatures + 1 }, () => ({}));
    expect(await trial.expectRefusal(gm, 'override', { path: ['creatures'], value })).toBe('over-limit');
    await trial.service.close();
  });

  test('so many seats in a file, at its start or later', async () => {
    const trial = new TestService();
    const many = await buildTableFile(trial, buildSeats(LIMITS.seats + 2));
    expect(errorReplyOf(await trial.service.bring(encodeFile(many))).refusal).toMatchObject({
      code: 'over-limit',
      params: { what: 'entries.0: seats', most: LIMITS.seats },
    });
    const added = buildSeats(LIMITS.seats + 2).map((seat) => ({ kind: 'seated', seat, fresh: true }));
    expect(
      errorReplyOf(await trial.service.bring(encodeFile(await buildTableFile(trial, buildSeats(1), added))))
        .refusal,
    ).toMatchObject({
      code: 'over-limit',
    });
    requireValue(
      await trial.service.bring(encodeFile(await buildTableFile(trial, buildSeats(LIMITS.seats)))),
    );
    await trial.service.close();
  });

  test('so much in its notes', async () => {
    const trial = new TestService();
    const gm = await trial.make({ demo: 'rischio' });
    const text = 'x'.repeat(LIMITS.noteText);
    const room = LIMITS.notesText / LIMITS.noteText;
    for (let n = 0; n < room; n++) await trial.submit(gm, 'note', { note: `n${n}`, text });
    expect(await trial.expectRefusal(gm, 'note', { note: 'more', text: 'x' })).toBe('over-limit');
    await trial.submit(gm, 'note', { note: 'n0', text: null });
    await trial.submit(gm, 'note', { note: 'more', text: 'x' });
    await trial.service.close();
  });

  test('so much in the orders of a creature', async () => {
    const trial = new TestService();
    const gm = await trial.make({ demo: 'rischio' });
    const order = (label: string, length: number) => ({ who: 'gm', label, answer: 'x'.repeat(length) });
    await trial.submit(gm, 'order', order('a', LIMITS.ordersText - 100));
    expect(await trial.expectRefusal(gm, 'order', order('b', 200))).toBe('over-limit');
    const long = order('c', LIMITS.answerText);
    expect(COMMANDS.order.body.safeParse({ command: 'c', ...long }).success).toBe(false);
    await trial.service.close();
  });
});

describe('a file is read up to its first fault', () => {
  test('however many there are', async () => {
    const trial = new TestService();
    const file = Buffer.from(
      `{"arbitro":"table","format":1,"system":"rischio","title":"x","entries":[${'{},'.repeat(9)}{}]}`,
    );
    expect(errorReplyOf(await trial.service.bring(file)).refusal.params.what).toMatch(/^entries\.0\./);
    await trial.service.close();
  });

  test('entry by entry, with any characters in its texts', () => {
    const file = { title: 'a "entries":[1,2] \\ b', entries: [{ a: '],["' }, [1, [2]], '}', 7], more: [[]] };
    const split = splitExport(JSON.stringify(file), 'entries');
    expect([...(split?.elements ?? [])].map((text) => JSON.parse(text))).toEqual(file.entries);
    expect(JSON.parse(split?.outline ?? '')).toEqual({ ...file, entries: [] });
    expect([...(splitExport('{"entries":[ ]}', 'entries')?.elements ?? ['x'])]).toEqual([]);
    for (const text of ['{}', '[]', '{"entries":7}', '{"entries":[1', ''])
      expect(splitExport(text, 'entries')).toBe(undefined);
  });
});

describe('a scenario in YAML that is nested without end', () => {
  test.each([
    ['brackets', '['.repeat(190_000)],
    ['groups', '{a: '.repeat(1_000)],
    ['lists in a line', `${'- '.repeat(1_000)}x`],
    ['keys in a line', `${'? '.repeat(1_000)}x`],
    ['lines', Array.from({ length: 200 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
  ])('is refused before it is parsed: %s', async (_, scenario) => {
    expect(isTooDeepYaml(scenario)).toBe(true);
    const trial = new TestService();
    expect(refusalCodeOf(await trial.service.make({ scenario }))).toBe('over-limit');
    await trial.service.close();
  });

  test('and one as people write them is not', () => {
    const file = `# [[[[ comment\nsystem: rischio\ncreatures:\n  - { id: a, sheet: { x: [1, [2]] } }\n\n  - id: b\n    sheet:\n      - - deep\n`;
    expect(isTooDeepYaml(file.repeat(200))).toBe(false);
  });
});

describe('what people write is stored', () => {
  const named = (name: string) => COMMANDS.title.body.safeParse({ command: 'c', title: name });

  test.each([
    ['without what turns the text around it', 'Anna \u202eevil\u2066', 'Anna evil'],
    ['in one line', 'Anna\r\nsays: hello\u2028there', 'Anna says: hello there'],
    ['without what has no width', 'An\u200bna\ufeff', 'Anna'],
    ['with emoji as they are', '👩\u200d🚀 Ada', '👩\u200d🚀 Ada'],
  ])('%s', (_, given_, kept) => {
    expect(named(given_).data?.title).toBe(kept);
  });

  const INVISIBLE = ['\u200b\u200d', '\u3164', '\u2800 \u2800', '\u202e', ' \n ', '\u0301'];

  test.each(INVISIBLE)('unless it has no visible characters: %j', (name) => {
    expect(named(name).success).toBe(false);
  });

  test('a creature gets no such name in a scenario or by hand, and a table no such title', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: 'rischio', creatures: [{ from: 'lupo' }] });
    for (const name of [...INVISIBLE, 'Anna \u202eevil', 'Anna\nBea']) {
      const newTable = await trial.service.make({ system: 'rischio', creatures: [{ from: 'lupo', name }] });
      expect(refusalCodeOf(newTable)).toBe('does-not-fit');
      const path = ['creatures', 0, 'name'];
      expect(await trial.expectRefusal(gm, 'override', { path, value: name })).toBe('does-not-fit');
      const titled = await trial.make({
        scenario: { system: 'rischio', title: `${name}\u202e`, creatures: [] },
      });
      const { title } = await trial.table(titled);
      expect(title).toMatch(/^(RISCHIO|Anna.*)$/i);
      expect(title).not.toMatch(/[\n\u202e]/);
    }
  });
});

describe('offers at a large table', () => {
  test.each(systems.map((system) => [system.id, system] as const))(
    'are of whoever is due and the game master; of others when asked for (%s)',
    { timeout: 600_000 },
    async (id, system) => {
      const trial = new TestService();
      const gm = await trial.make({ scenario: buildCrowd(id, 40) });
      const player = await trial.seat(gm, 'player', [buildCrowd(id, 2).creatures[1]?.id ?? '']);
      const fallback = requireValue(await trial.service.offers(gm));
      expect(new Set(fallback.map(({ action }) => system.actor(action)))).toEqual(new Set(['gm']));
      const { world } = (await trial.table(gm)).game;
      const [item] = world.creatures;
      const own = requireValue(await trial.service.offers(gm, item?.id));
      expect(own).toEqual(JSON.parse(JSON.stringify(system.offers(world, { role: 'gm' }, item?.id))));
      expect(own.length).toBeGreaterThan(0);
      const all = requireValue(await trial.service.offers(gm, 'gm'));
      const unnamed = all.filter(
        ({ action }) => !mentions(action, new Set(world.creatures.map((c) => c.id))),
      );
      expect(fallback).toEqual(unnamed);
      expect(requireValue(await trial.service.offers(gm, 'nobody'))).toEqual([]);
      const players = requireValue(await trial.service.offers(player));
      expect(requireValue(await trial.service.offers(player, item?.id))).toEqual([]);
      expect(players.length).toBeGreaterThan(0);
      await trial.service.close();
    },
  );
});

import { readFileSync } from 'node:fs';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { LANGUAGES } from '@arbitro/kernel';
import { exportSchema, type LogEntry, type TableExport } from '@arbitro/protocol';
import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo } from '../command-line/fake-io.ts';

const text = readFileSync(new URL('../demo/evening.json', import.meta.url), 'utf8');

async function runVerify(file: string, ...options: readonly string[]) {
  const io = createFakeIo({ 'x.json': file });
  const code = await main(['verify', 'x.json', ...options], io);
  return { code, printed: io.printed, errors: io.errors };
}

/** Returns the exported evening with a change made to it. */
function forgeEvening(change: (entries: LogEntry[]) => unknown): string {
  const file: TableExport = exportSchema.parse(JSON.parse(text));
  change(file.entries);
  return JSON.stringify(file);
}

type Turn = Extract<LogEntry['kept']['does'], { kind: 'acted' | 'answered' }>;
const listTurns = (entries: readonly LogEntry[]): readonly Turn[] =>
  entries.flatMap(({ kept: { does } }) => (does.kind === 'acted' || does.kind === 'answered' ? [does] : []));

function findTurnWith(entries: readonly LogEntry[], part: 'events' | 'rolls' | 'answers', n = 0): Turn {
  const found = listTurns(entries).filter((turn) => turn[part].length > 0)[n];
  if (!found) throw new Error(`nothing has ${part}`);
  return found;
}

function findOnly<K extends LogEntry['kept']['does']['kind']>(entries: readonly LogEntry[], kind: K) {
  const found = entries.map(({ kept: { does } }) => does).find((does) => does.kind === kind);
  if (!found) throw new Error(`nothing was ${kind}`);
  return found as Extract<LogEntry['kept']['does'], { kind: K }>;
}

/** Lowers one die of the first roll, in the roll and in the answers. */
function lowerFirstDie(entries: LogEntry[]): void {
  const turn = findTurnWith(entries, 'rolls');
  const [first] = turn.rolls;
  const faces = (first?.roll.faces ?? []).map((face, index) => (index === 0 ? face - 1 : face));
  Object.assign(first?.roll ?? {}, { faces });
  const after = listTurns(entries).slice(listTurns(entries).indexOf(turn));
  const ends = after.findIndex(({ kind }, index) => index > 0 && kind === 'acted');
  for (const { answers } of after.slice(0, ends)) Object.assign(answers[0] ?? {}, { faces });
}

describe('verify', () => {
  it('says how many rolls fit, were typed in and are still sealed, in three languages', async () => {
    for (const language of LANGUAGES) {
      const { code, printed } = await runVerify(text, '--lang', language);
      expect(code).toBe(0);
      expect(printed).toHaveLength(7);
      expect(printed.slice(1, 5).map((line) => line.trim().split(' ')[0])).toEqual(['3', '1', '1', '12']);
      expect(printed.at(-1)).toMatch(/^✓/);
    }
  });

  it('gives data to programs', async () => {
    const { code, printed } = await runVerify(text, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(printed.join('\n'))).toEqual({
      system: 'noppa',
      title: 'The dragon at the barn',
      entries: 20,
      rolls: { fit: 3, real: 1, sealed: 1 },
      runs: { fit: 12 },
      faults: [],
    });
  });

  it('names the die that does not match, when, whose, and its right face', async () => {
    const entries = exportSchema.parse(JSON.parse(text)).entries;
    const expected = findTurnWith(entries, 'rolls').rolls[0]?.roll.faces[0] ?? 0;
    for (const language of LANGUAGES) {
      const { code, printed } = await runVerify(forgeEvening(lowerFirstDie), '--lang', language);
      expect(code).toBe(1);
      expect(printed.filter((id) => id.includes('UTC'))).toHaveLength(1);
      const line = printed.find((id) => id.includes('UTC'));
      expect(line).toMatch(/^ {3}2026-10-31 20:\d\d:\d\d UTC · Aino · /);
      expect(line).toMatch(new RegExp(` ${expected - 1}\\D.* ${expected}\\.$`));
    }
    const { printed } = await runVerify(forgeEvening(lowerFirstDie), '--json');
    expect(JSON.parse(printed.join('\n')).faults[0]).toMatchObject({ is: 'face', die: 0, expected });
  });

  it('is shown so in the documentation', async () => {
    const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
    const { printed } = await runVerify(forgeEvening(lowerFirstDie));
    expect(page).toContain(`\`\`\`text\n${printed.join('\n')}\n\`\`\``);
  });

  const FORGERIES: readonly (readonly [string, string, (entries: LogEntry[]) => unknown])[] = [
    [
      'an answer that nobody gave',
      'events',
      (all) => Object.assign(findTurnWith(all, 'answers', 1).answers.at(-1) ?? {}, { chosen: ['parry'] }),
    ],
    ['an event left out', 'events', (all) => findTurnWith(all, 'events').events.pop()],
    [
      'an event that says otherwise',
      'events',
      (all) => Object.assign(findTurnWith(all, 'events').events[0]?.event ?? {}, { rule: 'noppa.dice.pool' }),
    ],
    ['a roll left out', 'rolls', (all) => findTurnWith(all, 'rolls').rolls.pop()],
    [
      'a roll said to be real',
      'rolls',
      (all) => Object.assign(findTurnWith(all, 'rolls').rolls[0] ?? {}, { from: 'real', sides: [] }),
    ],
    [
      'a die of other sides',
      'rolls',
      (all) => Object.assign(findTurnWith(all, 'rolls').rolls[0] ?? {}, { sides: [8, 8] }),
    ],
    [
      'a question never asked',
      'pause',
      (all) => Object.assign(listTurns(all).at(-1) ?? {}, { pause: listTurns(all)[0]?.pause }),
    ],
    [
      'an action that was not allowed',
      'action',
      (all) => Object.assign(findOnly(all, 'acted').action, { by: 'veikko' }),
    ],
    [
      'an undo to what never was',
      'world',
      (all) => findOnly(all, 'went-back').changes.push({ at: ['creatures', 0, 'mind'], to: 3 }),
    ],
    [
      'a seed that was not sealed',
      'seed',
      (all) => Object.assign(findOnly(all, 'sealed').revealed, { seed: 'ab'.repeat(32) }),
    ],
    [
      'dice left out',
      'place',
      (all) => Object.assign(findTurnWith(all, 'rolls', 1).rolls[0] ?? {}, { from: 9 }),
    ],
    [
      'dice of no sides',
      'sides',
      (all) => Object.assign(findTurnWith(all, 'rolls').rolls[0] ?? {}, { sides: [0, 0] }),
    ],
  ];

  it.each(FORGERIES)('finds %s', async (_, is, change) => {
    const file = forgeEvening(change);
    const { code, printed } = await runVerify(file, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(printed.join('\n')).faults.map((fault: { is: string }) => fault.is)).toContain(is);
    for (const language of LANGUAGES) {
      const result = await runVerify(file, '--lang', language);
      expect(result.code).toBe(1);
      const end = result.printed.slice(result.printed.indexOf('') + 1);
      expect(end[0]).toMatch(/^✗/);
      for (const line of end.slice(1)) expect(line).toMatch(/^ {3}2026-10-31 \d\d:\d\d:\d\d UTC/);
    }
  });

  it.each([
    ['no JSON', '{', /it is not JSON/],
    ['a list', '[]', /is not an exported table/],
    ['some other data', '{"arbitro":"table","format":2}', /is not an exported table: “format” is missing/],
    ['the log of a player', '{"arbitro":"log"}', /a player’s log/],
    ['a game that is not here', text.replaceAll('"noppa"', '"chess"'), /no system “chess”/],
    ['a changed shape', text.replace('"kept"', '"keptt"'), /entries\.0/],
  ])('%s is bad input', async (_, file, says) => {
    const { code, printed, errors } = await runVerify(file);
    expect(code).toBe(2);
    expect(printed).toEqual([]);
    expect(errors.join('\n')).toMatch(says);
  });

  it('prints a clear error for any file', async () => {
    const die = createSeededDie(seedOf('meddling'));
    const words = ['', 'gm', 'aino', 'veikko', 'constructor', '__proto__', 'parry', 'everyone'];
    const others = [null, -1, 1.5, 1e300, [], {}, true];
    const pick = (list: readonly unknown[]) => list[die(list.length) - 1];
    const instead = (value: unknown): unknown => {
      if (die(8) === 1) return pick(others);
      return typeof value === 'number'
        ? value + die(5) - 3
        : typeof value === 'string'
          ? pick(words)
          : pick(others);
    };
    const meddle = (file: Record<string, unknown>): void => {
      const key = String(pick(Object.keys(file)));
      const value = file[key];
      const deeper = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
      if (deeper && die(30) > 1) meddle(value as Record<string, unknown>);
      else file[key] = instead(value);
    };
    const codes = new Set<number>();
    for (let n = 0; n < 400; n++) {
      const file = JSON.parse(text);
      meddle(file);
      codes.add((await runVerify(JSON.stringify(file))).code);
    }
    expect([...codes].toSorted()).toEqual([0, 1, 2]);
    const deep = text.replace('"a long night"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect((await runVerify(deep)).code).toBe(2);
  });

  it('accepts one file', async () => {
    for (const [args, says] of [
      [['verify'], /needs EXPORT\.json/],
      [['verify', 'a', 'b'], /Unexpected argument “b”/],
      [['verify', 'a'], /There is no file a/],
    ] as const) {
      const io = createFakeIo();
      expect(await main(args, io)).toBe(2);
      expect(io.errors.join('\n')).toMatch(says);
    }
  });

  it('helps, with an example', async () => {
    for (const language of LANGUAGES) {
      const io = createFakeIo();
      expect(await main(['verify', '--help', '--lang', language], io)).toBe(0);
      expect(io.printed.join('\n')).toMatch(/arbitro verify evening/);
    }
  });
});

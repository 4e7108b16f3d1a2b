import { describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo, createImpatientIo } from '../command-line/fake-io.ts';
import type { Io } from '../command-line/io.ts';

const DUEL = `
system: rischio
creatures:
  - { id: anna, sheet: { health: 20, precision: 4, dodge: 2, basicAttack: { damage: 5 } } }
  - { id: orso, from: lupo, sheet: { health: 18 } }
steps:
  - do: { type: fight }
    answers: [ 15, 7 ]
`;
const FILES = { 'x.yaml': DUEL, 'y.yaml': DUEL.replace('health: 20', 'health: 30') };

async function sim(args: readonly string[], over: Partial<Io> = {}) {
  const fake = createFakeIo(FILES);
  const code = await main(['sim', ...args, '--seed', 'a'], { ...fake, ...over });
  return { code, text: fake.printed.join('\n'), errors: fake.errors.join('\n') };
}

interface Figures {
  readonly share: number;
  readonly interval: readonly [number, number];
}

/** Returns all shares of a report, whatever they are. */
function listShares(part: unknown): readonly Figures[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('share' in part && 'interval' in part) return [part as Figures];
  return Object.values(part).flatMap(listShares);
}

describe('until sure', () => {
  it('fights until every percentage is known to two points, if nothing else is asked for', async () => {
    const { code, text } = await sim(['x.yaml', '--json']);
    expect(code).toBe(0);
    const { asked, fights, within, widest, encounters } = JSON.parse(text);
    expect({ asked, within }).toEqual({ asked: fights, within: 2 });
    expect(widest).toBeLessThanOrEqual(2);
    const shares = listShares(encounters[0].report);
    expect(shares.length).toBeGreaterThan(10);
    for (const { share, interval } of shares)
      expect(Math.max(share - interval[0], interval[1] - share)).toBeLessThanOrEqual(0.02);
  });

  it('is the same with any number of workers', async () => {
    const [firstRun, ...others] = await Promise.all(
      [1, 2, 8].map((workers) => sim(['x.yaml', '--within', '3', '--json', '--workers', String(workers)])),
    );
    for (const other of others) expect(other).toEqual(firstRun);
    expect(JSON.parse(firstRun?.text ?? '').fights).toBeLessThan(2000);
  });

  it('counts the fights that so many fights count, with intervals for several looks', async () => {
    const sure = JSON.parse((await sim(['x.yaml', '--within', '5', '--json'])).text);
    const { text } = await sim(['x.yaml', '--fights', String(sure.fights), '--json']);
    const fixed = JSON.parse(text);
    expect(fixed).not.toHaveProperty('within');
    const [before, after] = [fixed, sure].map(({ encounters }) => encounters[0].report.sides[0].wins);
    expect(before.count).toBe(after.count);
    expect(after.interval[1] - after.interval[0]).toBeGreaterThan(before.interval[1] - before.interval[0]);
  });

  it('ends at the number of fights, if one is given too', async () => {
    const { text } = await sim(['x.yaml', '--within', '1', '--fights', '300']);
    expect(text).toMatch(/300 fights · percentages to ±[4-9](\.\d)? points so far · seed a/);
    const enough = await sim(['x.yaml', '--within', '10', '--fights', '5000']);
    expect(enough.text).toMatch(/\n\d{2,3} fights · every percentage to ±10 points · seed a/);
  });

  it('waits for the differences of two files', async () => {
    const { comparisons, widest } = JSON.parse(
      (await sim(['x.yaml', '--against', 'y.yaml', '--within', '4', '--json'])).text,
    );
    expect(widest).toBeLessThanOrEqual(4);
    for (const { by, interval } of comparisons[0].held)
      expect(Math.max(by - interval[0], interval[1] - by)).toBeLessThanOrEqual(0.04);
  });

  it('solves a small fight exactly unless a number of fights is requested', async () => {
    const { text } = await sim(['x.yaml', '--within', '10']);
    expect(text).toMatch(/players +\d+\.\d % +\d+\.\d – \d+\.\d % {2}exactly \d+\.\d\d %/);
    const { encounters } = JSON.parse((await sim(['x.yaml', '--fights', '20', '--json'])).text);
    expect(encounters[0]).not.toHaveProperty('exact');
  });

  it('interrupted, says how well the percentages are known', async () => {
    const { code, text, errors } = await sim(['x.yaml', '--within', '0.1', '--json'], createImpatientIo());
    expect(code).toBe(130);
    const { asked, fights } = JSON.parse(text);
    expect(fights).toBeLessThan(asked);
    expect(errors).toMatch(
      /^Stopped: based on the first [\d,]+ fights, with percentages known to ±\d+(\.\d+)? points\.$/,
    );
  });
});

it.each([
  ['en', 80],
  ['it', 80],
  ['fi', 80],
  ['it', 40],
] as const)('progress shows the interval shrinking, in %s at %d columns', async (language, width) => {
  const valueText: string[] = [];
  let clock = 0;
  await sim(['x.yaml', '--within', '5', '--workers', '1', '--lang', language], {
    width,
    now: () => (clock += 1000),
    progress: (line) => void valueText.push(line),
  });
  const lines = valueText.filter((line) => line !== '');
  const points = lines.map((line) => Number(/±(\d+[.,]\d)/.exec(line)?.[1]?.replace(',', '.')));
  expect(points.length).toBeGreaterThan(2);
  expect(points[0]).toBeGreaterThan(points.at(-1)!);
  expect(points.at(-1)).toBeLessThanOrEqual(5);
  expect(lines.filter((line) => line.length >= width)).toEqual([]);
});

it.each(['0', '21', '-1', 'two', '0.05', '1e1'])('--within %s is bad input', async (points) => {
  const { code, text, errors } = await sim(['x.yaml', '--within', points]);
  expect({ code, text }).toEqual({ code: 2, text: '' });
  expect(errors).toContain(`--within takes percentage points from 0.1 to 20, not “${points}”.`);
});

it('--within accepts a decimal comma too', async () => {
  const { text } = await sim(['x.yaml', '--within', '7,5', '--lang', 'it']);
  expect(text).toContain('ogni percentuale a ±7,5 punti');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@arbitro/kernel';
import { isInTonightSample, NIGHT_DATE } from '@arbitro/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIoIn, type FakeIo } from '../command-line/fake-io.ts';
import { outputWidthOf, usesColour } from '../command-line/io.ts';
import { formatColumns, formatTable, wrapHanging } from './columns.ts';
import { applyStyle, sanitizeText } from './sanitize.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-terminal-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('colours', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: 'false' }, true, false],
    [{ FORCE_COLOR: '' }, false, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  ])('with %j on a terminal: %s', (env, terminal, coloured) => {
    expect(usesColour(env, terminal)).toBe(coloured);
  });

  const printed = async (args: readonly string[], [colour, colourOfErrors]: readonly [boolean, boolean]) => {
    const io = { ...createFakeIoIn(folder), colour, colourOfErrors };
    await main(args, io);
    return { out: io.printed.join('\n'), err: io.errors.join('\n') };
  };

  it('are in the output, in errors, or in neither', async () => {
    expect((await printed(['odds', '1d4'], [true, false])).out).toContain('\u001b[');
    expect((await printed(['odds', '1d4'], [false, true])).out).not.toContain('\u001b');
    expect((await printed(['sing'], [false, true])).err).toContain('\u001b[31m');
    expect((await printed(['sing'], [true, false])).err).not.toContain('\u001b');
  });

  it.each([
    [['roll', '2d6', '--json']],
    [['odds', '2d6', '--json']],
    [['odds', 'rischio', '4', '--json']],
    [['rules', 'rischio', 'dodge', '--json']],
    [['play', 'ford', '--json']],
    [['create', 'noppa', '--json']],
    [['verify', 'evening', '--json']],
    [['doctor', '--json']],
    [['sim', 'ford', '--fights', '2', '--json']],
  ])('are never in data: %j', async (args) => {
    const { out } = await printed(args, [true, true]);
    expect(out).not.toContain('\u001b');
    expect(() => JSON.parse(out)).not.toThrow();
  });
});

describe('the width', () => {
  it.each([
    [Number.NaN, 100],
    [0, 100],
    [20, 40],
    [72, 72],
    [300, 100],
  ])('of %d columns is %d', (columnsGiven, width) => {
    expect(outputWidthOf(columnsGiven)).toBe(width);
  });

  const CHARTS = [
    ['odds', '4d6kh3'],
    ['odds', '100d6'],
    ['odds', 'rischio', '4', '--level', 'high'],
    ['odds', 'ford', '--step', '3'],
    ['sim', 'rischio', '--fights', '20', '--seed', 'a'],
    ['sim', 'ford', '--fights', '20', '--seed', 'a', '--exact'],
    ['sim', 'ford', '--fights', '20', '--seed', 'a', '--against', 'rischio'],
    ['sim', 'rischio', '--fights', '5', '--seed', 'a', '--vary', 'foes.lupo=1..2'],
    ['rules', 'rischio', 'dodge'],
    ['--help'],
    [],
  ];
  const widest = async (args: readonly string[], width: number): Promise<string> => {
    const io = { ...createFakeIoIn(folder), width, colour: true };
    expect(await main(args, io), io.errors.join('\n')).toBe(0);
    const seen = io.printed.map((line) =>
      line
        .split('\u001b')
        .map((part) => part.replace(/^\[\d+m/, ''))
        .join(''),
    );
    return seen.toSorted((a, b) => b.length - a.length)[0] ?? '';
  };

  /** A simulation starts threads: each night tests it in another language. */
  const languagesOf = ([command]: readonly string[], index: number) =>
    LANGUAGES.filter(
      (_, position) => command !== 'sim' || isInTonightSample(position + index, LANGUAGES.length),
    );
  const EVERYWHERE = CHARTS.flatMap((args, index) =>
    languagesOf(args, index).map((lang) => [...args, '--lang', lang]),
  );
  it.each(EVERYWHERE.map((args) => [args]))(
    `is kept, narrow and wide (NIGHT=${NIGHT_DATE}): %j`,
    { timeout: 240_000 },
    async (args) => {
      for (const width of [40, 100]) {
        const line = await widest(args, width);
        expect(line.length, line).toBeLessThanOrEqual(width);
      }
    },
  );

  it('depends on the positions of creatures in a fight', async () => {
    const io = { ...createFakeIoIn(folder, ['q']), width: 40 };
    await main(['demo', 'brp', '--interactive'], io);
    const index = io.printed.findIndex((line) => line.trim() === 'Ginevra');
    expect(index).toBeGreaterThan(0);
    expect(io.printed[index + 1]).toMatch(/^ {6}hit points 14\/14/);
    expect(io.printed[index + 1]?.length).toBeLessThanOrEqual(40);
  });

  const onTerminal = async (args: readonly string[], typed: readonly string[] = []): Promise<FakeIo> => {
    const io = { ...createFakeIoIn(folder, typed), width: 40, terminal: true, terminalOfErrors: true };
    await main(args, io);
    return io;
  };

  it('of a terminal is kept by the log, the menus and errors: no word is broken', async () => {
    const { printed } = await onTerminal(['demo', 'noppa', '--interactive', '--lang', 'it'], ['1', '', 'q']);
    const lines = printed.flatMap((line) => line.split('\n'));
    expect(lines).toContain('   Comincia il combattimento, senza');
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
    const { errors } = await onTerminal(['sim', 'ford', '--fihgts', '3']);
    expect(errors.length).toBeGreaterThan(3);
    expect(errors.filter((line) => line.length > 40)).toEqual([]);
  });

  it('of a terminal is nothing to data and scripts', async () => {
    const { printed } = await onTerminal(['rules', 'rischio', 'dodge', '--json']);
    expect(() => JSON.parse(printed.join('\n'))).not.toThrow();
    expect(printed.some((line) => line.length > 40)).toBe(true);
    const piped = createFakeIoIn(folder);
    await main(['completion', 'bash'], piped);
    expect((await onTerminal(['completion', 'bash'])).printed).toEqual(piped.printed);
  });

  it('keeps the style and the margin of a wrapped line', () => {
    expect(
      wrapHanging(applyStyle('cyan', '   one two three'), 12).map((line) => sanitizeText(line, true)),
    ).toEqual(['\u001b[36m   one two', '     three\u001b[0m']);
  });

  it('in two columns keeps room beside it or moves below', () => {
    expect(formatColumns([['a', 'one two']], 80)).toEqual(['   a   one two']);
    expect(formatColumns([['a'.repeat(20), 'one two']], 40)).toEqual([
      `   ${'a'.repeat(20)}`,
      '      one two',
    ]);
  });

  it('of a line that is too long is kept by going on below', () => {
    expect(wrapHanging('   one two three', 12)).toEqual(['   one two', '     three']);
    expect(wrapHanging('   one', 12)).toEqual(['   one']);
  });

  it('of a table with room keeps its columns', () => {
    expect(
      formatTable(
        [
          ['a', '1'],
          ['bb', '22'],
        ],
        40,
      ),
    ).toEqual(['   a   1', '   bb  22']);
    expect(formatTable([['a', '1', '']], 40)).toEqual(['   a  1']);
  });
});

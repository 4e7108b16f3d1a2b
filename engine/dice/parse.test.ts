import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRoll, rollInDetail } from './detailed-roll.ts';
import type { DiceExpr } from './expr.ts';
import { formatDice } from './format.ts';
import { dice } from './notation.ts';
import { NOTATION_ERRORS, type NotationErrorCode } from './notation-error.ts';
import { describeNotationError, formatNotationError } from './notation-texts.ts';
import { parseDice } from './parse.ts';
import { TEXT } from './text/index.ts';

function parseOrThrow(text: string): DiceExpr {
  const result = parseDice(text);
  if (!result.ok) throw new Error(formatNotationError(result.error, text));
  return result.value;
}

/** Throws with scripted faces, all of which must be used. */
function rollScripted(text: string, faces: readonly number[]): string {
  const script = [...faces];
  const line = formatRoll(rollInDetail(parseOrThrow(text), () => script.shift()!));
  expect(script).toEqual([]);
  return line;
}

describe('what people write', () => {
  it.each([
    ['d20+5', [13], '1d20 [13] + 5 = 18'],
    ['4d6kh3', [6, 2, 5, 3], '4d6kh3 [6 (2) 5 3] = 14'],
    ['4d6k3', [6, 2, 5, 3], '4d6kh3 [6 (2) 5 3] = 14'],
    ['2d20kl1+7', [15, 3], '2d20kl1 [(15) 3] + 7 = 10'],
    ['2D20KH', [2, 19], '2d20kh1 [(2) 19] = 19'],
    ['4d6dl1', [3, 3, 5, 4], '4d6dl1 [(3) 3 5 4] = 12'],
    ['4d6d1', [3, 3, 5, 4], '4d6dl1 [(3) 3 5 4] = 12'],
    ['4d6dh', [3, 3, 5, 4], '4d6dh1 [3 3 (5) 4] = 10'],
    ['4d6kl1', [3, 1, 6, 2], '4d6kl1 [(3) 1 (6) (2)] = 1'],
    ['4d6kh1', [3, 1, 6, 2], '4d6kh1 [(3) (1) 6 (2)] = 6'],
    ['4d6dh3', [3, 1, 6, 2], '4d6dh3 [(3) 1 (6) (2)] = 1'],
    ['4d6dl3dh3', [3, 1, 6, 2], '4d6dl3dh3 [(3) (1) (6) (2)] = 0'],
    ['2d6kh5', [3, 1], '2d6kh5 [3 1] = 4'],
    ['4d6dl1dh1', [1, 6, 3, 4], '4d6dl1dh1 [(1) (6) 3 4] = 7'],
    ['4d6kh2dl1', [1, 6, 3, 4], '4d6kh2dl1 [(1) 6 (3) 4] = 10'],
    ['3d6!', [6, 2, 6, 1, 6, 4], '3d6! [6! 2 6! 1 6! 4] = 25'],
    ['3d6!!', [6, 2, 6, 1, 6, 4], '3d6!! [7! 2 16!] = 25'],
    ['3d6!p', [6, 2, 6, 1, 6, 4], '3d6!p [6! 2 6! 0 5! 3] = 22'],
    ['3d6!!p', [6, 2, 6, 1, 6, 4], '3d6!!p [6! 2 14!] = 22'],
    ['2d6!>=5', [5, 2, 1], '2d6!>=5 [5! 2 1] = 8'],
    ['2d6!>4', [5, 2, 1], '2d6!>4 [5! 2 1] = 8'],
    ['2d6!=3', [3, 6, 1], '2d6!=3 [3! 6 1] = 10'],
    ['2d6!3', [3, 6, 1], '2d6!=3 [3! 6 1] = 10'],
    ['4d6>=4', [4, 3, 6, 1], '4d6>=4 [4* 3 6* 1] = 2'],
    ['4d6>4', [4, 3, 6, 1], '4d6>4 [4 3 6* 1] = 1'],
    ['4d6=6', [4, 3, 6, 1], '4d6=6 [4 3 6* 1] = 1'],
    ['4d6<3', [4, 3, 6, 1], '4d6<3 [4 3 6 1*] = 1'],
    ['4d6<=3', [4, 3, 6, 1], '4d6<=3 [4 3* 6 1*] = 2'],
    ['4d6<>6', [4, 3, 6, 1], '4d6<>6 [4* 3* 6 1*] = 3'],
    ['4d6!!=6', [4, 3, 5, 1], '4d6!! [4 3 5 1] = 13'],
    ['2d6!>5!=3', [3, 4], '2d6!>5<>3 [3 4*] = 1'],
    ['4d6>=5f1', [5, 1, 1, 2], '4d6>=5f1 [5* 1_ 1_ 2] = -1'],
    ['4d6>=5f<=2', [5, 1, 1, 2], '4d6>=5f<=2 [5* 1_ 1_ 2_] = -2'],
    ['2d6>=5!', [6, 1, 5], '2d6!=6>=5 [6!* 1 5*] = 2'],
    ['5d10!>=8>=8', [8, 1, 2, 3, 4, 7], '5d10!>=8>=8 [8!* 1 2 3 4 7] = 1'],
    ['2d20r1', [1, 1, 7, 2], '2d20r1 [1r 1r 7 2] = 9'],
    ['1d20r<3', [2, 1, 7], '1d20r<3 [2r 1r 7] = 7'],
    ['1d20r', [1, 7], '1d20r1 [1r 7] = 7'],
    ['1d20r1r3', [1, 3, 7], '1d20r1r3 [1r 3r 7] = 7'],
    ['1d20ro1', [1, 1], '1d20ro1 [1r 1] = 1'],
    ['1d20ro<=2', [2, 1], '1d20ro<=2 [2r 1] = 1'],
    ['d%', [100], '1d100 [100] = 100'],
    ['4dF', [1, 2, 3, 3], '4dF [-1 0 1 1] = 1'],
    ['2df.1', [1, 6], '2dF.1 [-1 1] = 0'],
    ['2df.2>=0', [1, 3], '2dF>=0 [-1 1*] = 1'],
    ['4d6min3', [1, 2, 3, 6], '4d6min3 [3 3 3 6] = 15'],
    ['4d6max3', [1, 2, 3, 6], '4d6max3 [1 2 3 3] = 9'],
    ['{2d6,1d10}kh1', [3, 4, 9], '{(2d6 [3 4]), 1d10 [9]}kh1 = 9'],
    ['{4d6+2, 2d8}dl1', [1, 1, 1, 1, 8, 8], '{(4d6 [1 1 1 1] + 2), 2d8 [8 8]}dl1 = 16'],
    ['{3d6,2d10}>=8', [3, 3, 3, 1, 2], '{3d6 [3 3 3]*, 2d10 [1 2]}>=8 = 1'],
    ['{2d6, 3}', [3, 4], '{2d6 [3 4], 3} = 10'],
    ['4d6s', [3, 1, 6, 2], '4d6sa [1 2 3 6] = 12'],
    ['4d6kh3sd', [3, 1, 6, 2], '4d6kh3sd [6 3 2 (1)] = 11'],
    ['(1+2)d(2*3)', [1, 2, 3], '3d6 [1 2 3] = 6'],
    [' 2 * ( 1d6 + 1 ) ', [4], '2 * (1d6 [4] + 1) = 10'],
    ['10d6 >= 4 f 1'.replace('10', '2'), [4, 1], '2d6>=4f1 [4* 1_] = 0'],
    [
      'floor(1d6/2) + ceil(1d6/2) + round(1d6/4)',
      [5, 5, 2],
      'floor(1d6 [5] / 2) + ceil(1d6 [5] / 2) + round(1d6 [2] / 4) = 6',
    ],
    [
      'min(1d6, 2d6, 4) - max(1, 1d4) * abs(-2)',
      [5, 1, 2, 3],
      'min(1d6 [5], 2d6 [1 2], 4) - max(1, 1d4 [3]) * abs(-2) = -3',
    ],
  ])('%s', (text, faces, line) => {
    expect(rollScripted(text, faces)).toBe(line);
  });

  it.each([
    ['7+3*2', 13],
    ['(7+3)*2', 20],
    ['10-4-3', 3],
    ['10/4', 2.5],
    ['10/3', 10 / 3],
    ['-7%3', 2],
    ['7%-3', -2],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['2**3', 8],
    ['--3', 3],
    ['+3', 3],
    ['2*-3', -6],
    ['0*-3', 0],
    ['round(5/2)', 3],
    ['round(-5/2)', -3],
    ['floor(-5/2)', -3],
    ['1.5*2', 3],
    ['\t4\u00a0+\n1 ', 5],
    ['-0', 0],
  ])('%s is %d', (text, value) => {
    expect(
      Object.is(
        dice(text).throw(() => 1),
        value,
      ),
    ).toBe(true);
    expect(dice(text).ways()).toEqual({ outcomes: [{ value, ways: 1n }], total: 1n, unresolved: 0n });
  });
});

const ERRORS: readonly (readonly [string, NotationErrorCode, number, number])[] = [
  ['', 'empty', 0, 0],
  ['   ', 'empty', 0, 3],
  ['1'.repeat(501), 'too-long', 500, 1],
  [`${'('.repeat(40)}1`, 'too-deep', 33, 1],
  [`${'-'.repeat(40)}1`, 'too-deep', 33, 1],
  [`${'{'.repeat(40)}1`, 'too-deep', 33, 1],
  ['1d6+', 'expected-value', 4, 0],
  ['1d6 * ', 'expected-value', 6, 0],
  ['floor', 'expected-value', 5, 0],
  ['(', 'expected-value', 1, 0],
  ['4d', 'expected-number', 2, 0],
  ['4dx', 'expected-number', 2, 0],
  ['highest 2 of 7', 'expected-dice', 13, 1],
  ['4d6>=', 'expected-number', 5, 0],
  ['4d6r<', 'expected-number', 5, 0],
  ['4d6min', 'expected-number', 6, 0],
  ['4d6>=5f', 'expected-number', 7, 0],
  ['*3', 'unexpected', 0, 1],
  ['1d6)', 'unexpected', 3, 1],
  ['2d6 3', 'unexpected', 4, 1],
  ['4d6kx', 'unexpected', 4, 1],
  ['(1d6]', 'unexpected', 4, 1],
  ['1d6 🎲', 'unexpected', 4, 2],
  ['1e5', 'unexpected', 1, 1],
  ['2+(1d6', 'unclosed', 2, 1],
  ['{1d6, 3', 'unclosed', 0, 1],
  ['max(1, 2', 'unclosed', 3, 1],
  ['1+sqrt(4)', 'unknown-word', 2, 4],
  ['floor(1,2)', 'wrong-arguments', 0, 10],
  ['9999999999', 'number-too-large', 0, 10],
  ['1.1234567', 'too-many-decimals', 1, 8],
  ['99^64', 'result-too-large', 0, 5],
  ['1+1000000000*1000000000', 'result-too-large', 2, 21],
  ['1.5d6', 'not-whole', 0, 3],
  ['4d(5/2)', 'not-whole', 2, 5],
  ['4d6kh1.5', 'not-whole', 5, 3],
  ['4d6min1.5', 'not-whole', 6, 3],
  ['(1d4)d6', 'dice-in-count', 0, 5],
  ['2d(1d4)', 'dice-in-count', 2, 5],
  ['0d6', 'no-dice', 0, 1],
  ['(1-3)d6', 'no-dice', 0, 5],
  ['10000d6', 'too-many-dice', 0, 5],
  ['999999999d999999999', 'too-many-dice', 0, 9],
  ['999d6 + 2d6', 'too-many-dice-in-all', 0, 11],
  ['1d0', 'no-sides', 2, 1],
  ['1d(0-6)', 'no-sides', 2, 5],
  ['1d1000001', 'too-many-sides', 2, 7],
  ['4d6kh3kh2', 'twice', 6, 3],
  ['4d6!!!', 'twice', 5, 1],
  ['4d6>=3>=4', 'twice', 6, 3],
  ['4d6>=3f1f2', 'twice', 8, 2],
  ['4d6r1ro2', 'twice', 5, 3],
  ['4d6ss', 'twice', 4, 1],
  ['4d6min2min3', 'twice', 7, 4],
  ['4d6min4max2', 'min-above-max', 7, 4],
  ['10d6f1', 'failure-without-success', 4, 2],
  ['1d1r1', 'rerolls-forever', 0, 5],
  ['2+1d6r<7', 'rerolls-forever', 2, 6],
  ['1d1000r<1000', 'rerolls-forever', 0, 12],
  ['1d1!', 'explodes-forever', 0, 4],
  ['1d6!>=1', 'explodes-forever', 0, 7],
  ['1d6min6!', 'explodes-forever', 0, 8],
  ['1d6r<6!', 'explodes-forever', 0, 7],
  ['1d100!>=3', 'explodes-forever', 0, 9],
  ['{4d6}kh2', 'group-of-one', 0, 8],
  ['1/0', 'division-by-zero', 2, 1],
  ['1/(1d6-3)', 'division-by-zero', 2, 7],
  ['7%(2-2)', 'division-by-zero', 2, 5],
  ['2^1.5', 'bad-exponent', 2, 3],
  ['2^-1', 'bad-exponent', 2, 2],
  ['2^65', 'bad-exponent', 2, 2],
];

describe('refusals', () => {
  it.each(ERRORS)('%j: %s at %i for %i', (text, code, at, length) => {
    expect(parseDice(text)).toMatchObject({ ok: false, error: { code, at, length } });
  });

  it('each code has an example', () => {
    const codes = new Set(ERRORS.map(([, code]) => code));
    expect(NOTATION_ERRORS.filter((code) => !codes.has(code))).toEqual(['too-many-outcomes']);
  });

  it.each(['en', 'it', 'fi'] as const)(
    'each has its words in %s, with nothing left to fill in',
    (language) => {
      for (const [text] of ERRORS) {
        const result = parseDice(text);
        if (result.ok) throw new Error(text);
        const words = describeNotationError(result.error, language);
        expect(words).not.toMatch(/\{\w+\}/);
        expect(words.length).toBeGreaterThan(10);
      }
      const all = Object.values(TEXT[language].notation);
      expect(new Set(all).size).toBe(NOTATION_ERRORS.length);
    },
  );

  it('show where', () => {
    const format = (text: string) => {
      const result = parseDice(text);
      return result.ok ? '' : formatNotationError(result.error, text);
    };
    expect(format('2d6 + 4d6kx3')).toBe('2d6 + 4d6kx3\n          ^\n“x” has no meaning here.');
    expect(format('0d6')).toBe('0d6\n^\nAt least one die is thrown, not 0.');
    expect(format('1'.repeat(600)).split('\n')[1]).toMatch(/^ {40}\^{36}$/);
  });

  it('are all that any text can bring about', () => {
    const alphabet = [
      ...'0123456789dkhlfrosap!<>=+-*/%^(){}, .x',
      'min',
      'max',
      'floor(',
      '4d6',
      'd20',
      'dF',
      'kh',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 24 }), (pieces) => {
        const text = pieces.join('');
        const result = parseDice(text);
        if (result.ok) expect(parseOrThrow(formatDice(result.value))).toEqual(result.value);
        else {
          expect(result.error.at).toBeLessThanOrEqual(text.length);
          expect(result.error.at + result.error.length).toBeLessThanOrEqual(text.length);
          formatNotationError(result.error, text, 'fi');
        }
      }),
      { numRuns: 5000 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => void parseDice(text)));
  });
});

import parserModule from '@3d-dice/dice-roller-parser';
import { computeExactWays, createSeededDie, d, dice, parseDice, rollDice } from '@arbitro/dice';
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { countExplodingByHand, countKeptByHand } from './dice-by-hand.ts';
import { type Case, compareCases, formatRow, measure, type Row } from './harness.ts';

const { DiceRoller: Parser } = parserModule;

const NOTATIONS = ['d20+5', '4d6kh3', '2d20kl1+7', '8d6!', '10d6>=4'] as const;

const die = createSeededDie('xoshiro128ss:bench');

/** Builds a case from a single run. */
const repeatCase = (name: string, once: () => number): Case => ({
  name,
  run: (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++) sum += once();
    return sum;
  },
});

function parseOrThrow(notation: string) {
  const result = parseDice(notation);
  if (!result.ok) throw new Error(notation);
  return result.value;
}

function measureParseAndRoll(notation: string): readonly Row[] {
  const parser = new Parser();
  const cases = [
    repeatCase('arbitro', () => rollDice(parseOrThrow(notation), die)),
    repeatCase('rpg-dice-roller', () => new DiceRoll(notation).total),
    repeatCase('dice-roller-parser', () => parser.rollValue(notation)),
  ];
  return compareCases(`parse and roll ${notation}`, measure(cases), [5, 3]);
}

function measurePrepared(notation: string): readonly Row[] {
  const ours = dice(notation);
  const roll = new DiceRoll(notation);
  const parser = new Parser();
  const tree = parser.parse(notation);
  const cases = [
    repeatCase('arbitro', () => ours.throw(die)),
    repeatCase('rpg-dice-roller', () => {
      roll.roll();
      return roll.total;
    }),
    repeatCase('dice-roller-parser', () => parser.rollParsed(tree).value),
  ];
  return compareCases(`prepared ${notation}`, measure(cases), [20, 20]);
}

function measureLimit(): readonly Row[] {
  const d20 = d(20);
  const plus5 = dice('d20+5');
  const rows = (what: string, run: Case['run']) => compareCases(what, measure([{ name: what, run }, inline]));
  return [
    ...rows('d(20).throw(die)+5', (times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) sum += d20.throw(die) + 5;
      return sum;
    }),
    ...rows('prepared d20+5', (times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) sum += plus5.throw(die);
      return sum;
    }),
  ];
}

const inline: Case = {
  name: 'inline loop',
  run: (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++) sum += die(20) + 5;
    return sum;
  },
};

const FRESH = {
  '4d6kh3': () => countKeptByHand({ dice: 4, sides: 6, keep: 3 }).length,
  '16d10kh8': () => countKeptByHand({ dice: 16, sides: 10, keep: 8 }).length,
  '10d6!': () => countExplodingByHand({ dice: 10, sides: 6, depth: 11 }).length,
} as const;

function countOutcomes(notation: string): number {
  const ways = computeExactWays(parseOrThrow(notation));
  return ways.ok ? ways.value.outcomes.length : 0;
}

/** Computed anew each time: nothing is cached between two expressions. */
function measureExactOdds(): readonly Row[] {
  return Object.entries(FRESH).flatMap(([notation, byHand]) => {
    const cases = [repeatCase('arbitro', () => countOutcomes(notation)), repeatCase('by hand', byHand)];
    return compareCases(`ways of ${notation}`, measure(cases), [1 / 3]);
  });
}

function measureCached(): readonly Row[] {
  const pool = dice('16d10kh8');
  const cases = [
    repeatCase('remembered', () => pool.ways().outcomes.length),
    repeatCase('counted again', () => countOutcomes('16d10kh8')),
  ];
  return compareCases('ways of 16d10kh8, warm', measure(cases));
}

export function measureDice(): readonly Row[] {
  const notation = NOTATIONS.flatMap((text) => [...measureParseAndRoll(text), ...measurePrepared(text)]);
  return [...notation, ...measureLimit(), ...measureExactOdds(), ...measureCached()];
}

if (import.meta.main) for (const row of measureDice()) console.log(formatRow(row));

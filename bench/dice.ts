import parserModule from '@3d-dice/dice-roller-parser';
import { d, dice, exactWays, parseDice, rollDice, seededDie } from '@arbitro/dice';
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { explodingByHand, keptByHand } from './dice-by-hand.ts';
import { type Case, compared, measure, type Row, showRow } from './harness.ts';

const { DiceRoller: Parser } = parserModule;

const NOTATIONS = ['d20+5', '4d6kh3', '2d20kl1+7', '8d6!', '10d6>=4'] as const;

const die = seededDie('xoshiro128ss:bench');

/** Builds a case from a single run. */
const each = (name: string, once: () => number): Case => ({
  name,
  run: (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++) sum += once();
    return sum;
  },
});

function parsed(notation: string) {
  const result = parseDice(notation);
  if (!result.ok) throw new Error(notation);
  return result.value;
}

function parseAndRoll(notation: string): readonly Row[] {
  const parser = new Parser();
  const cases = [
    each('arbitro', () => rollDice(parsed(notation), die)),
    each('rpg-dice-roller', () => new DiceRoll(notation).total),
    each('dice-roller-parser', () => parser.rollValue(notation)),
  ];
  return compared(`parse and roll ${notation}`, measure(cases), [5, 3]);
}

function prepared(notation: string): readonly Row[] {
  const ours = dice(notation);
  const roll = new DiceRoll(notation);
  const parser = new Parser();
  const tree = parser.parse(notation);
  const cases = [
    each('arbitro', () => ours.throw(die)),
    each('rpg-dice-roller', () => {
      roll.roll();
      return roll.total;
    }),
    each('dice-roller-parser', () => parser.rollParsed(tree).value),
  ];
  return compared(`prepared ${notation}`, measure(cases), [20, 20]);
}

function limit(): readonly Row[] {
  const d20 = d(20);
  const plus5 = dice('d20+5');
  const rows = (what: string, run: Case['run']) => compared(what, measure([{ name: what, run }, inline]));
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
  '4d6kh3': () => keptByHand({ dice: 4, sides: 6, keep: 3 }).length,
  '16d10kh8': () => keptByHand({ dice: 16, sides: 10, keep: 8 }).length,
  '10d6!': () => explodingByHand({ dice: 10, sides: 6, depth: 11 }).length,
} as const;

function outcomes(notation: string): number {
  const ways = exactWays(parsed(notation));
  return ways.ok ? ways.value.outcomes.length : 0;
}

/** Computed anew each time: nothing is cached between two expressions. */
function odds(): readonly Row[] {
  return Object.entries(FRESH).flatMap(([notation, byHand]) => {
    const cases = [each('arbitro', () => outcomes(notation)), each('by hand', byHand)];
    return compared(`ways of ${notation}`, measure(cases), [1 / 3]);
  });
}

function remembered(): readonly Row[] {
  const pool = dice('16d10kh8');
  const cases = [
    each('remembered', () => pool.ways().outcomes.length),
    each('counted again', () => outcomes('16d10kh8')),
  ];
  return compared('ways of 16d10kh8, warm', measure(cases));
}

export function diceRows(): readonly Row[] {
  const notation = NOTATIONS.flatMap((text) => [...parseAndRoll(text), ...prepared(text)]);
  return [...notation, ...limit(), ...odds(), ...remembered()];
}

if (import.meta.main) for (const row of diceRows()) console.log(showRow(row));

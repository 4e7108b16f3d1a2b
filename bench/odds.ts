import { d } from '@arbitro/dice';
import type { Label, Oracle } from '@arbitro/kernel';
import { compareDistributions, comparePairwise, enumerate, fraction } from '@arbitro/odds';
import { type Case, compareCases, formatRow, measure, type Row } from './harness.ts';

const createLabel = (name: string): Label => ({ name, rule: 'bench' });
const [ATTACK, DEFENCE] = [createLabel('attack'), createLabel('defence')];
const d20 = d(20);
const decide = () => null;

/** d20 + 6 against d20 + 3, and 7 damage: a rule as written, every path by rerunning it. */
function resolveAttack(oracle: Oracle): number {
  const struck = oracle.roll({ label: ATTACK, by: 'a', dice: d20, eventIndex: 0 }, (face) => face + 6);
  const hit = oracle.roll({ label: DEFENCE, by: 'b', dice: d20, eventIndex: 0 }, (face) => struck > face + 3);
  return hit ? 7 : 0;
}

const attackByPaths = () => enumerate(resolveAttack, { decide });

/** The same by hand: counts every pair of faces. */
function attackByHand() {
  const ways = new Map<number, bigint>();
  const counts = [0, 0];
  for (let a = 1; a <= 20; a++) for (let b = 1; b <= 20; b++) counts[a + 6 > b + 3 ? 1 : 0]!++;
  return ways.set(0, BigInt(counts[0]!)).set(7, BigInt(counts[1]!));
}

const fourByWays = () => compareDistributions(d(6, 4).ways(), d(6, 4).ways()).more;

/** Convolution on doubles, then every pair of totals. */
function fourByHand() {
  let totals = [1];
  for (let die = 0; die < 4; die++) {
    const next = new Array<number>(totals.length + 6).fill(0);
    for (let index = 0; index < totals.length; index++)
      for (let face = 1; face <= 6; face++) next[index + face]! += totals[index]!;
    totals = next;
  }
  let more = 0;
  for (let a = 0; a < totals.length; a++) for (let b = 0; b < a; b++) more += totals[a]! * totals[b]!;
  return fraction(more, 6 ** 8);
}

const six = d(6).ways();
const threeByLists = () => comparePairwise({ of: six, count: 3 }, { of: six, count: 2 });

/** All 7776 rolls, each sorted and compared. */
function threeByThrows() {
  const won = [0, 0, 0];
  for (let code = 0; code < 7776; code++) {
    const faces = [0, 1, 2, 3, 4].map((dieIndex) => Math.floor(code / 6 ** dieIndex) % 6);
    const [a, b] = [faces.slice(0, 3), faces.slice(3)].map((side) => side.sort((x, y) => y - x));
    won[Number(a![0]! > b![0]!) + Number(a![1]! > b![1]!)]!++;
  }
  return won;
}

const repeatCase = (name: string, once: () => unknown): Case => ({
  name,
  run: (times) => {
    let done = 0;
    for (let i = 0; i < times; i++) if (once()) done++;
    return done;
  },
});

const compareWith = (what: string, ours: () => unknown, than: Case): readonly Row[] =>
  compareCases(what, measure([repeatCase('arbitro', ours), than]));

export const measureOdds = (): readonly Row[] => [
  ...compareWith('odds of one attack', attackByPaths, repeatCase('pairs by hand', attackByHand)),
  ...compareWith('4d6 against 4d6', fourByWays, repeatCase('convolution by hand', fourByHand)),
  ...compareWith('3d6 against 2d6, pairs', threeByLists, repeatCase('every throw', threeByThrows)),
];

if (import.meta.main) for (const row of measureOdds()) console.log(formatRow(row));

import { memoizeByParts, type Reason, type Score, score } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import { makeReason } from './checks.ts';
import { FEET_PER_RATE, FEET_PER_YARD, MODES, MOVES_PER_TURN, type Pace, RATES } from './tables.ts';

/** What movement depends on besides the creature. */
type Rules = Pick<World, 'options'>;
type LoadedCreature = Pick<Creature, 'race' | 'load' | 'rate'>;

/**
 * Tens of feet, by race and load; a mount, or a creature of none of the four races, has its own number.
 * @rule whitebox.movement.base-rate
 */
export function rateOf({ options }: Rules, { race, load, rate }: LoadedCreature): Score {
  const rule = 'whitebox.movement.base-rate';
  if (race === null || rate !== null) return score([makeReason(rule, 'own-rate', rate ?? 0)]);
  const row = RATES.find(({ upTo }) => load <= upTo);
  if (!row) return score([makeReason(rule, 'overload', options.movementOverloadRate)]);
  return score([
    makeReason(rule, race, RATES[0]?.rate[race] ?? 0),
    ...loadReasons(rule, race, row.rate[race]),
  ]);
}

function loadReasons(rule: RuleId, race: NonNullable<Creature['race']>, rate: number): readonly Reason[] {
  const free = RATES[0]?.rate[race] ?? 0;
  return rate === free ? [] : [makeReason(rule, 'load', rate - free)];
}

const MODE_RULE = 'whitebox.movement.mode-adjustments';
const multiplyReason = (rule: RuleId, what: string, value: number): Reason => ({
  rule,
  what,
  how: 'times',
  value,
});

const TWO_MOVES = 'whitebox.movement.two-moves';
const isSplit = ({ options }: Rules): boolean => options.movementMovesPerTurn === 'split';

/** The rate in tens of feet, at this pace. @rule whitebox.movement.mode-adjustments */
const feetByRate = (rules: Rules, creature: LoadedCreature, mode: Pace): readonly Reason[] => [
  ...rateOf(rules, creature).because,
  multiplyReason(TWO_MOVES, 'feet', FEET_PER_RATE),
  ...(mode === 'normal' ? [] : [multiplyReason(MODE_RULE, mode, MODES[mode])]),
];

/** The length of one move. @rule whitebox.movement.two-moves @rule whitebox.movement.mode-adjustments */
export const feetPerMove = (rules: Rules, creature: LoadedCreature, mode: Pace): Score =>
  score([
    ...feetByRate(rules, creature, mode),
    ...(isSplit(rules) ? [multiplyReason(TWO_MOVES, 'split-move', 1 / MOVES_PER_TURN)] : []),
  ]);

/** The distance per turn: two moves, or the distance that moves are a part of. @rule whitebox.movement.two-moves */
export const feetPerTurn = (rules: Rules, creature: LoadedCreature, mode: Pace): Score =>
  score([
    ...feetByRate(rules, creature, mode),
    ...(isSplit(rules) ? [] : [multiplyReason(TWO_MOVES, 'two-moves', MOVES_PER_TURN)]),
  ]);

/**
 * The distance per round; outdoors the same number in yards.
 * @rule whitebox.movement.combat-move @rule whitebox.travel.combat-yards
 */
export const feetInRound = memoizeByParts(
  ({ options, outdoors }, { race, load, rate }) => [options, load, race, rate, outdoors],
  (world: Pick<World, 'options' | 'outdoors'>, creature: LoadedCreature): Score => {
    const rate = rateOf(world, creature);
    return score([
      ...rate.because,
      multiplyReason('whitebox.movement.combat-move', 'feet', FEET_PER_RATE),
      thirdReason(rate.value),
      ...(world.outdoors ? [multiplyReason('whitebox.travel.combat-yards', 'yards', FEET_PER_YARD)] : []),
    ]);
  },
);

/** As a division by three where the result is whole, as for every rate of the table. */
const thirdReason = (rate: number): Reason =>
  rate % 3 === 0
    ? { rule: MODE_RULE, what: 'combat', how: 'shared-by', value: 3 }
    : multiplyReason(MODE_RULE, 'combat', MODES.combat);

/** Returns the slowest creature, which sets the pace of all. @rule whitebox.travel.daily-miles */
export function findSlowest<T extends LoadedCreature>(world: Rules, group: readonly T[]): T | undefined {
  return group.toSorted((a, b) => rateOf(world, a).value - rateOf(world, b).value)[0];
}

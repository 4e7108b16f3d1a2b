import { type Dice, d } from '@arbitro/dice';
import {
  addReasons,
  type Ctx,
  declareReading,
  type Label,
  type Person,
  type Reason,
  type Score,
} from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { RuleId } from '../rules.ts';
import type { World } from '../state.ts';
import { CHANCE_BOUNDS, type Level } from './tables.ts';

export type BrpCtx = Ctx<World, Event>;

/** @rule brp.dice.percentile */
export const d100: Dice<number> = d(100);

/** A factor that makes a roll easier or harder by multiplying the chance. */
export interface Source {
  readonly what: string;
  readonly rule: RuleId;
  readonly factor: number;
}

/** All modifiers of a roll other than the rating. */
export interface Circumstances {
  readonly flats: readonly Reason[];
  readonly sources: readonly Source[];
  /** An upper limit of the chance: attacks in the dark. */
  readonly atMost?: Reason | undefined;
  /** An upper limit of the rating, before anything else: a teacher's. */
  readonly ratedAtMost?: Reason | undefined;
}

export interface Chance {
  readonly rating: number;
  /** The final chance and its reasons. */
  readonly score: Score;
  /** The product of all difficulties; a use counts for experience up to 1. */
  readonly net: number;
}

/**
 * Computes the chance from the rating: adds percentage points, then multiplies by the difficulties, rounding up once.
 * @rule brp.skills.roll @ruling R38
 */
export function chanceOf(
  { options }: Pick<World, 'options'>,
  rating: Score,
  { flats, sources, atMost }: Circumstances,
): Chance {
  const { net, reasons } = combineSources(sources, options);
  const added = flats.length === 0 ? [] : [...flats, NOT_BELOW_0];
  const order = options.modifierOrder === 'flat-first' ? [...added, ...reasons] : [...reasons, ...added];
  const final = addReasons(rating, ...order, ...(atMost ? [atMost] : []));
  return { rating: rating.value, score: final, net };
}

const NOT_BELOW_0: Reason = { rule: 'brp.skills.roll', what: 'not-below', how: 'at-least', value: 0 };

/**
 * Applies each factor separately, the helpful ones first; rounding up at each step gives the same result as rounding up
 * once.
 * @rule brp.difficulty.stacking
 */
function combineSources(
  sources: readonly Source[],
  { difficultyStacking }: Options,
): { readonly net: number; readonly reasons: readonly Reason[] } {
  if (sources.length === 0) return { net: 1, reasons: [] };
  const counting = difficultyStacking === 'multiply' ? sources : keepWorstAndBest(sources);
  const net = counting.reduce((product, { factor }) => product * factor, 1);
  const reasons = counting
    .filter(({ factor }) => factor !== 1)
    .toSorted((a, b) => b.factor - a.factor)
    .map(({ what, rule, factor }) => factorReason(what, rule, factor));
  return { net, reasons };
}

/** Only the worst hindrance and the best help count. */
function keepWorstAndBest(sources: readonly Source[]): readonly Source[] {
  const worst = sources.reduce<Source | undefined>(
    (a, b) => (b.factor < (a?.factor ?? 1) ? b : a),
    undefined,
  );
  const best = sources.reduce<Source | undefined>((a, b) => (b.factor > (a?.factor ?? 1) ? b : a), undefined);
  return [worst, best].filter((source) => source !== undefined);
}

/** A product of whole numbers, or a fraction that is rounded up. */
const factorReason = (what: string, rule: RuleId, factor: number): Reason =>
  factor > 0 && factor < 1
    ? { rule, what, how: 'shared-by', value: Math.round(1 / factor) }
    : { rule, what, how: 'times', value: factor };

/** The highest rolls that are a special success and a success. */
export interface RollLimits {
  readonly special: number;
  readonly success: number;
}

export type Purpose = 'attack' | 'defence' | 'other';

/**
 * Returns the limits by the table of results.
 * @rule brp.skills.result-table @rule brp.skills.low-chance @rule brp.skills.always-fail
 * @rule brp.skills.special-success
 */
export function limitsOf(chance: number, options: Options, purpose: Purpose = 'other'): RollLimits {
  if (chance <= 0) return { special: 0, success: 0 };
  if (chance <= CHANCE_BOUNDS.low)
    return { special: 1, success: options.lowChance === 'table' ? CHANCE_BOUNDS.low : chance };
  const literal = options.strictWording === 'literal';
  const fifth =
    options.specialThreshold === 'table' ? Math.max(1, Math.round(chance / 5)) : Math.ceil(chance / 5);
  return {
    special:
      literal && purpose === 'attack' ? Math.ceil(chance / 5) - 1 : Math.min(fifth, CHANCE_BOUNDS.most),
    success: Math.min(literal && purpose === 'defence' ? chance - 1 : chance, CHANCE_BOUNDS.most),
  };
}

export const levelOf = declareReading(
  ({ special, success }: RollLimits) => 1000 * success + special,
  ({ special, success }) =>
    (rolled: number): Level =>
      rolled <= special ? 'special' : rolled <= success ? 'success' : 'failure',
);

export interface LevelRoll {
  readonly label: Label;
  readonly by: Person;
  readonly chance: Chance;
  readonly purpose?: Purpose;
}

/** Rolls the skill and returns the level; without a chance it fails without a roll. @rule brp.skills.rating */
export function rollLevel(ctx: BrpCtx, { label, by, chance, purpose }: LevelRoll): Level {
  const { score } = chance;
  if (score.value <= 0) return 'failure';
  const limits = limitsOf(score.value, ctx.world.options, purpose);
  return ctx.roll({ ...label, under: score }, by, d100, levelOf(limits));
}

import { type Dice, d } from '@arbitro/dice';
import { andThen, type Ctx, type Label, type Person, type Reason, type Score } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { RuleId } from '../rules.ts';
import type { World } from '../state.ts';
import { BOUNDS, type Level } from './tables.ts';

export type BrpCtx = Ctx<World, Event>;

/** @rule brp.dice.percentile */
export const d100: Dice<number> = d(100);

/** Something that makes a roll easier or harder: it multiplies the chance. */
export interface Source {
  readonly what: string;
  readonly rule: RuleId;
  readonly factor: number;
}

/** What bears on a roll, beside the rating. */
export interface Circumstances {
  readonly flats: readonly Reason[];
  readonly sources: readonly Source[];
  /** Not more than this, whatever the rest makes of it: blows struck in the dark. */
  readonly atMost?: Reason | undefined;
}

export interface Chance {
  readonly rating: number;
  /** The final chance, with where it comes from. */
  readonly score: Score;
  /** What all difficulties together make of it; a use counts for experience up to 1. */
  readonly net: number;
}

/**
 * From the rating to the chance: percentage points, then what the difficulties make of it, rounded up once.
 *
 * @rule brp.skills.roll
 * @ruling R38
 */
export function chanceOf(
  { options }: Pick<World, 'options'>,
  rating: Score,
  { flats, sources, atMost }: Circumstances,
): Chance {
  const { net, reasons } = combined(sources, options);
  const added = flats.length === 0 ? [] : [...flats, NOT_BELOW_0];
  const order = options.modifierOrder === 'flat-first' ? [...added, ...reasons] : [...reasons, ...added];
  const final = andThen(rating, ...order, ...(atMost ? [atMost] : []));
  return { rating: rating.value, score: final, net };
}

const NOT_BELOW_0: Reason = { rule: 'brp.skills.roll', what: 'not-below', how: 'at-least', value: 0 };

/**
 * Each by itself, what helps first: rounded up share by share it comes to the same as rounded up once.
 *
 * @rule brp.difficulty.stacking
 */
function combined(
  sources: readonly Source[],
  { difficultyStacking }: Options,
): { readonly net: number; readonly reasons: readonly Reason[] } {
  const counting = difficultyStacking === 'multiply' ? sources : worstAndBest(sources);
  const net = counting.reduce((product, { factor }) => product * factor, 1);
  const reasons = counting
    .filter(({ factor }) => factor !== 1)
    .toSorted((a, b) => b.factor - a.factor)
    .map(({ what, rule, factor }) => stepOf(what, rule, factor));
  return { net, reasons };
}

/** Any number of hindrances are one, the worst; any number of helps one. */
function worstAndBest(sources: readonly Source[]): readonly Source[] {
  const worst = sources.reduce<Source | undefined>(
    (a, b) => (b.factor < (a?.factor ?? 1) ? b : a),
    undefined,
  );
  const best = sources.reduce<Source | undefined>((a, b) => (b.factor > (a?.factor ?? 1) ? b : a), undefined);
  return [worst, best].filter((source) => source !== undefined);
}

/** A product of whole numbers, or a share that is rounded up. */
const stepOf = (what: string, rule: RuleId, factor: number): Reason =>
  factor > 0 && factor < 1
    ? { rule, what, how: 'shared-by', value: Math.round(1 / factor) }
    : { rule, what, how: 'times', value: factor };

/** Up to where a roll is a special success, and up to where a success at all. */
export interface Limits {
  readonly special: number;
  readonly success: number;
}

export type Purpose = 'attack' | 'defence' | 'other';

/**
 * The table of results, row by row.
 *
 * @rule brp.skills.result-table
 * @rule brp.skills.low-chance
 * @rule brp.skills.always-fail
 * @rule brp.skills.special-success
 */
export function limitsOf(chance: number, options: Options, purpose: Purpose = 'other'): Limits {
  if (chance <= 0) return { special: 0, success: 0 };
  if (chance <= BOUNDS.low)
    return { special: 1, success: options.lowChance === 'table' ? BOUNDS.low : chance };
  const literal = options.strictWording === 'literal';
  const fifth =
    options.specialThreshold === 'table' ? Math.max(1, Math.round(chance / 5)) : Math.ceil(chance / 5);
  return {
    special: literal && purpose === 'attack' ? Math.ceil(chance / 5) - 1 : Math.min(fifth, BOUNDS.most),
    success: Math.min(literal && purpose === 'defence' ? chance - 1 : chance, BOUNDS.most),
  };
}

export const levelOf =
  ({ special, success }: Limits) =>
  (rolled: number): Level =>
    rolled <= special ? 'special' : rolled <= success ? 'success' : 'failure';

export interface Rolling {
  readonly label: Label;
  readonly by: Person;
  readonly chance: Chance;
  readonly purpose?: Purpose;
}

/** Without a chance nothing is rolled. @rule brp.skills.rating */
export function rollLevel(ctx: BrpCtx, { label, by, chance, purpose }: Rolling): Level {
  const { score } = chance;
  if (score.value <= 0) return 'failure';
  const limits = limitsOf(score.value, ctx.world.options, purpose);
  return ctx.roll({ ...label, under: score }, by, d100, levelOf(limits));
}

import {
  addDice,
  combineDice,
  constantDice,
  type Dice,
  d,
  dice,
  mapFaces,
  multiplyDice,
  poolDice,
  sumDice,
} from '@arbitro/dice';
import type { Options } from '../options.ts';
import type { Damage } from '../state.ts';

/** A part of a notation: `+2d6`, `-1`. */
const TERM_PATTERN = /([+-]?)(\d+)(?:d(\d+))?/gu;

/** Dice of one size, added or subtracted. */
interface DiceTerm {
  readonly count: number;
  readonly sides: number;
  readonly sign: 1 | -1;
}

interface Parts {
  /** Empty if the damage is a fixed number. */
  readonly dice: readonly DiceTerm[];
  readonly constant: number;
}

function partsOf(notation: string): Parts {
  const dice: DiceTerm[] = [];
  let constant = 0;
  for (const [, minus, count, sides] of notation.matchAll(TERM_PATTERN)) {
    const sign = minus === '-' ? -1 : 1;
    if (sides === undefined) constant += sign * Number(count);
    else dice.push({ count: Number(count), sides: Number(sides), sign });
  }
  return { dice, constant };
}

/** How a critical hit counts; null for an ordinary hit. */
type CriticalDamage = Options['criticalDamage'] | null;

const explodingDice = (count: number, sides: number): Dice<number> =>
  sides < 2
    ? d(sides, count)
    : poolDice({
        count,
        sides,
        explode: { on: { op: '=', value: sides }, compound: false, penetrate: false },
      });

/** The dice of a notation as they are thrown, without constants. */
function throwTerms(terms: readonly DiceTerm[], critical: CriticalDamage): Dice<number> {
  const times = critical === 'double-dice' || critical === 'exploding' ? 2 : 1;
  const throwTerm =
    critical === 'exploding' ? explodingDice : (count: number, sides: number) => d(sides, count);
  return sumDice(
    terms.map(({ count, sides, sign }) => {
      const thrown = throwTerm(times * count, sides);
      return sign < 0 ? multiplyDice(thrown, -1) : thrown;
    }),
  );
}

/** The highest sum of the dice. Subtracted dice show 1. */
const maximumOf = (terms: readonly DiceTerm[]): number =>
  terms.reduce((sum, { count, sides, sign }) => sum + (sign < 0 ? -count : count * sides), 0);

/**
 * One type of damage: the dice, doubled for a critical hit unless the table plays it in another way, plus the modifier
 * once. A fixed number has no dice.
 * @rule quinta.damage.roll @rule quinta.damage.critical @rule quinta.damage.fixed @ruling R129
 */
function buildTypeDice({ dice: notation }: Damage, { critical, plus: more }: DamageModifiers): Dice<number> {
  const { dice: terms, constant } = partsOf(notation);
  const isMaximum = critical === 'maximum' || critical === 'maximum-plus-roll';
  const added = constant + more + (isMaximum ? maximumOf(terms) : 0);
  const factor = critical === 'double-total' ? 2 : 1;
  if (terms.length === 0 || critical === 'maximum') return constantDice(factor * Math.max(0, added));
  const thrown = throwTerms(terms, critical);
  const sum = added === 0 ? thrown : addDice(thrown, added);
  const whole = factor === 1 ? sum : multiplyDice(sum, factor);
  return added < 0 || notation.includes('-') ? mapFaces(whole, clampToZero) : whole;
}

/** @rule quinta.damage.roll */
const clampToZero = (points: number): number => Math.max(0, points);

interface DamageModifiers {
  readonly critical: CriticalDamage;
  /** Added to the first type. */
  readonly plus: number;
}

/** Dice for all damage types, in order. */
interface DamageDice {
  /** All types together. */
  readonly sum: Dice<number>;
  /** Each type by itself, rolled in the same order. */
  readonly each: Dice<readonly number[]>;
}

// cached: building the dice takes longer than the rest of an attack, and the same weapon is used repeatedly
const DICE_CACHE = new WeakMap<readonly Damage[], Map<string, DamageDice>>();

export function damageDice(damage: readonly Damage[], modifiers: DamageModifiers): DamageDice {
  let known = DICE_CACHE.get(damage);
  if (!known) {
    known = new Map();
    DICE_CACHE.set(damage, known);
  }
  const key = `${modifiers.critical} ${modifiers.plus}`;
  const made = known.get(key) ?? makeDice(damage, modifiers);
  known.set(key, made);
  return made;
}

interface HitDamage {
  readonly damage: readonly Damage[];
  readonly critical: boolean;
  readonly plus: number;
}

/** Returns the dice of a hit; the options say how a critical hit counts. @rule quinta.damage.critical @ruling R129 */
export const hitDice = ({ damage, critical, plus }: HitDamage, { criticalDamage }: Options): DamageDice =>
  damageDice(damage, { critical: critical ? criticalDamage : null, plus });

function makeDice(damage: readonly Damage[], { critical, plus: more }: DamageModifiers): DamageDice {
  const kinds = damage.map((kind, index) => buildTypeDice(kind, { critical, plus: index === 0 ? more : 0 }));
  const [first = constantDice(0), ...rest] = kinds;
  const all = rest.reduce(addDice, first);
  const each = rest.reduce(
    (before, kind) => combineDice(before, kind, appendPoints),
    mapFaces(first, toList),
  );
  return { sum: all, each: mapFaces(each, identity, all.notation) };
}

const identity = <T>(value: T): T => value;

const toList = (points: number): readonly number[] => [points];
const appendPoints = (before: readonly number[], points: number): readonly number[] => [...before, points];

const FIXED_CACHE = new WeakMap<Damage, boolean>();

/** Returns whether the damage has no dice. @rule quinta.damage.fixed */
export function isFixed(damage: Damage): boolean {
  const known = FIXED_CACHE.get(damage) ?? partsOf(damage.dice).dice.length === 0;
  FIXED_CACHE.set(damage, known);
  return known;
}

const PLAIN_DICE_CACHE = new Map<string, Dice<number>>();

/** Returns the dice of healing and the like, cached by notation. */
export function buildPlainDice(notation: string): Dice<number> {
  const known = PLAIN_DICE_CACHE.get(notation) ?? dice(notation);
  PLAIN_DICE_CACHE.set(notation, known);
  return known;
}

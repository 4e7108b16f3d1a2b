import {
  addDice,
  combineDice,
  constantDice,
  type Dice,
  d,
  dice,
  mapFaces,
  multiplyDice,
  sumDice,
} from '@arbitro/dice';
import type { Damage } from '../state.ts';

/** A part of a notation: `+2d6`, `-1`. */
const TERM_PATTERN = /([+-]?)(\d+)(?:d(\d+))?/gu;

interface Parts {
  /** Null if the damage is a fixed number. */
  readonly once: Dice<number> | null;
  readonly twice: Dice<number> | null;
  readonly constant: number;
}

function partsOf(notation: string): Parts {
  const once: Dice<number>[] = [];
  const twice: Dice<number>[] = [];
  let fixed = 0;
  for (const [, sign, count, sides] of notation.matchAll(TERM_PATTERN)) {
    const factor = sign === '-' ? -1 : 1;
    if (sides === undefined) fixed += factor * Number(count);
    else {
      const thrown = [d(Number(sides), Number(count)), d(Number(sides), 2 * Number(count))] as const;
      const [plain, doubled] =
        factor < 0 ? [multiplyDice(thrown[0], -1), multiplyDice(thrown[1], -1)] : thrown;
      once.push(plain);
      twice.push(doubled);
    }
  }
  return { once: sumDamageDice(once), twice: sumDamageDice(twice), constant: fixed };
}

const sumDamageDice = (all: readonly Dice<number>[]): Dice<number> | null =>
  all.length === 0 ? null : sumDice(all);

/**
 * One type of damage: the dice, doubled for a critical hit, plus the modifier once. A fixed number has no dice.
 * @rule quinta.damage.roll @rule quinta.damage.critical @rule quinta.damage.fixed
 */
function buildTypeDice({ dice: notation }: Damage, { critical, plus: more }: DamageModifiers): Dice<number> {
  const parts = partsOf(notation);
  const thrownDice = critical ? parts.twice : parts.once;
  const added = parts.constant + more;
  if (!thrownDice) return constantDice(Math.max(0, added));
  const whole = added === 0 ? thrownDice : addDice(thrownDice, added);
  return added < 0 || notation.includes('-') ? mapFaces(whole, clampToZero) : whole;
}

/** @rule quinta.damage.roll */
const clampToZero = (points: number): number => Math.max(0, points);

interface DamageModifiers {
  readonly critical: boolean;
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
const DICE_CACHE = new WeakMap<readonly Damage[], Map<number, DamageDice>>();

export function damageDice(damage: readonly Damage[], modifiers: DamageModifiers): DamageDice {
  let known = DICE_CACHE.get(damage);
  if (!known) {
    known = new Map();
    DICE_CACHE.set(damage, known);
  }
  const key = modifiers.plus * 2 + (modifiers.critical ? 1 : 0);
  const made = known.get(key) ?? makeDice(damage, modifiers);
  known.set(key, made);
  return made;
}

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
  const known = FIXED_CACHE.get(damage) ?? partsOf(damage.dice).once === null;
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

import { both, constant, type Dice, d, dice, map, plus, sum, times } from '@arbitro/dice';
import type { Damage } from '../state.ts';

/** A part of a notation: `+2d6`, `-1`. */
const TERM = /([+-]?)(\d+)(?:d(\d+))?/gu;

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
  for (const [, sign, count, sides] of notation.matchAll(TERM)) {
    const factor = sign === '-' ? -1 : 1;
    if (sides === undefined) fixed += factor * Number(count);
    else {
      const thrown = [d(Number(sides), Number(count)), d(Number(sides), 2 * Number(count))] as const;
      const [plain, doubled] = factor < 0 ? [times(thrown[0], -1), times(thrown[1], -1)] : thrown;
      once.push(plain);
      twice.push(doubled);
    }
  }
  return { once: together(once), twice: together(twice), constant: fixed };
}

const together = (all: readonly Dice<number>[]): Dice<number> | null => (all.length === 0 ? null : sum(all));

/**
 * One type of damage: the dice, doubled for a critical hit, plus the modifier once. A fixed number has no dice.
 *
 * @rule quinta.damage.roll
 * @rule quinta.damage.critical
 * @rule quinta.damage.fixed
 */
function oneKind({ dice: notation }: Damage, { critical, plus: more }: Thrown): Dice<number> {
  const parts = partsOf(notation);
  const thrown = critical ? parts.twice : parts.once;
  const added = parts.constant + more;
  if (!thrown) return constant(Math.max(0, added));
  const whole = added === 0 ? thrown : plus(thrown, added);
  return added < 0 || notation.includes('-') ? map(whole, notBelow) : whole;
}

/** @rule quinta.damage.roll */
const notBelow = (points: number): number => Math.max(0, points);

interface Thrown {
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
const KNOWN = new WeakMap<readonly Damage[], Map<number, DamageDice>>();

export function damageDice(damage: readonly Damage[], thrown: Thrown): DamageDice {
  let known = KNOWN.get(damage);
  if (!known) {
    known = new Map();
    KNOWN.set(damage, known);
  }
  const key = thrown.plus * 2 + (thrown.critical ? 1 : 0);
  const made = known.get(key) ?? makeDice(damage, thrown);
  known.set(key, made);
  return made;
}

function makeDice(damage: readonly Damage[], { critical, plus: more }: Thrown): DamageDice {
  const kinds = damage.map((kind, at) => oneKind(kind, { critical, plus: at === 0 ? more : 0 }));
  const [first = constant(0), ...rest] = kinds;
  const all = rest.reduce(plus, first);
  const each = rest.reduce((before, kind) => both(before, kind, listed), map(first, alone));
  return { sum: all, each: map(each, same, all.notation) };
}

const same = <T>(value: T): T => value;

const alone = (points: number): readonly number[] => [points];
const listed = (before: readonly number[], points: number): readonly number[] => [...before, points];

const FIXED = new WeakMap<Damage, boolean>();

/** Returns whether the damage has no dice. @rule quinta.damage.fixed */
export function isFixed(damage: Damage): boolean {
  const known = FIXED.get(damage) ?? partsOf(damage.dice).once === null;
  FIXED.set(damage, known);
  return known;
}

const PLAINLY = new Map<string, Dice<number>>();

/** Returns the dice of healing and the like, cached by notation. */
export function plainDice(notation: string): Dice<number> {
  const known = PLAINLY.get(notation) ?? dice(notation);
  PLAINLY.set(notation, known);
  return known;
}

import { type CreatureId, creature, fightOn, takesPart, type Verdict } from '@arbitro/kernel';
import type { Creature, Fight, World } from '../state.ts';
import type { Deed, DeedOf, Step } from './deeds.ts';
import { feetAfter, feetBetween, feetLeft } from './distance.ts';
import { forbids } from './effects.ts';
import { oilRange } from './means.ts';
import { blowsAfter } from './strike.ts';
import { CLOSE_FEET, MELEE_FEET } from './tables.ts';

/** Actions with a target that must be near enough. */
const AIMED = ['attack', 'cast', 'bind', 'throw-oil', 'light-oil'] as const;
type Aimed = Extract<Deed, { readonly type: (typeof AIMED)[number] }>;
interface Approach {
  readonly world: World;
  readonly fight: Fight;
  readonly one: Creature;
}

const isAimed = (deed: Deed): deed is Aimed => AIMED.some((type) => type === deed.type);

/**
 * Closing the distance is part of a declared action: the creature moves as near as needed, and follows a target that
 * has stepped back, within this round's movement.
 *
 * @rule whitebox.combat.declared-intent
 * @rule whitebox.movement.combat-move
 * @ruling R35
 */
export function closingIn<D extends Deed>(world: World, deed: D): D {
  const fight = fightOn(world);
  if (fight?.phase !== 'acting' || !isAimed(deed)) return deed;
  const approach = { world, fight, one: creature(world, deed.by) };
  const toward = outOfReach(approach, deed);
  if (toward === undefined || (deed.first && deed.first.toward !== toward)) return deed;
  const left = feetLeft(world, approach.one);
  for (const feet of waysTo(approach, deed, toward)) {
    const nearer = { ...deed, first: { feet, toward }, ...shortened(deed.after, left - feet) };
    if (feet > 0 && feet <= left && outOfReach(approach, nearer) === undefined) return nearer;
  }
  return deed;
}

/** Refusals that a step nearer would resolve. */
const TOO_FAR: readonly string[] = [
  'out-of-reach',
  'weapon-not-ready',
  'beyond-range',
  'beyond-throw',
  'not-near',
];

/**
 * Returns true if a declared action fails only because of the distance, so that the creature can still approach.
 *
 * @ruling R35
 */
export const canApproach = (world: World, deed: Deed, refusal: Verdict): boolean =>
  refusal !== undefined && TOO_FAR.includes(refusal.code) && approachOf(world, deed) !== undefined;

/**
 * Returns the move towards a target that this round's movement does not reach; undefined where it does, or where the
 * creature cannot go there.
 *
 * @rule whitebox.combat.declared-intent
 * @ruling R35
 */
export function approachOf(world: World, deed: Deed): DeedOf<'move'> | undefined {
  const fight = fightOn(world);
  if (!world.options.combatDeclareIntent || fight?.phase !== 'acting' || !isAimed(deed)) return undefined;
  const { by } = deed;
  const one = creature(world, by);
  const toward = outOfReach({ world, fight, one }, deed);
  if (toward === undefined || toward === by || !takesPart(world, toward)) return undefined;
  if ((deed.first && deed.first.toward !== toward) || forbids(one, 'move')) return undefined;
  const feet = Math.min(feetLeft(world, one), feetBetween(fight, by, toward) - CLOSE_FEET);
  return feet > 0 ? { type: 'move', by, feet, toward } : undefined;
}

/** The first target that is too far away, after the step before the action. */
function outOfReach({ world, fight, one }: Approach, deed: Aimed): CreatureId | undefined {
  if (deed.type === 'attack') return blowsAfter(world, deed).length > 0 ? undefined : deed.on;
  const far = (on: CreatureId): number => (on === one.id ? 0 : feetAfter(fight, one.id, on, deed.first));
  const range = rangeOf(world, one, deed);
  return range === null ? undefined : [deed.on].flat().find((on) => far(on) > range);
}

/** The maximum distance of the action; null: any distance. */
function rangeOf(
  world: World,
  one: Creature,
  deed: Exclude<Aimed, { readonly type: 'attack' }>,
): number | null {
  if (deed.type === 'bind') return MELEE_FEET;
  if (deed.type !== 'cast') return oilRange(world);
  return one.spells.find(({ id }) => id === deed.spell)?.range ?? null;
}

/** The number of feet that bring the creature near enough: next to the target, or within the weapon's range. */
function waysTo({ world, fight, one }: Approach, deed: Aimed, on: CreatureId): readonly number[] {
  const away = feetBetween(fight, one.id, on);
  const beside = Math.min(feetLeft(world, one), away - CLOSE_FEET);
  if (deed.type === 'bind') return [beside];
  const ranges =
    deed.type === 'attack'
      ? one.weapons
          .filter(({ id, kind }) => (deed.with === undefined || id === deed.with) && kind === 'missile')
          .map(({ range }) => range)
      : [rangeOf(world, one, deed)];
  return [...ranges.flatMap((range) => (range === null ? [] : [away - range])), beside];
}

const shortened = (step: Step | undefined, most: number): { readonly after?: Step } =>
  step ? { after: { ...step, feet: Math.min(step.feet, Math.max(0, most)) } } : {};

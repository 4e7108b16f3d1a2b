import { type CreatureId, findFight, getCreature, isParticipant, type Verdict } from '@arbitro/kernel';
import type { Creature, Fight, World } from '../state.ts';
import { oilRange } from './attack-options.ts';
import { feetAfterStep, feetBetween, feetLeft } from './distance.ts';
import { forbids } from './effects.ts';
import { listBlowsAfterStep } from './strike.ts';
import { CLOSE_FEET, MELEE_FEET } from './tables.ts';
import type { Step, TurnAction, TurnActionOf } from './turn-actions.ts';

/** Actions with a target that must be near enough. */
const TARGETED_TYPES = ['attack', 'cast', 'bind', 'throw-oil', 'light-oil'] as const;
type TargetedAction = Extract<TurnAction, { readonly type: (typeof TARGETED_TYPES)[number] }>;
interface ApproachContext {
  readonly world: World;
  readonly fight: Fight;
  readonly one: Creature;
}

const isTargeted = (deed: TurnAction): deed is TargetedAction =>
  TARGETED_TYPES.some((type) => type === deed.type);

/**
 * Closing the distance is part of a declared action: the creature moves as near as needed, and follows a target that
 * has stepped back, within this round's movement.
 * @rule whitebox.combat.declared-intent @rule whitebox.movement.combat-move @ruling R35
 */
export function addApproach<D extends TurnAction>(world: World, deed: D): D {
  const fight = findFight(world);
  if (fight?.phase !== 'acting' || !isTargeted(deed)) return deed;
  const approach = { world, fight, one: getCreature(world, deed.by) };
  const toward = findOutOfReach(approach, deed);
  if (toward === undefined || (deed.first && deed.first.toward !== toward)) return deed;
  const left = feetLeft(world, approach.one);
  for (const feet of stepsIntoReach(approach, deed, toward)) {
    const nearer = { ...deed, first: { feet, toward }, ...limitStepAfter(deed.after, left - feet) };
    if (feet > 0 && feet <= left && findOutOfReach(approach, nearer) === undefined) return nearer;
  }
  return deed;
}

/** Refusals that a step nearer would resolve. */
const DISTANCE_REFUSALS: readonly string[] = [
  'out-of-reach',
  'weapon-not-ready',
  'beyond-range',
  'beyond-throw',
  'not-near',
];

/**
 * Returns true if a declared action fails only because of the distance, so that the creature can still approach.
 * @ruling R35
 */
export const canApproach = (world: World, deed: TurnAction, refusal: Verdict): boolean =>
  refusal !== undefined &&
  DISTANCE_REFUSALS.includes(refusal.code) &&
  findApproach(world, deed) !== undefined;

/**
 * Returns the move towards a target that this round's movement does not reach; undefined where it does, or where the
 * creature cannot go there.
 * @rule whitebox.combat.declared-intent @ruling R35
 */
export function findApproach(world: World, deed: TurnAction): TurnActionOf<'move'> | undefined {
  const fight = findFight(world);
  if (!world.options.combatDeclareIntent || fight?.phase !== 'acting' || !isTargeted(deed)) return undefined;
  const { by } = deed;
  const creature = getCreature(world, by);
  const toward = findOutOfReach({ world, fight, one: creature }, deed);
  if (toward === undefined || toward === by || !isParticipant(world, toward)) return undefined;
  if ((deed.first && deed.first.toward !== toward) || forbids(creature, 'move')) return undefined;
  const feet = Math.min(feetLeft(world, creature), feetBetween(fight, by, toward) - CLOSE_FEET);
  return feet > 0 ? { type: 'move', by, feet, toward } : undefined;
}

/** The first target that is too far away, after the step before the action. */
function findOutOfReach(
  { world, fight, one }: ApproachContext,
  deed: TargetedAction,
): CreatureId | undefined {
  if (deed.type === 'attack') return listBlowsAfterStep(world, deed).length > 0 ? undefined : deed.on;
  const far = (on: CreatureId): number => (on === one.id ? 0 : feetAfterStep(fight, one.id, on, deed.first));
  const range = rangeOf(world, one, deed);
  return range === null ? undefined : [deed.on].flat().find((on) => far(on) > range);
}

/** The maximum distance of the action; null: any distance. */
function rangeOf(
  world: World,
  creature: Creature,
  deed: Exclude<TargetedAction, { readonly type: 'attack' }>,
): number | null {
  if (deed.type === 'bind') return MELEE_FEET;
  if (deed.type !== 'cast') return oilRange(world);
  return creature.spells.find(({ id }) => id === deed.spell)?.range ?? null;
}

/** The number of feet that bring the creature near enough: next to the target, or within the weapon's range. */
function stepsIntoReach(
  { world, fight, one }: ApproachContext,
  deed: TargetedAction,
  on: CreatureId,
): readonly number[] {
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

const limitStepAfter = (step: Step | undefined, max: number): { readonly after?: Step } =>
  step ? { after: { ...step, feet: Math.min(step.feet, Math.max(0, max)) } } : {};

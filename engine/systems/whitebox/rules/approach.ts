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
  readonly creature: Creature;
}

const isTargeted = (turnAction: TurnAction): turnAction is TargetedAction =>
  TARGETED_TYPES.some((type) => type === turnAction.type);

/**
 * Closing the distance is part of a declared action: the creature moves as near as needed, and follows a target that
 * has stepped back, within this round's movement.
 * @rule whitebox.combat.declared-intent @rule whitebox.movement.combat-move @ruling R35
 */
export function addApproach<D extends TurnAction>(world: World, turnAction: D): D {
  const fight = findFight(world);
  if (fight?.phase !== 'acting' || !isTargeted(turnAction)) return turnAction;
  const approach = { world, fight, creature: getCreature(world, turnAction.by) };
  const toward = findOutOfReach(approach, turnAction);
  if (toward === undefined || (turnAction.first && turnAction.first.toward !== toward)) return turnAction;
  const left = feetLeft(world, approach.creature);
  for (const feet of stepsIntoReach(approach, turnAction, toward)) {
    const nearer = {
      ...turnAction,
      first: { feet, toward },
      ...limitStepAfter(turnAction.after, left - feet),
    };
    if (feet > 0 && feet <= left && findOutOfReach(approach, nearer) === undefined) return nearer;
  }
  return turnAction;
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
export const canApproach = (world: World, turnAction: TurnAction, refusal: Verdict): boolean =>
  refusal !== undefined &&
  DISTANCE_REFUSALS.includes(refusal.code) &&
  findApproach(world, turnAction) !== undefined;

/**
 * Returns the move towards a target that this round's movement does not reach; undefined where it does, or where the
 * creature cannot go there.
 * @rule whitebox.combat.declared-intent @ruling R35
 */
export function findApproach(world: World, turnAction: TurnAction): TurnActionOf<'move'> | undefined {
  const fight = findFight(world);
  if (!world.options.combatDeclareIntent || fight?.phase !== 'acting' || !isTargeted(turnAction))
    return undefined;
  const { by } = turnAction;
  const creature = getCreature(world, by);
  const toward = findOutOfReach({ world, fight, creature }, turnAction);
  if (toward === undefined || toward === by || !isParticipant(world, toward)) return undefined;
  if ((turnAction.first && turnAction.first.toward !== toward) || forbids(creature, 'move')) return undefined;
  const feet = Math.min(feetLeft(world, creature), feetBetween(fight, by, toward) - CLOSE_FEET);
  return feet > 0 ? { type: 'move', by, feet, toward } : undefined;
}

/** The first target that is too far away, after the step before the action. */
function findOutOfReach(
  { world, fight, creature }: ApproachContext,
  targetedAction: TargetedAction,
): CreatureId | undefined {
  if (targetedAction.type === 'attack')
    return listBlowsAfterStep(world, targetedAction).length > 0 ? undefined : targetedAction.on;
  const far = (on: CreatureId): number =>
    on === creature.id ? 0 : feetAfterStep(fight, creature.id, on, targetedAction.first);
  const range = rangeOf(world, creature, targetedAction);
  return range === null ? undefined : [targetedAction.on].flat().find((on) => far(on) > range);
}

/** The maximum distance of the action; null: any distance. */
function rangeOf(
  world: World,
  creature: Creature,
  turnAction: Exclude<TargetedAction, { readonly type: 'attack' }>,
): number | null {
  if (turnAction.type === 'bind') return MELEE_FEET;
  if (turnAction.type !== 'cast') return oilRange(world);
  return creature.spells.find(({ id }) => id === turnAction.spell)?.range ?? null;
}

/** The number of feet that bring the creature near enough: next to the target, or within the weapon's range. */
function stepsIntoReach(
  { world, fight, creature }: ApproachContext,
  targetedAction: TargetedAction,
  on: CreatureId,
): readonly number[] {
  const away = feetBetween(fight, creature.id, on);
  const beside = Math.min(feetLeft(world, creature), away - CLOSE_FEET);
  if (targetedAction.type === 'bind') return [beside];
  const ranges =
    targetedAction.type === 'attack'
      ? creature.weapons
          .filter(
            ({ id, kind }) =>
              (targetedAction.with === undefined || id === targetedAction.with) && kind === 'missile',
          )
          .map(({ range }) => range)
      : [rangeOf(world, creature, targetedAction)];
  return [...ranges.flatMap((range) => (range === null ? [] : [away - range])), beside];
}

const limitStepAfter = (step: Step | undefined, max: number): { readonly after?: Step } =>
  step ? { after: { ...step, feet: Math.min(step.feet, Math.max(0, max)) } } : {};

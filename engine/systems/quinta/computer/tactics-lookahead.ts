import { isSameSquare, listPath, type ReachedSquare } from '@arbitro/grid';
import { type CreatureId, type DelayedAction, getCreature, getFight } from '@arbitro/kernel';
import type { Action, ActionOf } from '../actions.ts';
import { apply } from '../events.ts';
import type { AttackFeature } from '../rules/attack-feature.ts';
import { whoseTurn } from '../rules/budget.ts';
import { metresApart, metresBetween, spaceOf } from '../rules/distance.ts';
import { UNARMED } from '../rules/features.ts';
import { provokesAttack } from '../rules/opportunity.ts';
import { listStops } from '../rules/route.ts';
import { spaceAt } from '../rules/space.ts';
import { SQUARE } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';
import { averageDamage } from './average-damage.ts';
import { chooseBestAttack } from './policy-candidates.ts';
import {
  buildAttack,
  ifAllowed,
  isFreeSpace,
  listArmsFor,
  listFoes,
  listUsableStrikes,
} from './policy-plans.ts';
import { createOutlook } from './worth.ts';

/**
 * A move is evaluated by the attack after it. The end of a turn is evaluated without the events of the next turn, which
 * the actor does not cause.
 */
export function findDelayedAction(world: World, action: Action): DelayedAction<World, Action> | undefined {
  if (action.type === 'end-turn') return { world: endTurnAlone(world, action.by), action, share: 1 };
  return action.type === 'move' ? delayUntilArrival(world, action) : undefined;
}

/**
 * The world with only the actor's side in the fight and without expiring effects, so that the turn ends and no other
 * begins.
 */
function endTurnAlone(world: World, by: CreatureId): World {
  const fight = getFight(world);
  const { side } = getCreature(world, by);
  const order = fight.order.filter(({ who }) => getCreature(world, who).side === side);
  const turn = order.findIndex(({ who }) => who === by);
  const lasting = (creature: Creature): Creature => ({
    ...creature,
    breath: null,
    afflictions: creature.afflictions.map((had) => ({ ...had, rounds: null })),
  });
  const creatures = world.creatures.map((creature) => (creature.id === by ? lasting(creature) : creature));
  return { ...world, creatures, fight: { ...fight, order, turn } };
}

/** Returns the usable melee features; unarmed strikes only if there is nothing else. */
function listMeleeFeatures(world: World, creature: Creature): readonly AttackFeature[] {
  const arms = listUsableStrikes(world, creature);
  const made = arms.filter(({ id }) => id !== UNARMED.id);
  return (made.length > 0 ? made : arms).filter(({ attack }) => attack.kind === 'melee');
}

const reachOf = (arms: readonly AttackFeature[]): number =>
  Math.max(...arms.map(({ attack }) => attack.reach));

/**
 * Returns moves to foes that can be attacked from there and not from here, by the cheapest path without opportunity
 * attacks.
 */
export function listMoves(world: World, creature: Creature): readonly Action[] {
  const arms = listMeleeFeatures(world, creature);
  if (arms.length === 0 || creature.at === null || creature.rides !== null) return [];
  const reach = reachOf(arms);
  const stops = listStops(world, creature, 'walk').toSorted((a, b) => a.cost - b.cost);
  const found = new Map<string, Action>();
  for (const foe of listFoes(world, creature)) {
    const stop = findStopNear(world, creature, { foe, reach, stops });
    if (!stop) continue;
    const { at: to } = stop;
    const move = ifAllowed(world, { type: 'move', by: creature.id, to });
    if (move) found.set(`${to.x},${to.y}`, move);
  }
  return [...found.values()];
}

interface MoveTarget {
  readonly foe: Creature;
  readonly reach: number;
  readonly stops: readonly ReachedSquare[];
}

function findStopNear(
  world: World,
  creature: Creature,
  { foe, reach, stops }: MoveTarget,
): ReachedSquare | undefined {
  const space = spaceOf(foe);
  if (!space || foe.hidden !== null || (metresBetween(world, creature, foe) ?? 0) <= reach) return undefined;
  return stops.find(
    (stop) =>
      metresApart(world, spaceAt(creature, stop.at), space) <= reach &&
      isFreeSpace(world, creature, [stop.at, space]) &&
      !provokesAttack(world, creature, listPath(stop)),
  );
}

/**
 * The creature attacks on arrival. If the path provokes opportunity attacks, or no attack is possible there, the move
 * is evaluated by itself.
 */
function delayUntilArrival(
  world: World,
  { by, to }: ActionOf<'move'>,
): DelayedAction<World, Action> | undefined {
  if (to === undefined || whoseTurn(world) !== by) return undefined;
  const creature = getCreature(world, by);
  const stop = listStops(world, creature, 'walk').find(({ at }) => isSameSquare(at, to));
  if (!stop || provokesAttack(world, creature, listPath(stop))) return undefined;
  const there = apply(world, {
    type: 'moved',
    rule: 'quinta.grid.enter-square',
    who: by,
    to,
    spent: stop.cost * SQUARE,
    diagonals: stop.diagonals,
    willing: true,
  });
  const action =
    findStrikeAfterMove(there, getCreature(there, by), world) ??
    chooseBestAttack(createOutlook(there, getCreature(there, by), listFoes(there, getCreature(there, by))));
  return action && { world: there, action, share: 1 };
}

/** An attack on the weakest foe that was out of reach before, with the feature that deals most damage. */
function findStrikeAfterMove(there: World, creature: Creature, before: World): Action | undefined {
  const arms = listMeleeFeatures(there, creature).toSorted(
    (a, b) => averageDamage(creature, b) - averageDamage(creature, a),
  );
  if (arms.length === 0) return undefined;
  const reach = reachOf(arms);
  const was = getCreature(before, creature.id);
  const foes = listFoes(there, creature)
    .filter((foe) => (metresBetween(before, was, foe) ?? 0) > reach)
    .filter((foe) => (metresBetween(there, creature, foe) ?? 0) <= reach)
    .toSorted((a, b) => a.hp + a.temporary - (b.hp + b.temporary));
  for (const foe of foes) {
    const [first] = listArmsFor(there, creature, { foe, arms });
    if (first) return buildAttack(creature, first, foe);
  }
  return undefined;
}

import { pathOf, type Reached, sameSquare } from '@arbitro/grid';
import { type CreatureId, creature, type Foreseen, theFight } from '@arbitro/kernel';
import type { Action, ActionOf } from '../actions.ts';
import { apply } from '../events.ts';
import { whoseTurn } from '../rules/budget.ts';
import { UNARMED } from '../rules/deeds.ts';
import { metresApart, metresBetween, spaceOf } from '../rules/distance.ts';
import { isRisky } from '../rules/opportunity.ts';
import { withinReach } from '../rules/route.ts';
import { spaceAt } from '../rules/space.ts';
import { SQUARE } from '../rules/tables.ts';
import type { Creature, Deed, World } from '../state.ts';
import { allowed, attacks, bestAttack, foesOf, isOpen, strikesNow } from './policy-plans.ts';
import { meanDamage } from './worth.ts';

/**
 * A move is evaluated by the attack after it. The end of a turn is evaluated without the events of the next turn, which
 * the actor does not cause.
 */
export function foreseen(world: World, action: Action): Foreseen<World, Action> | undefined {
  if (action.type === 'end-turn') return { world: closing(world, action.by), action, share: 1 };
  return action.type === 'move' ? onArrival(world, action) : undefined;
}

/**
 * The world with only the actor's side in the fight and without expiring effects, so that the turn ends and no other
 * begins.
 */
function closing(world: World, by: CreatureId): World {
  const fight = theFight(world);
  const { side } = creature(world, by);
  const order = fight.order.filter(({ who }) => creature(world, who).side === side);
  const turn = order.findIndex(({ who }) => who === by);
  const lasting = (one: Creature): Creature => ({
    ...one,
    breath: null,
    afflictions: one.afflictions.map((had) => ({ ...had, rounds: null })),
  });
  const creatures = world.creatures.map((one) => (one.id === by ? lasting(one) : one));
  return { ...world, creatures, fight: { ...fight, order, turn } };
}

/** Returns the usable melee features; unarmed strikes only if there is nothing else. */
function armsOf(world: World, one: Creature): readonly Deed[] {
  const arms = strikesNow(world, one);
  const made = arms.filter(({ id }) => id !== UNARMED.id);
  return (made.length > 0 ? made : arms).filter(({ attack }) => attack?.kind === 'melee');
}

const reachOf = (arms: readonly Deed[]): number => Math.max(...arms.map(({ attack }) => attack?.reach ?? 0));

/**
 * Returns moves to foes that can be attacked from there and not from here, by the cheapest path without opportunity
 * attacks.
 */
export function moves(world: World, one: Creature): readonly Action[] {
  const arms = armsOf(world, one);
  if (arms.length === 0 || one.at === null || one.rides !== null) return [];
  const reach = reachOf(arms);
  const stops = withinReach(world, one, 'walk').toSorted((a, b) => a.cost - b.cost);
  const found = new Map<string, Action>();
  for (const foe of foesOf(world, one)) {
    const stop = stopBy(world, one, { foe, reach, stops });
    if (!stop) continue;
    const { at: to } = stop;
    const move = allowed(world, { type: 'move', by: one.id, to });
    if (move) found.set(`${to.x},${to.y}`, move);
  }
  return [...found.values()];
}

interface Toward {
  readonly foe: Creature;
  readonly reach: number;
  readonly stops: readonly Reached[];
}

function stopBy(world: World, one: Creature, { foe, reach, stops }: Toward): Reached | undefined {
  const space = spaceOf(foe);
  if (!space || foe.hidden !== null || (metresBetween(world, one, foe) ?? 0) <= reach) return undefined;
  return stops.find(
    (stop) =>
      metresApart(world, spaceAt(one, stop.at), space) <= reach &&
      isOpen(world, one, [stop.at, space]) &&
      !isRisky(world, one, pathOf(stop)),
  );
}

/**
 * The creature attacks on arrival. If the path provokes opportunity attacks, or no attack is possible there, the move
 * is evaluated by itself.
 */
function onArrival(world: World, { by, to }: ActionOf<'move'>): Foreseen<World, Action> | undefined {
  if (to === undefined || whoseTurn(world) !== by) return undefined;
  const one = creature(world, by);
  const stop = withinReach(world, one, 'walk').find(({ at }) => sameSquare(at, to));
  if (!stop || isRisky(world, one, pathOf(stop))) return undefined;
  const there = apply(world, {
    type: 'moved',
    rule: 'quinta.grid.enter-square',
    who: by,
    to,
    spent: stop.cost * SQUARE,
    diagonals: stop.diagonals,
    willing: true,
  });
  const action = strikeThere(there, creature(there, by), world) ?? bestAttack(there, creature(there, by));
  return action && { world: there, action, share: 1 };
}

/** An attack on the weakest foe that was out of reach before, with the feature that deals most damage. */
function strikeThere(there: World, one: Creature, before: World): Action | undefined {
  const arms = armsOf(there, one).toSorted((a, b) => meanDamage(one, b) - meanDamage(one, a));
  if (arms.length === 0) return undefined;
  const reach = reachOf(arms);
  const was = creature(before, one.id);
  const foes = foesOf(there, one)
    .filter((foe) => (metresBetween(before, was, foe) ?? 0) > reach)
    .filter((foe) => (metresBetween(there, one, foe) ?? 0) <= reach)
    .toSorted((a, b) => a.hp + a.temporary - (b.hp + b.temporary));
  for (const foe of foes) {
    const [first] = attacks(there, one, { foe, deeds: arms });
    if (first) return first[1];
  }
  return undefined;
}

import { type CreatureId, creature, fightOn, type Tactics } from '@arbitro/kernel';
import { type Action, refuses } from '../actions.ts';
import { fullBody, gripOn } from '../rules/derived.ts';
import { STATUSES } from '../rules/effects.ts';
import { allMeans, type Means, wayTo } from '../rules/means.ts';
import { isHeld } from '../rules/move.ts';
import { type Creature, meleeOf, type World } from '../state.ts';
import { blow, byZone, closeIn, enemies } from './policy.ts';

/** The actions that a look-ahead policy chooses from. */
export const tactics: Tactics<World, Action> = {
  /** Initiative and kept actions follow the normal policy. */
  choices: (world, who) => (fightOn(world)?.phase === 'acting' ? allChoices(world, who) : []),
  withdraw,
  distance: (world, from, to) => {
    const way = wayTo(world, creature(world, from).zone, creature(world, to).zone);
    return way?.length ?? Number.POSITIVE_INFINITY;
  },
  edge,
};

const allowed = (world: World, action: Action): boolean => !refuses(world, action);

function allChoices(world: World, who: CreatureId): readonly Action[] {
  const one = creature(world, who);
  const nearer = closeIn(world, who);
  return [
    ...allMeans(one).flatMap((means) => strikes(world, one, means)),
    ...heals(world, one),
    ...(nearer ? [nearer] : []),
  ];
}

/** An attack on each foe in reach; an area attack on all foes of a zone. */
function strikes(world: World, one: Creature, means: Means): readonly Action[] {
  const able = enemies(world, one.id).filter(({ id }) => allowed(world, blow(one, means, [id])));
  const groups = means.area ? byZone(able) : able.map((target) => [target]);
  return groups.map((targets) =>
    blow(
      one,
      means,
      targets.map(({ id }) => id),
    ),
  );
}

/** Heals comrades that have lost body points. */
function heals(world: World, one: Creature): readonly Action[] {
  const hold = gripOn(one, null);
  const hurt = world.creatures.filter(
    (other) => other.side === one.side && other.body !== null && other.body < (fullBody(other) ?? 0),
  );
  return one.spells
    .filter(({ heal }) => heal > 0)
    .flatMap(({ id: spell }) =>
      hurt.map(({ id }): Action => ({ type: 'cast', by: one.id, spell, on: [id], ...(hold && { hold }) })),
    )
    .filter((action) => allowed(world, action));
}

/** Leaves the fight; leaves a melee first, without an opening if it can pay for that. @rule noppa.move.withdraw */
function withdraw(world: World, by: CreatureId): Action | undefined {
  const { zone } = creature(world, by);
  const away: readonly Action[] = meleeOf(world, by)
    ? [{ type: 'move', by, to: zone, ...(isHeld(world, by) && { withdraw: true }) }]
    : [{ type: 'leave', by }];
  return away.find((action) => allowed(world, action));
}

/** An unused action is a parry or part of the next attack; a mind point turns a failure into a success. */
const WORTH = { action: 0.1, mind: 0.05, riposte: 0.03, condition: 0.15 } as const;

function edge(world: World, id: CreatureId): number {
  const { actions, mind, riposte, conditions, status, kind } = creature(world, id);
  if (!STATUSES[status].acts) return 0;
  const points = kind === 'foe' ? 0 : WORTH.mind * mind;
  return WORTH.action * actions + points + WORTH.riposte * riposte - WORTH.condition * conditions.length;
}

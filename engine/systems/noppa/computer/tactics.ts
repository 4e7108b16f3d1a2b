import { type CreatureId, findFight, getCreature, type Tactics } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { type AttackOption, findPath } from '../rules/attack-options.ts';
import { findGrip, fullBody } from '../rules/derived.ts';
import { isHeld } from '../rules/move.ts';
import { type Creature, meleeOf, type World } from '../state.ts';
import { approach, buildAttack, groupByZone, listEnemies, listTurnPlans } from './policy.ts';
import { listUsefulOptions, valueCreatures } from './weigh.ts';

/** The actions that a look-ahead policy chooses from. */
export const tactics: Tactics<World, Action> = {
  /** Initiative and kept actions follow the normal policy. */
  choices: (world, who) => (findFight(world)?.phase === 'acting' ? listChoices(world, who) : []),
  withdraw,
  distance: (world, from, to) => {
    const way = findPath(world, getCreature(world, from).zone, getCreature(world, to).zone);
    return way?.length ?? Number.POSITIVE_INFINITY;
  },
  valueCreatures: (world, who) => valueCreatures(world, who, listTurnPlans(world, who).worthOfActions),
};

const isAllowed = (world: World, action: Action): boolean => !validateAction(world, action);

function listChoices(world: World, who: CreatureId): readonly Action[] {
  const creature = getCreature(world, who);
  const nearer = approach(world, who);
  return [
    ...listUsefulOptions(creature).flatMap((attackOption) => listStrikes(world, creature, attackOption)),
    ...listHeals(world, creature),
    ...(nearer ? [nearer] : []),
  ];
}

/** An attack on each foe in reach; an area attack on all foes of a zone. */
function listStrikes(world: World, creature: Creature, attackOption: AttackOption): readonly Action[] {
  const able = listEnemies(world, creature.id).filter(({ id }) =>
    isAllowed(world, buildAttack(creature, attackOption, [id])),
  );
  const groups = attackOption.area ? groupByZone(able) : able.map((target) => [target]);
  return groups.map((targets) =>
    buildAttack(
      creature,
      attackOption,
      targets.map(({ id }) => id),
    ),
  );
}

/** Heals comrades that have lost body points. */
function listHeals(world: World, creature: Creature): readonly Action[] {
  const hold = findGrip(creature, null);
  const hurt = world.creatures.filter(
    (other) => other.side === creature.side && other.body !== null && other.body < (fullBody(other) ?? 0),
  );
  return creature.spells
    .filter(({ heal }) => heal > 0)
    .flatMap(({ id: spell }) =>
      hurt.map(
        ({ id }): Action => ({ type: 'cast', by: creature.id, spell, on: [id], ...(hold && { hold }) }),
      ),
    )
    .filter((action) => isAllowed(world, action));
}

/** Leaves the fight; leaves a melee first, without an opening if it can pay for that. @rule noppa.move.withdraw */
function withdraw(world: World, by: CreatureId): Action | undefined {
  const { zone } = getCreature(world, by);
  const away: readonly Action[] = meleeOf(world, by)
    ? [{ type: 'move', by, to: zone, ...(isHeld(world, by) && { withdraw: true }) }]
    : [{ type: 'leave', by }];
  return away.find((action) => isAllowed(world, action));
}

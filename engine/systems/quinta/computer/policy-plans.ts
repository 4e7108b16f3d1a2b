import { canSee, listPath, type ReachedSquare, type Space, type Square } from '@arbitro/grid';
import { type CreatureId, getCreature, memoizeByObject } from '@arbitro/kernel';
import { type Action, type ActionOf, validateAction } from '../actions.ts';
import { listCaught } from '../rules/area.ts';
import type { AttackFeature } from '../rules/attack-feature.ts';
import { isControlled } from '../rules/budget.ts';
import { isBloodied } from '../rules/damage.ts';
import { areEnemies, isWithinMetres, metresApart, spaceOf } from '../rules/distance.ts';
import { listFeatures } from '../rules/features.ts';
import { worldAsNoticed } from '../rules/lurking.ts';
import { cannotPay, cannotUseAgain, listArmsAgainst, listPayableArms } from '../rules/may-attack.ts';
import { canStopAt, findNearest } from '../rules/route.ts';
import { findBlocker, spaceAt } from '../rules/space.ts';
import { SQUARE } from '../rules/tables.ts';
import { isDefeated } from '../rules/turn.ts';
import type { Creature, Feature, World } from '../state.ts';
import { averageDamage } from './average-damage.ts';

export const ifAllowed = <A extends Action>(world: World, action: A): A | undefined =>
  validateAction(world, action) ? undefined : action;

/** Returns all creatures on other sides that can still fight. */
export function listFoes(world: World, creature: Creature): readonly Creature[] {
  const foes: Creature[] = [];
  for (const other of world.creatures)
    if (areEnemies(creature, other) && !isDefeated(world, other) && other.fullHp > 0) foes.push(other);
  return foes;
}

/**
 * Returns the creature that moves when this one wants to change position: its mount if it controls one, otherwise
 * itself.
 */
export const moverOf = (world: World, creature: Creature): Creature =>
  creature.rides !== null && isControlled(world, creature.rides)
    ? getCreature(world, creature.rides)
    : creature;

/** The features with an attack: they depend on the sheet alone. */
const listStrikeFeatures = memoizeByObject((deeds: Creature['deeds']) =>
  listFeatures({ deeds }).filter((feature): feature is AttackFeature => feature.attack !== null),
);

/** Returns the features the creature can still attack with, regardless of the target. */
export const listUsableStrikes = (world: World, creature: Creature): readonly AttackFeature[] =>
  listPayableArms(world, creature, listStrikeFeatures(creature.deeds));

/** A ranged attack beside an enemy is assumed to fail half of the time. */
function estimateDamage(world: World, creature: Creature, feature: Feature): number {
  const pressed =
    feature.attack?.kind === 'ranged' &&
    listFoes(world, creature).some((foe) => isWithinMetres(world, [creature, foe], SQUARE));
  return averageDamage(creature, feature) * (pressed ? 0.5 : 1);
}

/** A creature's attack, by its features that can attack now. */
interface StrikeChoice {
  readonly foe: Creature;
  readonly arms: readonly AttackFeature[];
}

/** Returns those of the usable features with which the rules allow an attack on this foe now. */
export const listArmsFor = (
  world: World,
  creature: Creature,
  { foe, arms }: StrikeChoice,
): readonly AttackFeature[] =>
  listArmsAgainst(worldAsNoticed(world, creature), creature, { on: foe.id, arms });

export const buildAttack = (creature: Creature, arm: Feature, foe: Creature): ActionOf<'attack'> => ({
  type: 'attack',
  by: creature.id,
  with: arm.id,
  on: foe.id,
});

/** Returns an attack on the weakest foe in reach, with the feature that deals most damage. */
export function chooseBestAttack(world: World, creature: Creature): Action | undefined {
  const arms = listUsableStrikes(world, creature);
  if (arms.length === 0) return undefined;
  const foes = [...listFoes(world, creature)];
  while (foes.length > 0) {
    const foe = takeWeakest(foes);
    const open = foe ? listArmsFor(world, creature, { foe, arms }) : [];
    if (foe && open.length > 0) return buildAttack(creature, findHardest(world, creature, open), foe);
  }
  return undefined;
}

/** Removes the creature with the fewest hit points from the list; the first of equals. */
function takeWeakest(creatures: Creature[]): Creature | undefined {
  let weakest = 0;
  for (let index = 1; index < creatures.length; index++)
    if (pointsOf(creatures[index]!) < pointsOf(creatures[weakest]!)) weakest = index;
  return creatures.splice(weakest, 1)[0];
}

const pointsOf = ({ hp, temporary }: Creature): number => hp + temporary;

/** The feature that deals most damage; the first of equals. */
const findHardest = (world: World, creature: Creature, arms: readonly AttackFeature[]): AttackFeature =>
  arms.reduce((a, b) => (estimateDamage(world, creature, b) > estimateDamage(world, creature, a) ? b : a));

/** Returns an attack on the first foe in reach, with the first usable feature. */
export function chooseFirstAttack(world: World, creature: Creature): Action | undefined {
  const arms = listUsableStrikes(world, creature);
  if (arms.length === 0) return undefined;
  for (const foe of listFoes(world, creature)) {
    const [first] = listArmsFor(world, creature, { foe, arms });
    if (first) return buildAttack(creature, first, foe);
  }
  return undefined;
}

/** Returns a search for a hidden creature. */
export function chooseSearch(world: World, creature: Creature): Action | undefined {
  const lost = listFoes(world, creature).find(({ hidden }) => hidden !== null);
  return lost && ifAllowed(world, { type: 'search', by: creature.id, skill: 'perception', for: lost.id });
}

/** Returns whether it could use the feature on some target. */
const canUseNow = (world: World, creature: Creature, feature: Feature): boolean =>
  !cannotPay(world, creature.id, feature) && !cannotUseAgain(creature, feature);

/** Returns an area effect that catches at least two foes and no friend. */
export function chooseAreaAttack(world: World, creature: Creature): Action | undefined {
  for (const feature of creature.deeds) {
    const { id: deed, area, save } = feature;
    if (!area || !save || !canUseNow(world, creature, feature)) continue;
    for (const { at } of listFoes(world, creature)) {
      if (!at) continue;
      const caught = listCaught(world, { by: creature, area, at }).map((id) => getCreature(world, id));
      const worthIt = caught.length > 1 && caught.every((other) => areEnemies(creature, other));
      const use: ActionOf<'use'> = { type: 'use', by: creature.id, deed, at };
      const done = worthIt ? ifAllowed(world, use) : undefined;
      if (done) return done;
    }
  }
  return undefined;
}

const isDying = ({ hp, life }: Creature): boolean => hp === 0 && life === 'alive';

/** Returns an action that heals a dying friend or gives it first aid. */
export function chooseRescue(world: World, creature: Creature): Action | undefined {
  for (const other of world.creatures) {
    const found = isDying(other) && !areEnemies(creature, other) && rescue(world, creature, other.id);
    if (found) return found;
  }
  return undefined;
}

const rescue = (world: World, creature: Creature, on: CreatureId): Action | undefined =>
  creature.deeds
    .filter((feature) => feature.heals !== null && canUseNow(world, creature, feature))
    .map(({ id }) => ifAllowed(world, { type: 'use', by: creature.id, deed: id, on: [on] }))
    .find((action) => action) ?? ifAllowed(world, { type: 'help', by: creature.id, how: 'first-aid', on });

/** Returns self-healing that takes no action, if the creature is badly hurt. */
export function chooseSelfHealing(world: World, creature: Creature): Action | undefined {
  if (!isBloodied(creature.hp, creature.fullHp)) return undefined;
  return creature.deeds
    .filter(({ heals, cost }) => heals !== null && cost === 'bonus')
    .map(({ id }) => ifAllowed(world, { type: 'use', by: creature.id, deed: id, on: [creature.id] }))
    .find((action) => action);
}

/** The maximum length of a path to search for, in metres. */
const SEARCH_METRES = 120;

/** The longest reach or normal range of the sheet. */
const longestReachOf = memoizeByObject((deeds: Creature['deeds']): number =>
  Math.max(
    ...listStrikeFeatures(deeds).map(({ attack }) =>
      attack.kind === 'melee' ? attack.reach : (attack.range?.[0] ?? 0),
    ),
  ),
);

/** Returns the nearest position from which a foe can be attacked, by the cheapest path, or undefined. */
export function findAttackPosition(world: World, who: CreatureId): ReachedSquare | undefined {
  const creature = getCreature(world, who);
  const mover = moverOf(world, creature);
  const reach = longestReachOf(creature.deeds);
  const spaces = listFoes(world, creature).flatMap((foe) =>
    foe.hidden === null ? (spaceOf(foe) ?? []) : [],
  );
  const strikes = (square: Square): boolean =>
    spaces.some(
      (space) =>
        metresApart(world, spaceAt(mover, square), space) <= reach &&
        isFreeSpace(world, mover, [square, space]),
    );
  return findNearest(
    world,
    mover,
    { gait: 'walk', metres: SEARCH_METRES },
    (square) => strikes(square) && !findBlocker(world, mover, square),
  );
}

export const isFreeSpace = (
  { map }: World,
  mover: Creature,
  [square, space]: readonly [Square, Space],
): boolean => map === null || canSee(map, spaceAt(mover, square), space);

/** Returns a move to that position, or as far along its path as the creature may stop. */
export function chooseApproach(world: World, who: CreatureId): Action | undefined {
  const mover = moverOf(world, getCreature(world, who));
  const goal = findAttackPosition(world, who);
  if (!goal?.from) return undefined;
  const to = listPath(goal).findLast((square) => canStopAt(world, mover, { to: square, gait: 'walk' }));
  return to && ifAllowed(world, { type: 'move', by: mover.id, to });
}

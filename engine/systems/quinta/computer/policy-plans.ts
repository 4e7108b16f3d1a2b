import { canSee, listPath, type ReachedSquare, type Space, type Square } from '@arbitro/grid';
import { getCreature, memoizeByObject } from '@arbitro/kernel';
import { type Action, type ActionOf, validateAction } from '../actions.ts';
import type { AttackFeature } from '../rules/attack-feature.ts';
import { gaitsOf, isControlled, speedFor } from '../rules/budget.ts';
import { skillBonus } from '../rules/derived.ts';
import { areEnemies, metresApart, spaceOf } from '../rules/distance.ts';
import { listFeatures, UNARMED } from '../rules/features.ts';
import { findHold } from '../rules/grapple.ts';
import { worldAsNoticed } from '../rules/lurking.ts';
import { cannotUseAgain, listArmsAgainst, listPayableArms } from '../rules/may-attack.ts';
import { canStopAt, findNearest } from '../rules/route.ts';
import { findBlocker, spaceAt } from '../rules/space.ts';
import type { Gait } from '../rules/tables.ts';
import { isDefeated } from '../rules/turn.ts';
import type { Creature, Feature, World } from '../state.ts';

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

/** Returns the usable features without the unarmed strike, unless it is the only one. */
export function listWeapons(world: World, creature: Creature): readonly AttackFeature[] {
  const arms = listUsableStrikes(world, creature);
  return arms.length > 1 ? arms.filter(({ id }) => id !== UNARMED.id) : arms;
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

const ESCAPE_SKILLS = ['athletics', 'acrobatics'] as const;

/** Returns the ways out of what holds the creature, the one with the better chance first. */
export function listEscapes(world: World, creature: Creature): readonly Action[] {
  if (!findHold(world, creature)) return [];
  const bonus = (skill: (typeof ESCAPE_SKILLS)[number]): number => skillBonus(world, creature, skill).value;
  return ESCAPE_SKILLS.toSorted((a, b) => bonus(b) - bonus(a)).flatMap(
    (skill) => ifAllowed(world, { type: 'escape', by: creature.id, skill }) ?? [],
  );
}

/** Returns a search for a hidden creature. */
export function chooseSearch(world: World, creature: Creature): Action | undefined {
  const lost = listFoes(world, creature).find(({ hidden }) => hidden !== null);
  return lost && ifAllowed(world, { type: 'search', by: creature.id, skill: 'perception', for: lost.id });
}

/** The maximum length of a path to search for, in metres. */
const SEARCH_METRES = 120;

/** The longest reach or normal range of what is not used up: a web that must recharge reaches no foe. */
function longestReachOf(creature: Creature): number {
  let max = 0;
  for (const arm of listStrikeFeatures(creature.deeds)) {
    const { kind, reach, range } = arm.attack;
    if (!cannotUseAgain(creature, arm)) max = Math.max(max, kind === 'melee' ? reach : (range?.[0] ?? 0));
  }
  return max;
}

/** Returns the gait by which the creature gets farthest. */
export const fastestGait = (world: World, mover: Creature): Gait =>
  gaitsOf(mover).reduce((a, b) => (speedFor(world, mover, b) > speedFor(world, mover, a) ? b : a));

export const buildMove = (mover: Creature, to: Square, gait: Gait): ActionOf<'move'> => ({
  type: 'move',
  by: mover.id,
  to,
  ...(gait !== 'walk' && { gait }),
});

/**
 * Returns the nearest position from which a foe can be attacked within the reach, by the cheapest path, or undefined.
 */
export function findAttackPosition(
  world: World,
  creature: Creature,
  reach = longestReachOf(creature),
): ReachedSquare | undefined {
  const mover = moverOf(world, creature);
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
    { gait: fastestGait(world, mover), metres: SEARCH_METRES },
    (square) => strikes(square) && !findBlocker(world, mover, square),
  );
}

export const isFreeSpace = (
  { map }: World,
  mover: Creature,
  [square, space]: readonly [Square, Space],
): boolean => map === null || canSee(map, spaceAt(mover, square), space);

/** Returns a move to where a foe is within the reach, or as far along the path as the creature may stop. */
export function chooseApproach(world: World, creature: Creature, reach?: number): Action | undefined {
  const mover = moverOf(world, creature);
  const goal = findAttackPosition(world, creature, reach);
  if (!goal?.from) return undefined;
  const gait = fastestGait(world, mover);
  const to = listPath(goal).findLast((square) => canStopAt(world, mover, { to: square, gait }));
  return to && ifAllowed(world, buildMove(mover, to, gait));
}

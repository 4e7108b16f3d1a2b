import { type CreatureId, findFight, getCreature, type Tactics } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { effectsOn, hasEffect } from '../rules/active-effects.ts';
import { listCaught } from '../rules/area.ts';
import { whoseTurn } from '../rules/budget.ts';
import { areEnemies, isInPlay, metresBetween } from '../rules/distance.ts';
import type { Effect } from '../rules/effect-types.ts';
import { cannotUseAgain } from '../rules/may-attack.ts';
import { isHarmful } from '../rules/may-use.ts';
import { cannotPayAnyUse } from '../rules/potions.ts';
import { findActiveMap } from '../rules/space.ts';
import type { Area, Creature, Feature, World } from '../state.ts';
import {
  buildAttack,
  ifAllowed,
  listArmsFor,
  listEscapes,
  listFoes,
  listUsableStrikes,
} from './policy-plans.ts';
import { findDelayedAction, listMoves } from './tactics-lookahead.ts';

/** The choices of a policy that looks ahead. */
export const tactics: Tactics<World, Action> = {
  choices: (world, who) => {
    if (!findFight(world) || ifAllowed(world, { type: 'stand', by: who })) return [];
    const creature = getCreature(world, who);
    return [
      ...listStrikes(world, creature),
      ...listUses(world, creature),
      ...listOtherActions(world, creature),
      ...listMoves(world, creature),
    ];
  },
  /** @rule quinta.combat.end */
  withdraw: (world, by) => ifAllowed(world, { type: 'leave', by, how: 'fled' }),
  distance: (world, from, to) => metresBetween(world, getCreature(world, from), getCreature(world, to)) ?? 0,
  positionValue,
  delayedAction: findDelayedAction,
};

/** Attacks with every usable feature on every foe in reach. */
function listStrikes(world: World, creature: Creature): readonly Action[] {
  const arms = listUsableStrikes(world, creature);
  if (arms.length === 0) return [];
  return listFoes(world, creature).flatMap((foe) =>
    listArmsFor(world, creature, { foe, arms }).map((arm) => buildAttack(creature, arm, foe)),
  );
}

/** Uses of breaths, spells and potions: harmful ones on foes, helpful ones on friends that need them. */
function listUses(world: World, creature: Creature): readonly Action[] {
  return creature.deeds
    .filter((feature) => !feature.attack && feature.multi.length === 0)
    .filter((feature) => !cannotPayAnyUse(world, creature.id, feature) && !cannotUseAgain(creature, feature))
    .flatMap((feature) =>
      feature.area
        ? listAreaUses(world, creature, feature, feature.area)
        : listUsesOnEach(world, creature, feature),
    )
    .flatMap((action) => ifAllowed(world, action) ?? []);
}

function listUseTargets(world: World, creature: Creature, feature: Feature): readonly Creature[] {
  if (isHarmful(feature)) return listFoes(world, creature);
  return world.creatures.filter(
    (other) => !areEnemies(creature, other) && isInPlay(other) && canBenefit(world, other, feature),
  );
}

const canBenefit = (world: World, other: Creature, { heals, temporary }: Feature): boolean =>
  (heals !== null && other.hp < other.fullHp) ||
  (temporary !== null && other.temporary === 0 && !hasEffect(world, other, 'unaware'));

/** A feature that neither harms nor helps by itself may also be used on the creature itself. */
function listUsesOnEach(world: World, creature: Creature, feature: Feature): readonly Action[] {
  const targets = listUseTargets(world, creature, feature);
  const own = isHarmful(feature) && !feature.save ? [creature] : [];
  return [...targets, ...own].map(({ id }) => ({ type: 'use', by: creature.id, deed: feature.id, on: [id] }));
}

/** Positions of the area that catch only intended targets. */
function listAreaUses(world: World, creature: Creature, feature: Feature, area: Area): readonly Action[] {
  const targets = listUseTargets(world, creature, feature);
  if (!findActiveMap(world) || !creature.at) return listUsesWithoutMap(creature, feature, targets);
  const targetIds = new Set(targets.map(({ id }) => id));
  const found = new Map<string, Action>();
  for (const { at } of targets) {
    if (!at) continue;
    const caught = listCaught(world, { by: creature, area, at });
    if (caught.length > 0 && caught.every((id) => targetIds.has(id)))
      found.set(caught.join(), { type: 'use', by: creature.id, deed: feature.id, at });
  }
  return [...found.values()];
}

/** Without positions, an area catches two targets with similar hit points. */
function listUsesWithoutMap(
  creature: Creature,
  feature: Feature,
  targets: readonly Creature[],
): readonly Action[] {
  const weakest = targets.toSorted((a, b) => a.hp - b.hp).map(({ id }) => id);
  return weakest.slice(0, Math.max(1, weakest.length - 1)).map((_, index) => ({
    type: 'use',
    by: creature.id,
    deed: feature.id,
    on: weakest.slice(index, index + 2),
  }));
}

/** First aid, freeing itself, and unarmed actions against a foe. */
function listOtherActions(world: World, creature: Creature): readonly Action[] {
  if (!creature.budget.action) return [];
  const by = creature.id;
  const fallen = world.creatures.filter(
    (other) => !areEnemies(creature, other) && isInPlay(other) && hasEffect(world, other, 'unaware'),
  );
  const upright = listFoes(world, creature).filter((foe) => !hasEffect(world, foe, 'crawls'));
  const all: readonly Action[] = [
    ...fallen.map(({ id: on }): Action => ({ type: 'help', by, how: 'first-aid', on })),
    ...listEscapes(world, creature),
    ...(creature.burning ? [{ type: 'put-out', by } as const] : []),
    ...upright.map(({ id: on }): Action => ({ type: 'shove', by, on, effect: 'prone' })),
    { type: 'dodge', by },
  ];
  return all.flatMap((action) => ifAllowed(world, action) ?? []);
}

/** The value of what is left of a turn, about equal to what can still be done with it. */
const POSITION_WEIGHTS = {
  action: 0.1,
  bonus: 0.03,
  attack: 0.1,
  dash: 0.1,
  use: 0.08,
  burning: -0.15,
  dying: -0.1,
  failure: -0.05,
} as const;

/**
 * The value of conditions that hinder a creature in a fight. A prone creature stands up for half of its Speed and
 * attacks as before.
 */
const EFFECT_WEIGHTS: { readonly [K in Effect['kind']]?: number } = {
  'no-actions': -0.5,
  'own-attacks': -0.15,
  'cannot-see': -0.15,
  'cannot-target': -0.05,
  'cannot-approach': -0.05,
  'cannot-move': -0.05,
  speed: -0.05,
  crawls: 0.22,
};
const EXPOSED_WEIGHT = -0.1;

function positionValue(world: World, id: CreatureId): number {
  const creature = getCreature(world, id);
  if (!isInPlay(creature)) return 0;
  if (creature.hp === 0 && creature.life === 'alive')
    return POSITION_WEIGHTS.dying + POSITION_WEIGHTS.failure * creature.failures;
  if (hasEffect(world, creature, 'unaware')) return 0;
  let sum =
    (0.5 * creature.temporary) / Math.max(1, creature.fullHp) +
    (creature.burning ? POSITION_WEIGHTS.burning : 0);
  for (const { effect } of effectsOn(world, creature)) sum += effectWeight(effect);
  for (const { id: deed, uses: max } of creature.deeds)
    if (max !== null) sum += POSITION_WEIGHTS.use * Math.max(0, max - (creature.spent[deed] ?? 0));
  return whoseTurn(world) === id ? sum + turnValueOf(creature) : sum;
}

function effectWeight(effect: Effect): number {
  if (effect.kind === 'attacks-against')
    return effect.mode === 'advantage' ? EXPOSED_WEIGHT : -EXPOSED_WEIGHT;
  return EFFECT_WEIGHTS[effect.kind] ?? 0;
}

function turnValueOf({ budget: { action, bonus, dashes, attacks: left } }: Creature): number {
  let sum =
    (action ? POSITION_WEIGHTS.action : 0) +
    (bonus ? POSITION_WEIGHTS.bonus : 0) +
    POSITION_WEIGHTS.dash * dashes;
  for (const item of left) sum += POSITION_WEIGHTS.attack * item.left;
  return sum;
}

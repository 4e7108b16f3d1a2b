import { type CreatureId, getCreature, findFight, type Tactics } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { listCaught } from '../rules/area.ts';
import { whoseTurn } from '../rules/budget.ts';
import { effectsOn, hasEffect } from '../rules/derived.ts';
import { areEnemies, isInPlay, metresBetween } from '../rules/distance.ts';
import type { Effect } from '../rules/effects.ts';
import { findHold } from '../rules/grapple.ts';
import { cannotPay, cannotUseAgain } from '../rules/may-attack.ts';
import { isHarmful } from '../rules/may-use.ts';
import { findActiveMap } from '../rules/space.ts';
import type { Area, Creature, Feature, World } from '../state.ts';
import { ifAllowed, listAttacks, listFoes, listUsableStrikes } from './policy-plans.ts';
import { findDelayedAction, listMoves } from './tactics-lookahead.ts';

/** The choices of a policy that looks ahead. */
export const tactics: Tactics<World, Action> = {
  choices: (world, who) => {
    if (!findFight(world) || ifAllowed(world, { type: 'stand', by: who })) return [];
    const one = getCreature(world, who);
    return [...listStrikes(world, one), ...listUses(world, one), ...listOtherActions(world, one), ...listMoves(world, one)];
  },
  /** @rule quinta.combat.end */
  withdraw: (world, by) => ifAllowed(world, { type: 'leave', by, how: 'fled' }),
  distance: (world, from, to) => metresBetween(world, getCreature(world, from), getCreature(world, to)) ?? 0,
  positionValue: positionValue,
  delayedAction: findDelayedAction,
};

/** Attacks with every usable feature on every foe in reach. */
function listStrikes(world: World, one: Creature): readonly Action[] {
  const arms = listUsableStrikes(world, one);
  if (arms.length === 0) return [];
  return listFoes(world, one).flatMap((foe) => listAttacks(world, one, { foe, deeds: arms }).map(([, act]) => act));
}

/** Uses of breaths, spells and potions: harmful ones on foes, helpful ones on friends that need them. */
function listUses(world: World, one: Creature): readonly Action[] {
  return one.deeds
    .filter((deed) => !deed.attack && deed.multi.length === 0)
    .filter((deed) => !cannotPay(world, one.id, deed) && !cannotUseAgain(one, deed))
    .flatMap((deed) => (deed.area ? listAreaUses(world, one, deed, deed.area) : listUsesOnEach(world, one, deed)))
    .flatMap((action) => ifAllowed(world, action) ?? []);
}

function listUseTargets(world: World, one: Creature, deed: Feature): readonly Creature[] {
  if (isHarmful(deed)) return listFoes(world, one);
  return world.creatures.filter(
    (other) => !areEnemies(one, other) && isInPlay(other) && canBenefit(world, other, deed),
  );
}

const canBenefit = (world: World, other: Creature, { heals, temporary }: Feature): boolean =>
  (heals !== null && other.hp < other.fullHp) ||
  (temporary !== null && other.temporary === 0 && !hasEffect(world, other, 'unaware'));

/** A feature that neither harms nor helps by itself may also be used on the creature itself. */
function listUsesOnEach(world: World, one: Creature, deed: Feature): readonly Action[] {
  const targets = listUseTargets(world, one, deed);
  const own = isHarmful(deed) && !deed.save ? [one] : [];
  return [...targets, ...own].map(({ id }) => ({ type: 'use', by: one.id, deed: deed.id, on: [id] }));
}

/** Positions of the area that catch only intended targets. */
function listAreaUses(world: World, one: Creature, deed: Feature, area: Area): readonly Action[] {
  const targets = listUseTargets(world, one, deed);
  if (!findActiveMap(world) || !one.at) return listUsesWithoutMap(one, deed, targets);
  const wanted = new Set(targets.map(({ id }) => id));
  const found = new Map<string, Action>();
  for (const { at } of targets) {
    if (!at) continue;
    const caught = listCaught(world, { by: one, area, at });
    if (caught.length > 0 && caught.every((id) => wanted.has(id)))
      found.set(caught.join(), { type: 'use', by: one.id, deed: deed.id, at });
  }
  return [...found.values()];
}

/** Without positions, an area catches two targets with similar hit points. */
function listUsesWithoutMap(one: Creature, deed: Feature, targets: readonly Creature[]): readonly Action[] {
  const weakest = targets.toSorted((a, b) => a.hp - b.hp).map(({ id }) => id);
  return weakest
    .slice(0, Math.max(1, weakest.length - 1))
    .map((_, at) => ({ type: 'use', by: one.id, deed: deed.id, on: weakest.slice(at, at + 2) }));
}

/** First aid, freeing itself, and unarmed actions against a foe. */
function listOtherActions(world: World, one: Creature): readonly Action[] {
  if (!one.budget.action) return [];
  const by = one.id;
  const fallen = world.creatures.filter(
    (other) => !areEnemies(one, other) && isInPlay(other) && hasEffect(world, other, 'unaware'),
  );
  const upright = listFoes(world, one).filter((foe) => !hasEffect(world, foe, 'crawls'));
  const all: readonly Action[] = [
    ...fallen.map(({ id: on }): Action => ({ type: 'help', by, how: 'first-aid', on })),
    ...(findHold(one) ? ESCAPES.map((skill): Action => ({ type: 'escape', by, skill })) : []),
    ...(one.burning ? [{ type: 'put-out', by } as const] : []),
    ...upright.map(({ id: on }): Action => ({ type: 'shove', by, on, effect: 'prone' })),
    { type: 'dodge', by },
  ];
  return all.flatMap((action) => ifAllowed(world, action) ?? []);
}

const ESCAPES = ['athletics', 'acrobatics'] as const;

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
  crawls: 0.15,
};
const EXPOSED_WEIGHT = -0.1;

function positionValue(world: World, id: CreatureId): number {
  const one = getCreature(world, id);
  if (!isInPlay(one)) return 0;
  if (one.hp === 0 && one.life === 'alive') return POSITION_WEIGHTS.dying + POSITION_WEIGHTS.failure * one.failures;
  if (hasEffect(world, one, 'unaware')) return 0;
  let sum = (0.5 * one.temporary) / Math.max(1, one.fullHp) + (one.burning ? POSITION_WEIGHTS.burning : 0);
  for (const { effect } of effectsOn(world, one)) sum += effectWeight(effect);
  for (const { id: deed, uses: most } of one.deeds)
    if (most !== null) sum += POSITION_WEIGHTS.use * Math.max(0, most - (one.spent[deed] ?? 0));
  return whoseTurn(world) === id ? sum + turnValueOf(one) : sum;
}

function effectWeight(effect: Effect): number {
  if (effect.kind === 'attacks-against') return effect.mode === 'advantage' ? EXPOSED_WEIGHT : -EXPOSED_WEIGHT;
  return EFFECT_WEIGHTS[effect.kind] ?? 0;
}

function turnValueOf({ budget: { action, bonus, dashes, attacks: left } }: Creature): number {
  let sum = (action ? POSITION_WEIGHTS.action : 0) + (bonus ? POSITION_WEIGHTS.bonus : 0) + POSITION_WEIGHTS.dash * dashes;
  for (const one of left) sum += POSITION_WEIGHTS.attack * one.left;
  return sum;
}

import { type CreatureId, creature, fightOn, type Tactics } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { caughtIn } from '../rules/area.ts';
import { whoseTurn } from '../rules/budget.ts';
import { effectsOn, feels } from '../rules/derived.ts';
import { areEnemies, isThere, metresBetween } from '../rules/distance.ts';
import type { Effect } from '../rules/effects.ts';
import { holdOn } from '../rules/grapple.ts';
import { cannotPay, usedUp } from '../rules/may-attack.ts';
import { isHarmful } from '../rules/may-use.ts';
import { usedMap } from '../rules/space.ts';
import type { Area, Creature, Deed, World } from '../state.ts';
import { allowed, attacks, foesOf, strikesNow } from './policy-plans.ts';
import { foreseen, moves } from './tactics-foreseen.ts';

/** The choices of a policy that looks ahead. */
export const tactics: Tactics<World, Action> = {
  choices: (world, who) => {
    if (!fightOn(world) || allowed(world, { type: 'stand', by: who })) return [];
    const one = creature(world, who);
    return [...strikes(world, one), ...uses(world, one), ...deeds(world, one), ...moves(world, one)];
  },
  /** @rule quinta.combat.end */
  withdraw: (world, by) => allowed(world, { type: 'leave', by, how: 'fled' }),
  distance: (world, from, to) => metresBetween(world, creature(world, from), creature(world, to)) ?? 0,
  edge,
  foreseen,
};

/** Attacks with every usable feature on every foe in reach. */
function strikes(world: World, one: Creature): readonly Action[] {
  const arms = strikesNow(world, one);
  if (arms.length === 0) return [];
  return foesOf(world, one).flatMap((foe) => attacks(world, one, { foe, deeds: arms }).map(([, act]) => act));
}

/** Uses of breaths, spells and potions: harmful ones on foes, helpful ones on friends that need them. */
function uses(world: World, one: Creature): readonly Action[] {
  return one.deeds
    .filter((deed) => !deed.attack && deed.multi.length === 0)
    .filter((deed) => !cannotPay(world, one.id, deed) && !usedUp(one, deed))
    .flatMap((deed) => (deed.area ? areas(world, one, deed, deed.area) : onEach(world, one, deed)))
    .flatMap((action) => allowed(world, action) ?? []);
}

function targetsOf(world: World, one: Creature, deed: Deed): readonly Creature[] {
  if (isHarmful(deed)) return foesOf(world, one);
  return world.creatures.filter(
    (other) => !areEnemies(one, other) && isThere(other) && isLacking(world, other, deed),
  );
}

const isLacking = (world: World, other: Creature, { heals, temporary }: Deed): boolean =>
  (heals !== null && other.hp < other.fullHp) ||
  (temporary !== null && other.temporary === 0 && !feels(world, other, 'unaware'));

/** A feature that neither harms nor helps by itself may also be used on the creature itself. */
function onEach(world: World, one: Creature, deed: Deed): readonly Action[] {
  const targets = targetsOf(world, one, deed);
  const own = isHarmful(deed) && !deed.save ? [one] : [];
  return [...targets, ...own].map(({ id }) => ({ type: 'use', by: one.id, deed: deed.id, on: [id] }));
}

/** Positions of the area that catch only intended targets. */
function areas(world: World, one: Creature, deed: Deed, area: Area): readonly Action[] {
  const targets = targetsOf(world, one, deed);
  if (!usedMap(world) || !one.at) return nearEachOther(one, deed, targets);
  const wanted = new Set(targets.map(({ id }) => id));
  const found = new Map<string, Action>();
  for (const { at } of targets) {
    if (!at) continue;
    const caught = caughtIn(world, { by: one, area, at });
    if (caught.length > 0 && caught.every((id) => wanted.has(id)))
      found.set(caught.join(), { type: 'use', by: one.id, deed: deed.id, at });
  }
  return [...found.values()];
}

/** Without positions, an area catches two targets with similar hit points. */
function nearEachOther(one: Creature, deed: Deed, targets: readonly Creature[]): readonly Action[] {
  const weakest = targets.toSorted((a, b) => a.hp - b.hp).map(({ id }) => id);
  return weakest
    .slice(0, Math.max(1, weakest.length - 1))
    .map((_, at) => ({ type: 'use', by: one.id, deed: deed.id, on: weakest.slice(at, at + 2) }));
}

/** First aid, freeing itself, and unarmed actions against a foe. */
function deeds(world: World, one: Creature): readonly Action[] {
  if (!one.budget.action) return [];
  const by = one.id;
  const fallen = world.creatures.filter(
    (other) => !areEnemies(one, other) && isThere(other) && feels(world, other, 'unaware'),
  );
  const upright = foesOf(world, one).filter((foe) => !feels(world, foe, 'crawls'));
  const all: readonly Action[] = [
    ...fallen.map(({ id: on }): Action => ({ type: 'help', by, how: 'first-aid', on })),
    ...(holdOn(one) ? ESCAPES.map((skill): Action => ({ type: 'escape', by, skill })) : []),
    ...(one.burning ? [{ type: 'put-out', by } as const] : []),
    ...upright.map(({ id: on }): Action => ({ type: 'shove', by, on, effect: 'prone' })),
    { type: 'dodge', by },
  ];
  return all.flatMap((action) => allowed(world, action) ?? []);
}

const ESCAPES = ['athletics', 'acrobatics'] as const;

/** The value of what is left of a turn, about equal to what can still be done with it. */
const WORTH = {
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
const HINDRANCES: { readonly [K in Effect['kind']]?: number } = {
  'no-actions': -0.5,
  'own-attacks': -0.15,
  'cannot-see': -0.15,
  'cannot-target': -0.05,
  'cannot-approach': -0.05,
  'cannot-move': -0.05,
  speed: -0.05,
  crawls: 0.15,
};
const EXPOSED = -0.1;

function edge(world: World, id: CreatureId): number {
  const one = creature(world, id);
  if (!isThere(one)) return 0;
  if (one.hp === 0 && one.life === 'alive') return WORTH.dying + WORTH.failure * one.failures;
  if (feels(world, one, 'unaware')) return 0;
  let sum = (0.5 * one.temporary) / Math.max(1, one.fullHp) + (one.burning ? WORTH.burning : 0);
  for (const { effect } of effectsOn(world, one)) sum += hindrance(effect);
  for (const { id: deed, uses: most } of one.deeds)
    if (most !== null) sum += WORTH.use * Math.max(0, most - (one.spent[deed] ?? 0));
  return whoseTurn(world) === id ? sum + leftOf(one) : sum;
}

function hindrance(effect: Effect): number {
  if (effect.kind === 'attacks-against') return effect.mode === 'advantage' ? EXPOSED : -EXPOSED;
  return HINDRANCES[effect.kind] ?? 0;
}

function leftOf({ budget: { action, bonus, dashes, attacks: left } }: Creature): number {
  let sum = (action ? WORTH.action : 0) + (bonus ? WORTH.bonus : 0) + WORTH.dash * dashes;
  for (const one of left) sum += WORTH.attack * one.left;
  return sum;
}

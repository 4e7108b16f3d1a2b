import type { Square } from '@arbitro/grid';
import { type CreatureId, creature, fightOn, oneOf } from '@arbitro/kernel';
import { meanDamage } from '../computer/worth.ts';
import type { Creature, Deed, World } from '../state.ts';
import { byStep, type Leaving } from './apart.ts';
import { canStir, isLed, spend } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { coverBetween } from './cover.ts';
import { deedsOf } from './deeds.ts';
import { canReact, feels, felt } from './derived.ts';
import { areEnemies, isThere } from './distance.ts';
import { isDraggedBy } from './grapple.ts';
import { hasHandsFor } from './hands.ts';
import { canSee } from './senses.ts';
import { strikeAt } from './strike.ts';

/** Returns all other creatures in the fight, the next in the order first. @rule quinta.actions.reaction @ruling R25 */
export function reactors(world: World, besides: CreatureId): readonly Creature[] {
  const fight = fightOn(world);
  if (!fight) return [];
  const { order, turn } = fight;
  return [...order.slice(turn + 1), ...order.slice(0, turn + 1)]
    .filter(({ who }) => who !== besides)
    .map(({ who }) => creature(world, who));
}

/** @rule quinta.actions.reaction */
export const hasReaction = (world: World, one: Creature): boolean =>
  one.budget.reaction && isThere(one) && canReact(world, one) && !isReined(world, one.id);

/**
 * Returns whether it is a controlled mount, if the options take its reactions too.
 *
 * @rule quinta.mounted.controlled
 * @ruling R127
 */
export const isReined = (world: World, who: CreatureId): boolean =>
  !world.options.ledMountReacts && isLed(world, who);

/** Melee features usable at once and without limit. */
const blows = (world: World, one: Creature): readonly Deed[] =>
  deedsOf(one).filter(
    (deed) =>
      deed.attack?.kind === 'melee' &&
      deed.held &&
      deed.uses === null &&
      deed.recharge === null &&
      deed.cost === 'action' &&
      hasHandsFor(world, one, deed),
  );

const reachOf = ({ attack }: Deed): number => attack?.reach ?? 0;

/**
 * Features with the mover in reach before and out of reach after, the most damaging first.
 *
 * @rule quinta.attack.opportunity
 */
function blowsOnLeaving(world: World, watcher: Creature, leaving: Leaving): readonly Deed[] {
  const span = leaving(watcher);
  if (!span) return [];
  const [before, after] = span;
  const all = blows(world, watcher);
  const reach = Math.max(...all.map(reachOf));
  if (before > reach || after <= reach) return [];
  return all
    .filter((deed) => reachOf(deed) >= before)
    .toSorted((a, b) => meanDamage(watcher, b) - meanDamage(watcher, a));
}

/** Returns whether a condition keeps the creature from targeting the other. @rule quinta.conditions.charmed */
export const mayNotTarget = (world: World, one: Creature, other: CreatureId): boolean =>
  felt(world, one, 'cannot-target').some(({ source }) => source === other);

/**
 * A creature whose position is unknown cannot be attacked, and a dragged creature does not leave reach.
 *
 * @rule quinta.attack.opportunity
 * @ruling R58
 * @ruling R124
 */
function mayStrike(world: World, watcher: Creature, mover: Creature): boolean {
  return (
    areEnemies(watcher, mover) &&
    hasReaction(world, watcher) &&
    mover.hidden === null &&
    !mayNotTarget(world, watcher, mover.id) &&
    !isDraggedBy(world, watcher, mover.id) &&
    (!world.options.opportunityRequiresSight || canSee(world, watcher, mover))
  );
}

/**
 * Lets each creature left behind make an opportunity attack, one after another.
 *
 * @rule quinta.attack.opportunity
 * @rule quinta.attack.opportunity-avoid
 * @ruling R57
 */
export function opportunities(ctx: QuintaCtx, who: CreatureId, leaving: Leaving): void {
  if (creature(ctx.world, who).budget.disengaged) return;
  const upright = !feels(ctx.world, creature(ctx.world, who), 'crawls');
  for (const { id } of reactors(ctx.world, who)) {
    const [watcher, mover] = [creature(ctx.world, id), creature(ctx.world, who)];
    if (!isThere(mover) || staysPut(ctx.world, mover, upright)) return;
    const deeds = mayStrike(ctx.world, watcher, mover) ? blowsOnLeaving(ctx.world, watcher, leaving) : [];
    // total cover prevents the attack: quinta.attack.cover
    if (deeds.length > 0 && coverBetween(ctx.world, watcher, mover) !== 'total')
      offer(ctx, { by: id, deeds: deeds.map((deed) => deed.id), on: who });
  }
}

/**
 * Returns whether the path provokes an opportunity attack.
 *
 * @rule quinta.attack.opportunity
 * @rule quinta.attack.opportunity-avoid
 */
export function isRisky(world: World, mover: Creature, path: readonly Square[]): boolean {
  if (mover.budget.disengaged || !mover.at) return false;
  const watchers = reactors(world, mover.id).filter((one) => mayStrike(world, one, mover));
  let from = mover.at;
  for (const to of path) {
    const step = byStep(world, mover, [from, to]);
    if (watchers.some((watcher) => blowsOnLeaving(world, watcher, step).length > 0)) return true;
    from = to;
  }
  return false;
}

/** A creature stopped or knocked prone before leaving no longer leaves. @ruling R108 */
const staysPut = (world: World, mover: Creature, upright: boolean): boolean =>
  world.options.opportunityTiming === 'before-leaving' &&
  (!canStir(world, mover) || (upright && feels(world, mover, 'crawls')));

interface Chance {
  readonly by: CreatureId;
  /** The most damaging first. */
  readonly deeds: readonly string[];
  readonly on: CreatureId;
}

/**
 * The answer `attack` uses the most damaging feature; if the options allow it, the reactor may choose another.
 *
 * @rule quinta.attack.opportunity
 * @ruling R126
 */
function offer(ctx: QuintaCtx, { by, deeds: [hardest = '', ...others], on }: Chance): void {
  const label = { name: 'opportunity', rule: 'quinta.attack.opportunity' };
  const named = ctx.world.options.opportunityWeapon === 'choose' ? others.filter((id) => !isWord(id)) : [];
  const answer = ctx.choose(label, by, oneOf([...WORDS, ...named]));
  if (answer === 'decline') return;
  spend(ctx, by, 'reaction', 'opportunity');
  strikeAt(ctx, { by, with: answer === 'attack' ? hardest : answer, on, opportunity: true });
}

const WORDS = ['attack', 'decline'] as const;
const isWord = (id: string): boolean => WORDS.some((word) => word === id);

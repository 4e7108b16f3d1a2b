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

/** Everybody else in the fight, the next in the order first. @rule quinta.actions.reaction @ruling R25 */
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

/** A mount under control, where that takes its reactions too. @rule quinta.mounted.controlled @ruling R127 */
export const isReined = (world: World, who: CreatureId): boolean =>
  !world.options.ledMountReacts && isLed(world, who);

/** What it can strike with at once, and as often as it likes. */
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

/** Blows at somebody within reach before and out of it after, the hardest first. @rule quinta.attack.opportunity */
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

/** Whether something keeps one from making this other its target. @rule quinta.conditions.charmed */
export const mayNotTarget = (world: World, one: Creature, other: CreatureId): boolean =>
  felt(world, one, 'cannot-target').some(({ source }) => source === other);

/** Whose place nobody knows cannot be struck at, and who is dragged along is not left behind. @rule quinta.attack.opportunity @ruling R58 @ruling R124 */
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
 * Whoever is left behind may strike, one after the other, each to the end.
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
    // through a wall nobody is struck: quinta.attack.cover
    if (deeds.length > 0 && coverBetween(ctx.world, watcher, mover) !== 'total')
      offer(ctx, { by: id, deeds: deeds.map((deed) => deed.id), on: who });
  }
}

/** Would somebody be left behind on this way who may strike? @rule quinta.attack.opportunity @rule quinta.attack.opportunity-avoid */
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

/** Who was stopped or knocked down before leaving is leaving no more. @ruling R108 */
const staysPut = (world: World, mover: Creature, upright: boolean): boolean =>
  world.options.opportunityTiming === 'before-leaving' &&
  (!canStir(world, mover) || (upright && feels(world, mover, 'crawls')));

interface Chance {
  readonly by: CreatureId;
  /** The hardest first. */
  readonly deeds: readonly string[];
  readonly on: CreatureId;
}

/** With whatever one likes; `attack` is the hardest blow. @rule quinta.attack.opportunity @ruling R126 */
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

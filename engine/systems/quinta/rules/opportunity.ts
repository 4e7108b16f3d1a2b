import type { Square } from '@arbitro/grid';
import { type CreatureId, creature, fightOn, oneOf } from '@arbitro/kernel';
import type { QuintaCtx } from '../checks.ts';
import { deedsOf } from '../deeds.ts';
import { canReact, feels, felt } from '../derived.ts';
import type { Creature, Deed, World } from '../state.ts';
import { meanDamage } from '../worth.ts';
import { speedFor, spend } from './budget.ts';
import { coverBetween } from './cover.ts';
import { areEnemies, isThere, metresApart, spaceIn } from './distance.ts';
import { isDraggedBy } from './grapple.ts';
import { hasHandsFor } from './hands.ts';
import { canSee } from './senses.ts';
import { spaceAt } from './space.ts';
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
  one.budget.reaction && isThere(one) && canReact(world, one);

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

/** The hardest blow that reaches so far, in metres. */
const blowAt = (world: World, one: Creature, metres: number): Deed | undefined =>
  blows(world, one)
    .filter((deed) => reachOf(deed) >= metres)
    .reduce<Deed | undefined>(
      (best, deed) => (best && meanDamage(one, best) >= meanDamage(one, deed) ? best : deed),
      undefined,
    );

/** Within somebody's reach before the step, and out of it after. @rule quinta.attack.opportunity */
function blowOnLeaving(world: World, watcher: Creature, { mover, from, to }: Leaving): Deed | undefined {
  const stand = spaceIn(world, watcher);
  if (!stand) return undefined;
  const reach = Math.max(...blows(world, watcher).map(reachOf));
  const far = (at: Square): number => metresApart(world, stand, spaceAt(mover, at));
  return far(from) <= reach && far(to) > reach ? blowAt(world, watcher, far(from)) : undefined;
}

interface Leaving {
  readonly mover: Creature;
  readonly from: Square;
  readonly to: Square;
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
export function opportunities(
  ctx: QuintaCtx,
  who: CreatureId,
  { from, to }: { readonly from: Square; readonly to: Square },
): void {
  if (creature(ctx.world, who).budget.disengaged) return;
  const upright = !feels(ctx.world, creature(ctx.world, who), 'crawls');
  for (const { id } of reactors(ctx.world, who)) {
    const [watcher, mover] = [creature(ctx.world, id), creature(ctx.world, who)];
    if (!isThere(mover) || staysPut(ctx.world, mover, upright)) return;
    const deed = mayStrike(ctx.world, watcher, mover)
      ? blowOnLeaving(ctx.world, watcher, { mover, from, to })
      : undefined;
    // through a wall nobody is struck: quinta.attack.cover
    if (deed && coverBetween(ctx.world, watcher, mover) !== 'total')
      offer(ctx, { by: id, deed: deed.id, on: who });
  }
}

/** Would somebody be left behind on this way who may strike? @rule quinta.attack.opportunity @rule quinta.attack.opportunity-avoid */
export function isRisky(world: World, mover: Creature, path: readonly Square[]): boolean {
  if (mover.budget.disengaged || !mover.at) return false;
  const watchers = reactors(world, mover.id).filter((one) => mayStrike(world, one, mover));
  let from = mover.at;
  for (const to of path) {
    const step = { mover, from, to };
    if (watchers.some((watcher) => blowOnLeaving(world, watcher, step))) return true;
    from = to;
  }
  return false;
}

/** Who was stopped or knocked down before leaving is leaving no more. @ruling R108 */
const staysPut = (world: World, mover: Creature, upright: boolean): boolean =>
  world.options.opportunityTiming === 'before-leaving' &&
  (speedFor(world, mover) === 0 || (upright && feels(world, mover, 'crawls')));

function offer(
  ctx: QuintaCtx,
  { by, deed, on }: { readonly by: CreatureId; readonly deed: string; readonly on: CreatureId },
): void {
  const label = { name: 'opportunity', rule: 'quinta.attack.opportunity' };
  if (ctx.choose(label, by, oneOf(['attack', 'decline'])) === 'decline') return;
  spend(ctx, by, 'reaction', 'opportunity');
  strikeAt(ctx, { by, with: deed, on, opportunity: true });
}

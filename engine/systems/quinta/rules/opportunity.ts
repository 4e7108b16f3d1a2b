import type { Square } from '@arbitro/grid';
import { type CreatureId, findFight, getCreature, oneOf } from '@arbitro/kernel';
import { averageDamage } from '../computer/average-damage.ts';
import type { Creature, Feature, World } from '../state.ts';
import { canReact, effectsOfKind, hasEffect } from './active-effects.ts';
import { canMove, isControlled, spend } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { coverBetween } from './cover.ts';
import { areEnemies, isInPlay } from './distance.ts';
import { listFeatures } from './features.ts';
import { isDraggedBy } from './grapple-hold.ts';
import { hasHandsFor } from './hands.ts';
import { canSee } from './senses.ts';
import { strikeAt } from './strike.ts';
import { changeByStep, type DistanceChange } from './supposed-distance.ts';

/** Returns all other creatures in the fight, the next in the order first. @rule quinta.actions.reaction @ruling R25 */
export function listReactors(world: World, besides: CreatureId): readonly Creature[] {
  const fight = findFight(world);
  if (!fight) return [];
  const { order, turn } = fight;
  const reactors: Creature[] = [];
  for (let after = 1; after <= order.length; after++) {
    const { who } = order.at((turn + after) % order.length) as (typeof order)[number];
    if (who !== besides) reactors.push(getCreature(world, who));
  }
  return reactors;
}

/** @rule quinta.actions.reaction */
export const hasReaction = (world: World, creature: Creature): boolean =>
  creature.budget.reaction &&
  isInPlay(creature) &&
  canReact(world, creature) &&
  !isReactionBlocked(world, creature.id);

/**
 * Returns whether it is a controlled mount, if the options take its reactions too.
 * @rule quinta.mounted.controlled @ruling R127
 */
export const isReactionBlocked = (world: World, who: CreatureId): boolean =>
  !world.options.ledMountReacts && isControlled(world, who);

/** Melee features usable at once and without limit. */
const listReactionStrikes = (world: World, creature: Creature): readonly Feature[] =>
  listFeatures(creature).filter(
    (feature) =>
      feature.attack?.kind === 'melee' &&
      feature.held &&
      feature.uses === null &&
      feature.recharge === null &&
      feature.cost === 'action' &&
      hasHandsFor(world, creature, feature),
  );

const reachOf = ({ attack }: Feature): number => attack?.reach ?? 0;

/**
 * Features with the mover in reach before and out of reach after, the most damaging first.
 * @rule quinta.attack.opportunity
 */
function listOpportunityStrikes(
  world: World,
  watcher: Creature,
  leaving: DistanceChange,
): readonly Feature[] {
  const span = leaving(watcher);
  if (!span) return [];
  const [before, after] = span;
  if (after <= before) return [];
  const all = listReactionStrikes(world, watcher);
  const reach = Math.max(...all.map(reachOf));
  if (before > reach || after <= reach) return [];
  return all
    .filter((feature) => reachOf(feature) >= before)
    .toSorted((a, b) => averageDamage(watcher, b) - averageDamage(watcher, a));
}

/** Returns whether a condition keeps the creature from targeting the other. @rule quinta.conditions.charmed */
export const isForbiddenTarget = (world: World, creature: Creature, other: CreatureId): boolean =>
  effectsOfKind(world, creature, 'cannot-target').some(({ source }) => source === other);

/**
 * A creature whose position is unknown cannot be attacked, and a dragged creature does not leave reach.
 * @rule quinta.attack.opportunity @ruling R58 @ruling R124
 */
function mayStrike(world: World, watcher: Creature, mover: Creature): boolean {
  return (
    areEnemies(watcher, mover) &&
    hasReaction(world, watcher) &&
    mover.hidden === null &&
    !isForbiddenTarget(world, watcher, mover.id) &&
    !isDraggedBy(world, watcher, mover.id) &&
    (!world.options.opportunityRequiresSight || canSee(world, watcher, mover))
  );
}

/**
 * Lets each creature left behind make an opportunity attack, one after another.
 * @rule quinta.attack.opportunity @rule quinta.attack.opportunity-avoid @ruling R57
 */
export function offerOpportunityAttacks(ctx: QuintaCtx, who: CreatureId, leaving: DistanceChange): void {
  const started = getCreature(ctx.world, who);
  if (started.budget.disengaged) return;
  const upright = !hasEffect(ctx.world, started, 'crawls');
  for (const { id } of listReactors(ctx.world, who)) {
    const watcher = getCreature(ctx.world, id);
    const features = areEnemies(watcher, started) ? listOpportunityStrikes(ctx.world, watcher, leaving) : [];
    if (features.length === 0) continue;
    const mover = getCreature(ctx.world, who);
    if (!isInPlay(mover) || hasStopped(ctx.world, mover, upright)) return;
    // total cover prevents the attack: quinta.attack.cover
    if (mayStrike(ctx.world, watcher, mover) && coverBetween(ctx.world, watcher, mover) !== 'total')
      offerOpportunityAttack(ctx, { by: id, deeds: features.map((feature) => feature.id), on: who });
  }
}

/** Returns whether the path provokes an opportunity attack. */
export function provokesAttack(world: World, mover: Creature, path: readonly Square[]): boolean {
  const listProvoked = createProvocation(world, mover);
  return path.some((to, index) => listProvoked([path[index - 1] ?? mover.at ?? to, to]).length > 0);
}

/**
 * Returns a function that lists the creatures that one step of the mover lets attack.
 * @rule quinta.attack.opportunity @rule quinta.attack.opportunity-avoid
 */
export function createProvocation(
  world: World,
  mover: Creature,
): (step: readonly [Square, Square]) => readonly CreatureId[] {
  if (mover.budget.disengaged || !mover.at) return () => [];
  const watchers = listReactors(world, mover.id).filter((creature) => mayStrike(world, creature, mover));
  return (step) => {
    const change = changeByStep(world, mover, step);
    return watchers
      .filter((watcher) => listOpportunityStrikes(world, watcher, change).length > 0)
      .map(({ id }) => id);
  };
}

/** A creature stopped or knocked prone before leaving no longer leaves. @ruling R108 */
const hasStopped = (world: World, mover: Creature, upright: boolean): boolean =>
  world.options.opportunityTiming === 'before-leaving' &&
  (!canMove(world, mover) || (upright && hasEffect(world, mover, 'crawls')));

interface OpportunityAttack {
  readonly by: CreatureId;
  /** The most damaging first. */
  readonly deeds: readonly string[];
  readonly on: CreatureId;
}

/**
 * The answer `attack` uses the most damaging feature; if the options allow it, the reactor may choose another.
 * @rule quinta.attack.opportunity @ruling R126
 */
function offerOpportunityAttack(
  ctx: QuintaCtx,
  { by, deeds: [hardest = '', ...others], on }: OpportunityAttack,
): void {
  const label = { name: 'opportunity', rule: 'quinta.attack.opportunity' };
  const named =
    ctx.world.options.opportunityWeapon === 'choose' ? others.filter((id) => !isAnswerWord(id)) : [];
  const answer = ctx.choose(label, by, oneOf([...ANSWER_WORDS, ...named]));
  if (answer === 'decline') return;
  spend(ctx, by, 'reaction', 'opportunity');
  strikeAt(ctx, { by, with: answer === 'attack' ? hardest : answer, on, opportunity: true });
}

const ANSWER_WORDS = ['attack', 'decline'] as const;
const isAnswerWord = (id: string): boolean => ANSWER_WORDS.some((word) => word === id);

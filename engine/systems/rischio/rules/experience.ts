import { type CreatureId, creature, fightOn, remembering, type Score, score } from '@arbitro/kernel';
import type { SetLevel } from '../actions.ts';
import type { RischioCtx } from '../checks.ts';
import { type Participant, participant, type Share, type World } from '../state.ts';

export interface Defeat {
  readonly from: CreatureId;
  readonly worth: number;
  /** Who struck the last blow: outside a fight they alone share. */
  readonly by: CreatureId | null;
}

/**
 * Experience is credited the moment somebody is defeated, evenly among all who share.
 *
 * @rule rischio.xp.award-on-defeat
 * @rule rischio.xp.instant
 */
export function payExperience(ctx: RischioCtx, { from, worth, by }: Defeat): void {
  if (worth === 0) return;
  const sharers = sharersOf(ctx.world, from, by);
  for (const who of sharers) credit(ctx, who, { from, worth, among: sharers.length });
}

/**
 * All who took part on another side, had joined by now and have not left; who struck does not matter.
 *
 * @rule rischio.xp.participants
 * @ruling R8
 */
function sharersOf(world: World, from: CreatureId, by: CreatureId | null): readonly CreatureId[] {
  const fight = fightOn(world);
  const side = fight?.participants.find(({ who }) => who === from)?.side;
  if (!fight || side === undefined) return by === null || by === from ? [] : [by];
  const counted = ({ who }: Participant) =>
    world.options.xpDead === 'counted' || creature(world, who).status !== 'dead';
  return fight.participants
    .filter((one) => !one.left && one.side !== side && counted(one))
    .map(({ who }) => who);
}

function credit(ctx: RischioCtx, who: CreatureId, { from, worth, among }: Award): void {
  const share = { exp: worth, among };
  const { value: gained, because } = gain(ctx.world, who, share);
  const exp = creature(ctx.world, who).exp + gained;
  const kept = ctx.world.options.xpRounding === 'per-battle' ? share : null;
  ctx.emit({
    type: 'exp-gained',
    rule: 'rischio.xp.round-up',
    who,
    from,
    gained,
    exp,
    worth,
    among,
    share: kept,
    because,
  });
  levelUp(ctx, who);
}

interface Award {
  readonly from: CreatureId;
  readonly worth: number;
  readonly among: number;
}

/**
 * A share is rounded up per defeat; or, where the table rounds per battle, so that the sum so far is.
 *
 * @rule rischio.xp.equal-split
 * @rule rischio.xp.round-up
 */
function gain(world: World, who: CreatureId, share: Share): Score {
  const fight = fightOn(world);
  if (world.options.xpRounding === 'per-opponent' || !fight) return evenShare(share.exp, share.among, null);
  const before = participant(fight, who)?.shares ?? [];
  return score([
    { rule: 'rischio.xp.round-up', what: 'battle-so-far', how: 'add', value: roundedUp([...before, share]) },
    { rule: 'rischio.xp.instant', what: 'already-paid', how: 'add', value: -roundedUp(before) },
  ]);
}

const evenShare = remembering((exp: number, among: number) =>
  score([
    { rule: 'rischio.xp.award-on-defeat', what: 'worth', how: 'add', value: exp },
    { rule: 'rischio.xp.equal-split', what: 'sharers', how: 'shared-by', value: among },
  ]),
);

/** The sum of shares in whole numbers throughout, rounded up once. */
function roundedUp(shares: readonly Share[]): number {
  let over = 0;
  let under = 1;
  for (const { exp, among } of shares) {
    over = over * among + exp * under;
    under *= among;
    const common = gcd(over, under);
    over /= common;
    under /= common;
  }
  return Math.ceil(over / under);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** A level gained counts from the next step on, in mid-fight too. @rule rischio.xp.level-up-mid-battle */
export function levelUp(ctx: RischioCtx, who: CreatureId): void {
  if (ctx.world.options.levelThresholds.length === 0) return;
  const { exp, level: now } = creature(ctx.world, who);
  const level = ctx.world.options.levelThresholds.findLastIndex((needed) => needed <= exp);
  if (level > now) ctx.emit({ type: 'levelled', rule: 'rischio.xp.level-up-mid-battle', who, level });
}

/** Where no thresholds are agreed, levels are set by hand. */
export function setLevel(ctx: RischioCtx, { who, level }: SetLevel): void {
  ctx.emit({ type: 'levelled', rule: 'rischio.xp.level-up-mid-battle', who, level });
}

import {
  type CreatureId,
  countingNumber,
  creatureId,
  fields,
  findFight,
  getCreature,
  memoizeRecent,
  numberBetween,
  oneOf,
  type Reason,
  type Score,
  score,
} from '@arbitro/kernel';
import { action, audienceForWho, event, replaceFight } from '../declare.ts';
import type { Creature, Fight, Participant, Share, World } from '../state.ts';
import type { RischioCtx } from './checks.ts';

export const expGained = event(
  'exp-gained',
  fields<{
    who: CreatureId;
    from: CreatureId;
    gained: number;
    exp: number;
    worth: number;
    among: number;
    /** Stored if experience is rounded over the whole battle. */
    share: Share | null;
    because: readonly Reason[];
  }>(),
  {
    audience: audienceForWho,
    writeCreature: (draft, { exp }) => {
      draft.exp = exp;
    },
    writeWorld: (world, { who, share }) => addShare(world, who, share),
  },
);

function addShare(world: World, sharer: CreatureId, share: Share | null): World {
  const { fight } = world;
  if (!fight || !share) return world;
  const participants = fight.participants.map((participant) =>
    participant.who === sharer ? { ...participant, shares: [...participant.shares, share] } : participant,
  );
  return replaceFight(world, { ...fight, participants });
}

export const levelled = event('levelled', fields<{ who: CreatureId; level: number }>(), {
  writeCreature: (draft, { level }) => {
    draft.level = level;
  },
});

export interface Defeat {
  readonly from: CreatureId;
  readonly worth: number;
  /** Who dealt the last hit; it counts only if the defeated creature takes no part in a fight. */
  readonly by: CreatureId | null;
}

/**
 * Credits experience as soon as a creature is defeated, evenly among all who share.
 * @rule rischio.xp.award-on-defeat @rule rischio.xp.instant
 */
export function payExperience(ctx: RischioCtx, { from, worth, by }: Defeat): void {
  if (worth === 0 || isAlreadyPaid(ctx.world, from)) return;
  const sharers = listSharers(ctx.world, { from, by });
  for (const who of sharers) credit(ctx, who, { from, worth, among: sharers.length });
}

/** If the options say so, a foe gives experience only once, however often it returns. @ruling R15 */
const isAlreadyPaid = (world: World, from: CreatureId): boolean =>
  world.options.xpRematch === 'pays-once' && getCreature(world, from).hasPaid === true;

/**
 * All participants on other sides that have joined and not left; who dealt the hit does not matter. For a defeated
 * creature that takes no part, the striker's side shares, or outside a fight only the striker.
 * @rule rischio.xp.participants @ruling R8
 */
function listSharers(world: World, { from, by }: Pick<Defeat, 'from' | 'by'>): readonly CreatureId[] {
  const fight = findFight(world);
  const isOpposed = fight && createSharerTest(world, fight, { from, by });
  if (!fight || !isOpposed) return listStriker(world, { from, by });
  return fight.participants
    .filter((participant) => isOpposed(participant) && isCounted(world, participant))
    .map(({ who }) => who);
}

function listStriker(world: World, { from, by }: Pick<Defeat, 'from' | 'by'>): readonly CreatureId[] {
  return by === null || by === from || !stillCounts(world, by) ? [] : [by];
}

/** Which participants a defeat in this fight can pay; undefined if neither creature takes part in it. */
function createSharerTest(
  world: World,
  { participants }: Fight,
  { from, by }: Pick<Defeat, 'from' | 'by'>,
): ((participant: Participant) => boolean) | undefined {
  const victim = participants.find(({ who, left }) => who === from && (!left || hasFled(world, from)));
  const striker = participants.find(({ who, left }) => who === by && who !== from && !left);
  if (!victim && !striker) return undefined;
  if (world.options.xpSlainPlayer === 'everyone-else' && getCreature(world, from).kind === 'player')
    return ({ who }) => who !== from;
  return victim ? ({ side }) => side !== victim.side : ({ side }) => side === striker?.side;
}

/**
 * Declared defeated after leaving. Any other defeat of a creature that has left does not concern this fight.
 * @ruling R8
 */
const hasFled = (world: World, who: CreatureId): boolean => getCreature(world, who).health > 0;

const isCounted = (world: World, { who, left }: Participant): boolean =>
  !(left && world.options.xpLeft === 'not-counted') && stillCounts(world, who);

const stillCounts = (world: World, who: CreatureId): boolean =>
  world.options.xpDead === 'counted' || !isGoneForGood(getCreature(world, who));

/** Dead, or an opponent defeated at 0; one that was only declared defeated is alive. */
const isGoneForGood = ({ status, health }: Creature): boolean =>
  status === 'dead' || (status === 'defeated' && health <= 0);

function credit(ctx: RischioCtx, who: CreatureId, { from, worth, among }: Award): void {
  const share = { exp: worth, among };
  const { value: gained, because } = computeGain(ctx.world, who, share);
  const exp = getCreature(ctx.world, who).exp + gained;
  const unroundedShare = ctx.world.options.xpRounding === 'per-battle' ? share : null;
  ctx.emit({
    type: 'exp-gained',
    rule: 'rischio.xp.round-up',
    who,
    from,
    gained,
    exp,
    worth,
    among,
    share: unroundedShare,
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
 * A share is rounded up per defeat; with rounding per battle, the sum so far is rounded up.
 * @rule rischio.xp.equal-split @rule rischio.xp.round-up
 */
function computeGain(world: World, who: CreatureId, share: Share): Score {
  const fight = findFight(world);
  if (world.options.xpRounding === 'per-opponent' || !fight)
    return computeEvenShare(share.exp, share.among, null);
  const before = fight.participants.find((participant) => participant.who === who)?.shares ?? [];
  return score([
    {
      rule: 'rischio.xp.round-up',
      what: 'battle-so-far',
      how: 'add',
      value: roundUpShares([...before, share]),
    },
    { rule: 'rischio.xp.instant', what: 'already-paid', how: 'add', value: -roundUpShares(before) },
  ]);
}

const computeEvenShare = memoizeRecent((exp: number, among: number) =>
  score([
    { rule: 'rischio.xp.award-on-defeat', what: 'worth', how: 'add', value: exp },
    { rule: 'rischio.xp.equal-split', what: 'sharers', how: 'shared-by', value: among },
  ]),
);

/** The sum of shares, computed in whole numbers and rounded up once. */
function roundUpShares(shares: readonly Share[]): number {
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

/** A gained level counts from the next step on, also during a fight. @rule rischio.xp.level-up-mid-battle */
export function levelUp(ctx: RischioCtx, who: CreatureId): void {
  if (ctx.world.options.levelThresholds.length === 0) return;
  const { exp, level: now } = getCreature(ctx.world, who);
  const level = ctx.world.options.levelThresholds.findLastIndex((needed) => needed <= exp);
  if (level > now) ctx.emit({ type: 'levelled', rule: 'rischio.xp.level-up-mid-battle', who, level });
}

/** If no thresholds are agreed, levels are set by hand. */
export const setLevel = action('set-level', {
  fields: { who: creatureId, level: countingNumber },
  resolve: (ctx, { who, level }) =>
    ctx.emit({ type: 'levelled', rule: 'rischio.xp.level-up-mid-battle', who, level }),
  gmOffers: ({ creatures }) => {
    if (creatures.length === 0) return [];
    const slots = { who: oneOf(creatures.map(({ id }) => id)), level: numberBetween(0, MAX_OFFERED_LEVEL) };
    return [{ action: { type: 'set-level' }, slots }];
  },
});
const MAX_OFFERED_LEVEL = 99;

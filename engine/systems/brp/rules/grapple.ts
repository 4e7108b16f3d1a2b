import {
  type CreatureId,
  creature,
  creatureId,
  type Offer,
  offering,
  oneOf,
  takesPart,
  theFight,
  type Verdict,
} from '@arbitro/kernel';
import { characteristicNamed, skillNamed } from '../content/naming.ts';
import type { SkillId } from '../content/skill-table.ts';
import { action } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { oneNamed } from '../schema/spelling.ts';
import { type Intent, isUp, type World } from '../state.ts';
import { endTurn, findActor } from './acting.ts';
import { isBehind } from './aim.ts';
import { attempt } from './attempt.ts';
import type { BrpCtx } from './checks.ts';
import { contend, settle } from './contest.ts';
import { closeIn } from './distance.ts';
import { notUp } from './may-act.ts';
import {
  cannotTakeAction,
  hasStruck,
  isHeld,
  mustStand,
  noTarget,
  notDeclared,
  notOnTurn,
  outOfReach,
} from './may-take-turn.ts';
import { overcomes } from './resist.ts';
import { skillChance } from './skill.ts';
import { findTarget, surprise } from './surprise.ts';
import { offerOn, offerOnAny, offersInTurn } from './turn-offers.ts';

const GRAPPLE = 'grapple';
/** The skills that can resist a grapple. @rule brp.skills.grapple */
const AGAINST: readonly SkillId[] = [GRAPPLE, 'brawl', 'dodge'];
const UNARMED_AMBUSHED: readonly SkillId[] = ['dodge'];
/** Ways to break free: by skill or by strength. */
const WAYS_OUT = [GRAPPLE, 'FOR'] as const;
const wayOutNamed = (text: string): string | undefined => characteristicNamed(text) ?? skillNamed(text);

/** A contest of skills: the winner holds the other; no damage is dealt. @rule brp.skills.grapple @ruling R27 */
export const grapple = action('grapple', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, said) => cannotGrapple(world, said),
  resolve: (ctx, { by, on }) => {
    const rule = 'brp.skills.grapple';
    closeIn(ctx, by, on);
    surprise(ctx, { by, byHand: true });
    findTarget(ctx, by, on);
    const level = attempt(ctx, { by, skill: GRAPPLE, rule });
    if (level !== 'failure' && prevails(ctx, { by, on, level }))
      ctx.emit({ type: 'condition-gained', rule, who: on, condition: 'held', by });
    if (isBehind(ctx.world, by, on))
      ctx.emit({ type: 'unaware-of', rule: 'brp.spot.backstab', who: on, of: by, unaware: false });
    endTurn(ctx, by);
  },
  offers: (world, { id: by }) =>
    offersInTurn(world, by, 'grapple', () => offerOnAny(world, mayGrapple, { type: 'grapple', by })),
});

interface GrappleTerms {
  readonly by: CreatureId;
  readonly on: CreatureId;
}

function cannotGrapple(world: World, said: GrappleTerms): Verdict {
  const { by, on } = said;
  const late = notOnTurn(world, by);
  if (late) return late;
  const one = findActor(world, by);
  const isTaken = creature(world, on).conditions.includes('held');
  return (
    mustStand(one) ??
    isHeld(one) ??
    hasStruck(world, by) ??
    notDeclared(world, 'grapple', said) ??
    noTarget(world, by, on) ??
    (isTaken ? refuseBrp('held-already', { on }) : undefined) ??
    outOfReach(world, by, on)
  );
}

const mayGrapple = offering(cannotGrapple);

export const grappleAsSaid = (world: World, by: CreatureId, { on }: Intent): readonly Offer[] =>
  offerOn(world, mayGrapple, { type: 'grapple', by }, on);

interface Grip {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly level: Parameters<typeof settle>[1][number]['level'];
}

function prevails(ctx: BrpCtx, { by, on, level }: Grip): boolean {
  const rule = 'brp.skills.grapple';
  const skill = withstandingSkill(ctx, on);
  if (skill === undefined) return true;
  const against = attempt(ctx, { by: on, skill, rule });
  const rolled = [
    { party: { by, skill: GRAPPLE }, level },
    { party: { by: on, skill }, level: against },
  ];
  return settle(ctx, rolled).winner === by;
}

/**
 * The target chooses a skill. An incapacitated target does not resist, and an ambushed one can only dodge.
 *
 * @rule brp.spot.ambush-melee
 */
function withstandingSkill(ctx: BrpCtx, on: CreatureId): SkillId | undefined {
  const one = creature(ctx.world, on);
  if (!isUp(one) && !theFight(ctx.world).together.includes(on)) return undefined;
  const known = one.conditions.includes('ambushed') ? UNARMED_AMBUSHED : AGAINST;
  const may = known.filter((skill) => skillChance(ctx.world, one, skill).score.value > 0);
  if (may.length === 0) return undefined;
  return ctx.choose({ name: 'grapple-defence', rule: 'brp.skills.grapple' }, on, oneOf(may));
}

/**
 * At its rank, the creature tries to break free by skill, or by strength against strength.
 *
 * @rule brp.skills.grapple
 * @ruling R27
 */
export const breakFree = action('break-free', {
  fields: { by: creatureId, how: oneNamed(WAYS_OUT, wayOutNamed).default(GRAPPLE) },
  refuses: (world, said) => cannotBreakFree(world, said),
  resolve: (ctx, { by, how }) => {
    const rule = 'brp.skills.grapple';
    const { heldBy } = creature(ctx.world, by);
    if (heldBy === null || isFreed(ctx, { by, heldBy, how }))
      ctx.emit({ type: 'condition-lost', rule, who: by, condition: 'held' });
    endTurn(ctx, by);
  },
  offers: (world, { id: by }) => {
    const free = (): readonly Offer[] => breakFreeOffers(world, by);
    return takesPart(world, by) ? offersInTurn(world, by, 'break-free', free) : free();
  },
});

function cannotBreakFree(world: World, said: { readonly by: CreatureId }): Verdict {
  const { by } = said;
  const isFree = !creature(world, by).conditions.includes('held');
  return (
    (takesPart(world, by) ? cannotTakeAction(world, 'break-free', said) : notUp(world, by)) ??
    (isFree ? refuseBrp('not-held', { who: by }) : undefined)
  );
}

const mayBreakFree = offering(cannotBreakFree);

export const breakFreeOffers = (world: World, by: CreatureId): readonly Offer[] =>
  WAYS_OUT.flatMap((how) => mayBreakFree.offered(world, { type: 'break-free', by, how }));

interface Struggle {
  readonly by: CreatureId;
  readonly heldBy: CreatureId;
  readonly how: (typeof WAYS_OUT)[number];
}

function isFreed(ctx: BrpCtx, { by, heldBy, how }: Struggle): boolean {
  if (how === GRAPPLE) {
    const parties = [
      { by, skill: GRAPPLE },
      { by: heldBy, skill: GRAPPLE },
    ];
    return contend(ctx, parties).winner === by;
  }
  const strength = (who: CreatureId) => ({ who, characteristic: 'FOR' }) as const;
  const rule = 'brp.skills.grapple';
  return overcomes(ctx, { active: strength(by), passive: strength(heldBy), rule, name: 'break-free' });
}

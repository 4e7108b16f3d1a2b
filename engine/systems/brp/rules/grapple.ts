import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  getCreature,
  getFight,
  isParticipant,
  type Offer,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { findCharacteristic, findSkillId } from '../content/naming.ts';
import type { SkillId } from '../content/skill-table.ts';
import { action } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { enumByName } from '../schema/spelling.ts';
import { type Intent, isUp, type World } from '../state.ts';
import { endTurn, findActor } from './acting.ts';
import { isBehind } from './aim.ts';
import { attempt } from './attempt.ts';
import type { BrpCtx } from './checks.ts';
import { contend, settleContest } from './contest.ts';
import { closeIn } from './distance.ts';
import { notUp } from './may-act.ts';
import {
  cannotTakeAction,
  hasStruck,
  isHeld,
  mustStand,
  noTarget,
  notDeclared,
  notInReach,
  notOnTurn,
} from './may-take-turn.ts';
import { notInSetting } from './may-use-skill.ts';
import { overcomes } from './resist.ts';
import { isThere } from './rollable.ts';
import { skillChance } from './skill.ts';
import { noticeTarget, surprise } from './surprise.ts';
import { STR } from './tables.ts';
import { offerOn, offerOnAny, offersInTurn } from './turn-offers.ts';

const GRAPPLE = 'grapple';
/** The skills that can resist a grapple. @rule brp.skills.grapple */
const GRAPPLE_DEFENCES: readonly SkillId[] = [GRAPPLE, 'brawl', 'dodge'];
const AMBUSHED_DEFENCES: readonly SkillId[] = ['dodge'];
/** Ways to break free: by skill or by strength. */
const BREAK_FREE_WAYS = [GRAPPLE, STR] as const;
const findBreakFreeWay = (text: string): string | undefined => findCharacteristic(text) ?? findSkillId(text);

/** A contest of skills: the winner holds the other; no damage is dealt. @rule brp.skills.grapple @ruling R27 */
export const grapple = action('grapple', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, terms) => cannotGrapple(world, terms),
  resolve: (ctx, { by, on }) => {
    const rule = 'brp.skills.grapple';
    closeIn(ctx, by, on);
    surprise(ctx, { by, byHand: true });
    noticeTarget(ctx, by, on);
    const level = attempt(ctx, { by, skill: GRAPPLE, rule });
    if (level !== 'failure' && winsGrapple(ctx, { by, on, level }))
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

function cannotGrapple(world: World, grappleTerms: GrappleTerms): Verdict {
  const { by, on } = grappleTerms;
  const late = notOnTurn(world, by);
  if (late) return late;
  const creature = findActor(world, by);
  const isTaken = getCreature(world, on).conditions.includes('held');
  return (
    notInSetting(world, GRAPPLE) ??
    mustStand(creature) ??
    isHeld(creature) ??
    hasStruck(world, by) ??
    notDeclared(world, 'grapple', grappleTerms) ??
    noTarget(world, by, on) ??
    (isTaken ? refuseBrp('held-already', { on }) : undefined) ??
    notInReach(world, by, on)
  );
}

const mayGrapple = createOfferBuilder(cannotGrapple);

export const offerIntendedGrapple = (world: World, by: CreatureId, { on }: Intent): readonly Offer[] =>
  offerOn(world, mayGrapple, { type: 'grapple', by }, on);

interface GrappleHold {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly level: Parameters<typeof settleContest>[1][number]['level'];
}

function winsGrapple(ctx: BrpCtx, { by, on, level }: GrappleHold): boolean {
  const rule = 'brp.skills.grapple';
  const skill = withstandingSkill(ctx, on);
  if (skill === undefined) return true;
  const against = attempt(ctx, { by: on, skill, rule });
  const rolled = [
    { party: { by, skill: GRAPPLE }, level },
    { party: { by: on, skill }, level: against },
  ];
  return settleContest(ctx, rolled).winner === by;
}

/**
 * The target chooses a skill. An incapacitated target does not resist, and an ambushed one can only dodge.
 * @rule brp.spot.ambush-melee
 */
function withstandingSkill(ctx: BrpCtx, on: CreatureId): SkillId | undefined {
  const creature = getCreature(ctx.world, on);
  if (!isUp(creature) && !getFight(ctx.world).together.includes(on)) return undefined;
  const known = creature.conditions.includes('ambushed') ? AMBUSHED_DEFENCES : GRAPPLE_DEFENCES;
  const may = known.filter(
    (skill) => isThere(ctx.world, skill) && skillChance(ctx.world, creature, skill).score.value > 0,
  );
  if (may.length === 0) return undefined;
  return ctx.choose({ name: 'grapple-defence', rule: 'brp.skills.grapple' }, on, oneOf(may));
}

/**
 * At its rank, the creature tries to break free by skill, or by strength against strength.
 * @rule brp.skills.grapple @ruling R27
 */
export const breakFree = action('break-free', {
  fields: { by: creatureId, how: enumByName(BREAK_FREE_WAYS, findBreakFreeWay).default(GRAPPLE) },
  refuses: (world, terms) => cannotBreakFree(world, terms),
  resolve: (ctx, { by, how }) => {
    const rule = 'brp.skills.grapple';
    const { heldBy } = getCreature(ctx.world, by);
    if (heldBy === null || tryBreakFree(ctx, { by, heldBy, how }))
      ctx.emit({ type: 'condition-lost', rule, who: by, condition: 'held' });
    endTurn(ctx, by);
  },
  offers: (world, { id: by }) => {
    const free = (): readonly Offer[] => breakFreeOffers(world, by);
    return isParticipant(world, by) ? offersInTurn(world, by, 'break-free', free) : free();
  },
});

interface BreakFreeTerms {
  readonly by: CreatureId;
  readonly how?: Struggle['how'];
}

function cannotBreakFree(world: World, terms: BreakFreeTerms): Verdict {
  const { by, how } = terms;
  const isFree = !getCreature(world, by).conditions.includes('held');
  return (
    (isParticipant(world, by) ? cannotTakeAction(world, 'break-free', terms) : notUp(world, by)) ??
    (isFree ? refuseBrp('not-held', { who: by }) : undefined) ??
    (how === GRAPPLE ? notInSetting(world, GRAPPLE) : undefined)
  );
}

const mayBreakFree = createOfferBuilder(cannotBreakFree);

export const breakFreeOffers = (world: World, by: CreatureId): readonly Offer[] =>
  BREAK_FREE_WAYS.flatMap((how) => mayBreakFree.offered(world, { type: 'break-free', by, how }));

interface Struggle {
  readonly by: CreatureId;
  readonly heldBy: CreatureId;
  readonly how: (typeof BREAK_FREE_WAYS)[number];
}

function tryBreakFree(ctx: BrpCtx, { by, heldBy, how }: Struggle): boolean {
  if (how === GRAPPLE) {
    const parties = [
      { by, skill: GRAPPLE },
      { by: heldBy, skill: GRAPPLE },
    ];
    return contend(ctx, parties).winner === by;
  }
  const strength = (who: CreatureId) => ({ who, characteristic: STR }) as const;
  const rule = 'brp.skills.grapple';
  return overcomes(ctx, { active: strength(by), passive: strength(heldBy), rule, name: 'break-free' });
}

import { type CreatureId, creature, oneOf, theFight } from '@arbitro/kernel';
import type { BreakFree, Grapple } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import type { SkillId } from '../content/skill-table.ts';
import { isUp } from '../state.ts';
import { endTurn } from './acting.ts';
import { isBehind } from './aim.ts';
import { attempt } from './attempt.ts';
import { contend, settle } from './contest.ts';
import { closeIn } from './distance.ts';
import { overcomes } from './resist.ts';
import { skillChance } from './skill.ts';
import { findTarget, surprise } from './surprise.ts';

const GRAPPLE = 'grapple';
/** What one may withstand it with. @rule brp.skills.grapple */
const AGAINST: readonly SkillId[] = [GRAPPLE, 'brawl', 'dodge'];
const UNARMED_AMBUSHED: readonly SkillId[] = ['dodge'];

/** Skill against skill; the winner holds the other, and nobody is hurt. @rule brp.skills.grapple @ruling R27 */
export function grapple(ctx: BrpCtx, { by, on }: Grapple): void {
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
}

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

/** The target chooses; who is out withstands nothing, and who is ambushed can only dodge. @rule brp.spot.ambush-melee */
function withstandingSkill(ctx: BrpCtx, on: CreatureId): SkillId | undefined {
  const one = creature(ctx.world, on);
  if (!isUp(one) && !theFight(ctx.world).together.includes(on)) return undefined;
  const known = one.conditions.includes('ambushed') ? UNARMED_AMBUSHED : AGAINST;
  const may = known.filter((skill) => skillChance(ctx.world, one, skill).score.value > 0);
  if (may.length === 0) return undefined;
  return ctx.choose({ name: 'grapple-defence', rule: 'brp.skills.grapple' }, on, oneOf(may));
}

/** At one's own rank, once more by skill, or by strength against strength. @rule brp.skills.grapple @ruling R27 */
export function breakFree(ctx: BrpCtx, { by, how }: BreakFree): void {
  const rule = 'brp.skills.grapple';
  const { heldBy } = creature(ctx.world, by);
  if (heldBy === null || isFreed(ctx, { by, heldBy, how }))
    ctx.emit({ type: 'condition-lost', rule, who: by, condition: 'held' });
  endTurn(ctx, by);
}

interface Struggle extends Pick<BreakFree, 'by' | 'how'> {
  readonly heldBy: CreatureId;
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

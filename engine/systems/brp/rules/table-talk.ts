import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { AllowRelated, Approve, Harm, Heal, Inflict, SetCharacteristic, SetSkill } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import type { SkillId } from '../content/skill-table.ts';
import { writeSkill } from '../copies.ts';
import { event, ofWhom } from '../declare.ts';
import { armourPoints } from '../derived.ts';
import { CONDITIONS } from '../effects.ts';
import { kneel } from './distance.ts';
import { healWound } from './heal.ts';
import { changeCharacteristic, haltRecovery } from './recovery.ts';
import { wound } from './wound.ts';

export const skillSet = event('skill-set', fields<{ who: CreatureId; skill: SkillId; rating: number }>(), {
  audience: ofWhom,
  writeCreature: (draft, { skill, rating }) =>
    writeSkill(draft, skill, () => ({ written: rating, professional: 0, personal: 0, gained: 0 })),
});

export const relatedAllowed = event(
  'related-allowed',
  fields<{ who: CreatureId; skill: SkillId; by: SkillId | null }>(),
  {
    audience: ofWhom,
    writeCreature: (draft, { skill, by }) => {
      const { [skill]: _, ...others } = draft.related;
      draft.related = by === null ? others : { ...others, [skill]: by };
    },
  },
);

export const approved = event('approved', fields<{ who: CreatureId; approved: boolean }>(), {
  writeCreature: (draft, { approved: isApproved }) => {
    draft.approval = isApproved ? 'approved' : 'vetoed';
  },
});

/** Something hurts: armour helps where the game master says so. @rule brp.wounds.hit-point-loss */
export function harm(ctx: BrpCtx, { who, damage, kind, armour = false }: Harm): void {
  const stopped = armour ? armourPoints(creature(ctx.world, who)).value : 0;
  wound(ctx, { who, by: null, points: damage - stopped, kind, rule: 'brp.wounds.hit-point-loss' });
}

export const heal = (ctx: BrpCtx, { who, wound: id, points }: Heal): void =>
  healWound(ctx, { who, wound: id, points, rule: 'brp.gm.responsibilities' });

export function inflict(ctx: BrpCtx, { who, condition, gained }: Inflict): void {
  const { rule } = CONDITIONS[condition];
  if (creature(ctx.world, who).conditions.includes(condition) === gained) return;
  if (gained && condition === 'fallen') kneel(ctx, who, false);
  if (gained) ctx.emit({ type: 'condition-gained', rule, who, condition, by: null });
  else ctx.emit({ type: 'condition-lost', rule, who, condition });
}

/** Characteristics rise and fall only by the game master's word. @rule brp.characteristics.growth @ruling R9 */
export function setCharacteristic(ctx: BrpCtx, { who, characteristic, value }: SetCharacteristic): void {
  haltRecovery(ctx, who, [characteristic]);
  const rule = 'brp.characteristics.growth';
  changeCharacteristic(ctx, { who, characteristic, now: value, full: value, rule });
}

/** @rule brp.skills.gm-customise */
export const setSkill = (ctx: BrpCtx, { who, skill, rating }: SetSkill): void =>
  ctx.emit({ type: 'skill-set', rule: 'brp.skills.gm-customise', who, skill, rating });

/** @rule brp.combat.related-weapon */
export const allowRelated = (ctx: BrpCtx, { who, skill, by }: AllowRelated): void =>
  ctx.emit({ type: 'related-allowed', rule: 'brp.combat.related-weapon', who, skill, by });

/** @rule brp.creation.gm-veto */
export const approve = (ctx: BrpCtx, { who, approved }: Approve): void =>
  ctx.emit({ type: 'approved', rule: 'brp.creation.gm-veto', who, approved });

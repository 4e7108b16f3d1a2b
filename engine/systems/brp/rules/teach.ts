import {
  type CreatureId,
  countingNumber,
  creatureId,
  fields,
  firstRefusal,
  getCreature,
  idsOf,
  listFactKeys,
  numberBetween,
  type Offer,
  oneOf,
  type Reason,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import type { SkillId } from '../content/skill-table.ts';
import { action, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { skillId } from '../schema/sheet-parts.ts';
import { type Creature, isUp, type World } from '../state.ts';
import { attempt } from './attempt.ts';
import type { BrpCtx } from './checks.ts';
import { eraseTick, improveSkill } from './experience.ts';
import { notUp } from './may-act.ts';
import { cannotRollSkill, hasNoBase, noSuchSkill } from './may-use-skill.ts';
import { listCommonSkills, listRollableSkills } from './rollable.ts';
import { ratingOf } from './skill.ts';
import { LESSON_HOURS, SECONDS } from './tables.ts';
import { advanceClock } from './time.ts';

export const taught = event(
  'taught',
  fields<{ who: CreatureId; student: CreatureId; skill: SkillId; learned: boolean }>(),
  { facts: ({ learned, student }) => (learned ? listFactKeys('learned', student) : []) },
);

/**
 * After the study time both of the teacher's rolls are made. A teacher cannot teach beyond its own rating.
 * @rule brp.experience.teaching @ruling R56
 */
export const teach = action('teach', {
  fields: { by: creatureId, student: creatureId, skill: skillId, hours: countingNumber.max(10_000) },
  refuses: (world, terms) => cannotTeach(world, terms),
  resolve: (ctx, { by, student, skill, hours }) => {
    const rule: RuleId = 'brp.experience.teaching';
    advanceClock(ctx, hours * SECONDS.hour);
    if (![by, student].every((who) => isUp(getCreature(ctx.world, who)))) return;
    const value = ratingOf(ctx.world, getCreature(ctx.world, by), skill).value;
    const ratedAtMost: Reason = { rule, what: skill, how: 'at-most', value };
    const explained = attempt(ctx, { by, skill: 'teach', rule, ratedAtMost, stakes: false });
    const applied = attempt(ctx, { by, skill, rule, stakes: false });
    const learned = explained !== 'failure' && applied !== 'failure';
    ctx.emit({ type: 'taught', rule, who: by, student, skill, learned });
    if (learned) learn(ctx, student, skill);
  },
  /** Offers skills that all creatures can try, to any other creature. */
  gmOffers: (world) => {
    const able = world.creatures.filter(isUp);
    const shared = listCommonSkills(world, able);
    return world.creatures
      .filter((creature) => listRollableSkills(world, creature).length > 0)
      .flatMap(({ id: by }) => teachOffers(world, by, { able, shared }));
  },
});

interface TeachTerms {
  readonly by: CreatureId;
  readonly student: CreatureId;
  readonly skill: SkillId;
  readonly hours: number;
}

function cannotTeach(world: World, { by, student, skill, hours }: TeachTerms): Verdict {
  const unknown = noSuchSkill(world, skill);
  if (unknown) return unknown;
  if (by === student) return refuseBrp('teaches-oneself', { who: by });
  if (hours < LESSON_HOURS) return refuseBrp('lesson-too-short', { least: LESSON_HOURS });
  return (
    requireNoFight(world) ??
    firstRefusal([by, student], (who) => notUp(world, who) ?? hasNoBase(world, who, skill)) ??
    cannotRollSkill(world, by, 'teach')
  );
}

interface School {
  readonly able: readonly Creature[];
  readonly shared: readonly SkillId[];
}

function teachOffers(world: World, by: CreatureId, { able, shared }: School): readonly Offer[] {
  const students = idsOf(able.filter(({ id }) => id !== by));
  const [skill] = shared;
  const [student] = students;
  if (skill === undefined || student === undefined) return [];
  if (cannotTeach(world, { by, student, skill, hours: LESSON_HOURS })) return [];
  const hours = numberBetween(LESSON_HOURS, 40 * LESSON_HOURS);
  return [
    { action: { type: 'teach', by }, slots: { student: oneOf(students), skill: oneOf(shared), hours } },
  ];
}

/** A skill that was already ticked stays ticked. @rule brp.experience.teaching */
function learn(ctx: BrpCtx, who: CreatureId, skill: SkillId): void {
  const ticked = getCreature(ctx.world, who).skills[skill]?.ticked ?? false;
  if (!ticked) ctx.emit({ type: 'ticked', rule: 'brp.experience.teaching', who, skill });
  if (ctx.world.options.teachingImprovement === 'end-of-adventure') return;
  improveSkill(ctx, who, skill);
  if (!ticked) eraseTick(ctx, who, skill);
}

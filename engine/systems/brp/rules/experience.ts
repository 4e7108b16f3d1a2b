import { d } from '@arbitro/dice';
import { type CreatureId, creature, fields, type Reason } from '@arbitro/kernel';
import type { EndAdventure, FreeChecks, Teach } from '../actions.ts';
import { type BrpCtx, d100 } from '../checks.ts';
import type { SkillId } from '../content/skill-table.ts';
import { writeSkill } from '../copies.ts';
import { event, ofWhom } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { type Creature, isUp } from '../state.ts';
import { EXPERIENCE, SECONDS } from '../tables.ts';
import { attempt } from './attempt.ts';
import { ratingOf } from './skill.ts';
import { advanceClock } from './time.ts';

export const skillGained = event(
  'skill-gained',
  fields<{ who: CreatureId; skill: SkillId; by: number; rating: number }>(),
  {
    audience: ofWhom,
    writeCreature: (draft, { skill, by }) =>
      writeSkill(draft, skill, ({ gained }) => ({ gained: gained + by })),
  },
);

export const tickErased = event('tick-erased', fields<{ who: CreatureId; skill: SkillId }>(), {
  audience: ofWhom,
  writeCreature: (draft, { skill }) => writeSkill(draft, skill, () => ({ ticked: false })),
});

export const taught = event(
  'taught',
  fields<{ who: CreatureId; student: CreatureId; skill: SkillId; learned: boolean }>(),
);

export const experienceOpened = event('experience-opened', fields<{ interlude: boolean }>());

/**
 * An adventure ends, or pauses: every skill that is ticked may improve, and its tick is erased.
 *
 * @rule brp.experience.roll
 * @rule brp.experience.specialisations
 * @rule brp.experience.interludes
 * @ruling R2
 */
export function experience(ctx: BrpCtx, { interlude = false }: EndAdventure): void {
  const rule: RuleId = interlude ? 'brp.experience.interludes' : 'brp.experience.roll';
  ctx.emit({ type: 'experience-opened', rule, interlude });
  for (const one of ctx.world.creatures)
    for (const skill of tickedOf(one)) {
      improve(ctx, one.id, skill);
      eraseTick(ctx, one.id, skill);
    }
}

/** The dead learn no more. */
export const tickedOf = ({ skills, state }: Creature): readonly SkillId[] =>
  state.is === 'dead' ? [] : Object.keys(skills).filter((skill) => skills[skill]?.ticked);

const eraseTick = (ctx: BrpCtx, who: CreatureId, skill: SkillId): void =>
  ctx.emit({ type: 'tick-erased', rule: 'brp.experience.roll', who, skill });

/** The better one is, the harder it is to get better; 100 always does. @rule brp.experience.roll @rule brp.experience.hundred */
function improve(ctx: BrpCtx, who: CreatureId, skill: SkillId): void {
  const rule: RuleId = 'brp.experience.roll';
  const rated = ratingOf(ctx.world, creature(ctx.world, who), skill).value;
  const improves = (rolled: number): boolean => rolled > rated || rolled === EXPERIENCE.always;
  if (!ctx.roll({ name: skill, rule }, who, d100, improves)) return;
  const by = ctx.roll({ name: 'experience-gain', rule }, who, d(EXPERIENCE.gain), (points) => points);
  ctx.emit({ type: 'skill-gained', rule, who, skill, by, rating: rated + by });
}

/** After months without adventures: as many skills as one likes, up to four. @rule brp.experience.downtime-checks @ruling R57 */
export function freeChecks(ctx: BrpCtx, { by, skills }: FreeChecks): void {
  for (const skill of skills) improve(ctx, by, skill);
}

/**
 * After the time of study both of the teacher's rolls are made. Nobody teaches better than they know the thing.
 *
 * @rule brp.experience.teaching
 * @ruling R56
 */
export function teach(ctx: BrpCtx, { by, student, skill, hours }: Teach): void {
  const rule: RuleId = 'brp.experience.teaching';
  advanceClock(ctx, hours * SECONDS.hour);
  if (![by, student].every((who) => isUp(creature(ctx.world, who)))) return;
  const value = ratingOf(ctx.world, creature(ctx.world, by), skill).value;
  const atMost: Reason = { rule, what: skill, how: 'at-most', value };
  const explained = attempt(ctx, { by, skill: 'teach', rule, atMost, stakes: false });
  const shown = attempt(ctx, { by, skill, rule, stakes: false });
  const learned = explained !== 'failure' && shown !== 'failure';
  ctx.emit({ type: 'taught', rule, who: by, student, skill, learned });
  if (learned) learn(ctx, student, skill);
}

/** A box that was ticked before stays so. @rule brp.experience.teaching */
function learn(ctx: BrpCtx, who: CreatureId, skill: SkillId): void {
  const ticked = creature(ctx.world, who).skills[skill]?.ticked ?? false;
  if (!ticked) ctx.emit({ type: 'ticked', rule: 'brp.experience.teaching', who, skill });
  if (ctx.world.options.teachingImprovement === 'end-of-adventure') return;
  improve(ctx, who, skill);
  if (!ticked) eraseTick(ctx, who, skill);
}

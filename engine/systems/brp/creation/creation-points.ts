import { type CreationCtx, oneOf, type PointSlot, someOf, splitPoints, textUpTo } from '@arbitro/kernel';
import { findSkillId } from '../content/naming.ts';
import { groupOf, sortByGroup } from '../content/skill-groups.ts';
import { findSpecialisationRow, type SkillId, skillKeyOf } from '../content/skill-table.ts';
import { currentCharacteristic, findRating, skillBaseOf } from '../rules/derived.ts';
import { INT, PERSONAL_TIMES, PROFESSIONAL_POINTS, STARTING_CAP } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Skill, World } from '../state.ts';
import { LEARNABLE_SKILLS } from './creation-skills.ts';

/** A character in creation, with the table's options. */
export interface CharacterDraft extends Pick<Creature, 'characteristics' | 'flies' | 'skills'> {
  readonly rules: Pick<World, 'options' | 'setting'>;
}

/** The answer for points that are not spent; they are lost. */
const UNSPENT = 'unspent';
const UNTRAINED_SKILL: Skill = { written: null, professional: 0, personal: 0, gained: 0, ticked: false };

/** Distributes 300 points over the ten skills of the profession. @rule brp.professions.points */
export function spendProfessionPoints(
  ctx: CreationCtx,
  learner: CharacterDraft,
  ten: readonly SkillId[],
): CharacterDraft {
  return spreadPoints(ctx, learner, {
    kind: 'professional',
    rule: 'brp.professions.points',
    points: PROFESSIONAL_POINTS,
    over: ten,
  }).learner;
}

/** How many skills outside the profession the player names at a time. */
const SKILLS_AT_A_TIME = 10;

/**
 * Distributes ten times INT over any skills, known or newly named, until no points are left.
 * @rule brp.personal.points
 */
export function spendPersonalPoints(ctx: CreationCtx, learner: CharacterDraft): CharacterDraft {
  const rule = 'brp.personal.points';
  let grown = learner;
  for (let left = PERSONAL_TIMES * currentCharacteristic(learner, INT); left > 0; ) {
    const others = LEARNABLE_SKILLS.filter((id) => grown.skills[id] === undefined);
    const chosen = ctx.choose(
      { name: 'personal-skills', rule },
      someOf(others, { least: 0, most: Math.min(SKILLS_AT_A_TIME, others.length) }),
    );
    const over = [...Object.keys(grown.skills), ...chosen];
    const spent = spreadPoints(ctx, grown, { kind: 'personal', rule, points: left, over });
    grown = spent.learner;
    left = spent.unspent;
    if (left > 0 && ctx.choose({ name: 'personal-left', rule }, oneOf(['done', 'more'])) === 'done') break;
  }
  return grown;
}

interface PointBudget {
  readonly kind: 'professional' | 'personal';
  readonly rule: RuleId;
  readonly points: number;
  readonly over: readonly SkillId[];
}

function spreadPoints(
  ctx: CreationCtx,
  learner: CharacterDraft,
  { kind, rule, points, over }: PointBudget,
): { readonly learner: CharacterDraft; readonly unspent: number } {
  const slots = sortByGroup(over).map((skill) => slotOf(learner, skill, points));
  const left = { name: UNSPENT, least: 0, most: points, spare: true };
  const dealt = ctx.choose({ name: kind, rule }, splitPoints(points, [...slots, left]));
  const skills = Object.fromEntries(
    over.map((id) => {
      const had = learner.skills[id] ?? UNTRAINED_SKILL;
      return [id, { ...had, [kind]: had[kind] + (dealt[id] ?? 0) }] as const;
    }),
  );
  return { learner: { ...learner, skills: { ...learner.skills, ...skills } }, unspent: dealt[UNSPENT] ?? 0 };
}

/**
 * The slot of a skill, limited by the cap on the total rating if the options have one.
 * @rule brp.creation.cap-75 @ruling R36
 */
function slotOf(learner: CharacterDraft, skill: SkillId, points: number): PointSlot {
  const room = learner.rules.options.creationCap75
    ? Math.max(0, STARTING_CAP - currentRating(learner, skill))
    : points;
  return {
    name: skill,
    least: 0,
    most: Math.min(points, room),
    base: currentRating(learner, skill),
    group: groupOf(skill),
  };
}

/** A skill whose base the game master has still to set counts from 0. @ruling R19 */
function currentRating(learner: CharacterDraft, skill: SkillId): number {
  const { professional, personal } = learner.skills[skill] ?? UNTRAINED_SKILL;
  return findRating(learner.rules, learner, skill)?.value ?? professional + personal;
}

/** Removes skills without points: all characters have those. */
const keepTrainedSkills = ({ skills }: CharacterDraft): Creature['skills'] =>
  Object.fromEntries(
    Object.entries(skills).filter(([, { professional, personal }]) => professional + personal > 0),
  );

const NAME_LENGTH = 40;

/**
 * Asks for open specialisations: a language, a town, a craft. The player may leave them open.
 * @rule brp.skills.specialisations
 */
export function nameSpecialisations(ctx: CreationCtx, learner: CharacterDraft): CharacterDraft {
  let skills = keepTrainedSkills(learner);
  for (const id of Object.keys(skills).filter((text) => findSpecialisationRow(text)?.open)) {
    const label = { name: id, rule: 'brp.skills.specialisations' };
    const text = ctx.choose(label, textUpTo(NAME_LENGTH)).trim();
    const other = text === '' ? undefined : findSkillId(`${skillKeyOf(id)}:${text}`);
    if (other !== undefined && isSkillFree({ ...learner, skills }, id, other))
      skills = renameSkill(skills, id, other);
  }
  return { ...learner, skills };
}

/** A chosen name must not raise the base or repeat a skill. */
const isSkillFree = (
  { rules: world, skills, ...learner }: CharacterDraft,
  id: SkillId,
  other: SkillId,
): boolean =>
  skills[other] === undefined &&
  skillBaseOf(world, learner, other)?.value === skillBaseOf(world, learner, id)?.value;

const renameSkill = (skills: Creature['skills'], from: SkillId, to: SkillId): Creature['skills'] =>
  Object.fromEntries(Object.entries(skills).map(([id, skill]) => [id === from ? to : id, skill] as const));

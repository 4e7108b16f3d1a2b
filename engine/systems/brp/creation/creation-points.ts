import { type CreationCtx, oneOf, pointsOver, type Slot, someOf, textUpTo } from '@arbitro/kernel';
import { skillNamed } from '../content/naming.ts';
import { groupOf, inOrder } from '../content/skill-groups.ts';
import { knownSpecialisation, type SkillId, skillKey } from '../content/skill-table.ts';
import { baseOf, now, rating } from '../rules/derived.ts';
import { PERSONAL_TIMES, PROFESSIONAL_POINTS, STARTING_CAP } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Skill, World } from '../state.ts';
import { LEARNABLE } from './creation-skills.ts';

/** A character in creation, with the table's options. */
export interface Learner extends Pick<Creature, 'characteristics' | 'flies' | 'skills'> {
  readonly at: Pick<World, 'options' | 'setting'>;
}

/** The answer for points that are not spent; they are lost. */
const UNSPENT = 'unspent';
const UNLEARNED: Skill = { written: null, professional: 0, personal: 0, gained: 0, ticked: false };

/** Distributes 300 points over the ten skills of the profession. @rule brp.professions.points */
export function trained(ctx: CreationCtx, learner: Learner, ten: readonly SkillId[]): Learner {
  return spread(ctx, learner, {
    kind: 'professional',
    rule: 'brp.professions.points',
    points: PROFESSIONAL_POINTS,
    over: ten,
  }).learner;
}

/** How many skills outside the profession the player names at a time. */
const AT_A_TIME = 10;

/**
 * Distributes ten times INT over any skills, known or newly named, until no points are left.
 *
 * @rule brp.personal.points
 */
export function grownUp(ctx: CreationCtx, learner: Learner): Learner {
  const rule = 'brp.personal.points';
  let grown = learner;
  for (let left = PERSONAL_TIMES * now(learner, 'INT'); left > 0; ) {
    const others = LEARNABLE.filter((id) => grown.skills[id] === undefined);
    const chosen = ctx.choose(
      { name: 'personal-skills', rule },
      someOf(others, { least: 0, most: Math.min(AT_A_TIME, others.length) }),
    );
    const over = [...Object.keys(grown.skills), ...chosen];
    const spent = spread(ctx, grown, { kind: 'personal', rule, points: left, over });
    grown = spent.learner;
    left = spent.unspent;
    if (left > 0 && ctx.choose({ name: 'personal-left', rule }, oneOf(['done', 'more'])) === 'done') break;
  }
  return grown;
}

interface Spending {
  readonly kind: 'professional' | 'personal';
  readonly rule: RuleId;
  readonly points: number;
  readonly over: readonly SkillId[];
}

function spread(
  ctx: CreationCtx,
  learner: Learner,
  { kind, rule, points, over }: Spending,
): { readonly learner: Learner; readonly unspent: number } {
  const slots = inOrder(over).map((skill) => slotOf(learner, skill, points));
  const left = { name: UNSPENT, least: 0, most: points, spare: true };
  const dealt = ctx.choose({ name: kind, rule }, pointsOver(points, [...slots, left]));
  const skills = Object.fromEntries(
    over.map((id) => {
      const had = learner.skills[id] ?? UNLEARNED;
      return [id, { ...had, [kind]: had[kind] + (dealt[id] ?? 0) }] as const;
    }),
  );
  return { learner: { ...learner, skills: { ...learner.skills, ...skills } }, unspent: dealt[UNSPENT] ?? 0 };
}

/**
 * The slot of a skill, limited by the cap on the total rating if the options have one.
 *
 * @rule brp.creation.cap-75
 * @ruling R36
 */
function slotOf(learner: Learner, skill: SkillId, points: number): Slot {
  const room = learner.at.options.creationCap75 ? Math.max(0, STARTING_CAP - rated(learner, skill)) : points;
  return {
    name: skill,
    least: 0,
    most: Math.min(points, room),
    base: rated(learner, skill),
    group: groupOf(skill),
  };
}

/** A skill whose base the game master has still to set counts from 0. @ruling R19 */
function rated(learner: Learner, skill: SkillId): number {
  const { professional, personal } = learner.skills[skill] ?? UNLEARNED;
  return rating(learner.at, learner, skill)?.value ?? professional + personal;
}

/** Removes skills without points: all characters have those. */
const learned = ({ skills }: Learner): Creature['skills'] =>
  Object.fromEntries(
    Object.entries(skills).filter(([, { professional, personal }]) => professional + personal > 0),
  );

const NAME_LENGTH = 40;

/**
 * Asks for open specialisations: a language, a town, a craft. The player may leave them open.
 *
 * @rule brp.skills.specialisations
 */
export function named(ctx: CreationCtx, learner: Learner): Learner {
  let skills = learned(learner);
  for (const id of Object.keys(skills).filter((one) => knownSpecialisation(one)?.open)) {
    const label = { name: id, rule: 'brp.skills.specialisations' };
    const typed = ctx.choose(label, textUpTo(NAME_LENGTH)).trim();
    const other = typed === '' ? undefined : skillNamed(`${skillKey(id)}:${typed}`);
    if (other !== undefined && isFree({ ...learner, skills }, id, other)) skills = renamed(skills, id, other);
  }
  return { ...learner, skills };
}

/** A chosen name must not raise the base or repeat a skill. */
const isFree = ({ at, skills, ...learner }: Learner, id: SkillId, other: SkillId): boolean =>
  skills[other] === undefined && baseOf(at, learner, other)?.value === baseOf(at, learner, id)?.value;

const renamed = (skills: Creature['skills'], from: SkillId, to: SkillId): Creature['skills'] =>
  Object.fromEntries(Object.entries(skills).map(([id, one]) => [id === from ? to : id, one] as const));

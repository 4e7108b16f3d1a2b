import { d } from '@arbitro/dice';
import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  fields,
  findDuplicate,
  firstRefusal,
  getCreature,
  type Offer,
  oneOf,
  requireNoFight,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import type { SkillId } from '../content/skill-table.ts';
import { writeSkill } from '../copy-state.ts';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { skillId } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { type BrpCtx, d100 } from './checks.ts';
import { optionalFlag } from './fields.ts';
import { notAlive } from './may-act.ts';
import { hasNoBase, noSuchSkill } from './may-use-skill.ts';
import { listRollableSkills } from './rollable.ts';
import { ratingOf } from './skill.ts';
import { EXPERIENCE, FREE_CHECKS } from './tables.ts';

export const skillGained = event(
  'skill-gained',
  fields<{ who: CreatureId; skill: SkillId; by: number; rating: number }>(),
  {
    amounts: ({ who, by }) => [['gained', who, by]],
    audience: audienceForWho,
    writeCreature: (draft, { skill, by }) =>
      writeSkill(draft, skill, ({ gained }) => ({ gained: gained + by })),
  },
);

export const tickErased = event('tick-erased', fields<{ who: CreatureId; skill: SkillId }>(), {
  audience: audienceForWho,
  writeCreature: (draft, { skill }) => writeSkill(draft, skill, () => ({ ticked: false })),
});

export const experienceOpened = event('experience-opened', fields<{ interlude: boolean }>());

/**
 * At the end or a pause of an adventure, every ticked skill may improve, and its tick is erased.
 * @rule brp.experience.roll @rule brp.experience.specialisations @rule brp.experience.interludes @ruling R2
 */
export const endAdventure = action('experience', {
  fields: { interlude: optionalFlag },
  refuses: (world) =>
    requireNoFight(world) ??
    (world.creatures.some((creature) => listTickedSkills(world, creature).length > 0)
      ? undefined
      : refuseBrp('nothing-ticked')),
  resolve: (ctx, { interlude = false }) => {
    const rule: RuleId = interlude ? 'brp.experience.interludes' : 'brp.experience.roll';
    ctx.emit({ type: 'experience-opened', rule, interlude });
    for (const creature of ctx.world.creatures)
      for (const skill of listTickedSkills(ctx.world, creature)) {
        improveSkill(ctx, creature.id, skill);
        eraseTick(ctx, creature.id, skill);
      }
  },
  gmOffers: adventureOffers,
});

function adventureOffers(world: World): readonly Offer[] {
  const slots = { interlude: oneOf([false, true]) };
  return createOfferBuilder(endAdventure.refuses).offered(world, { type: 'experience' }, { slots });
}

/** Dead creatures do not improve, nor skills that still lack a base. @ruling R19 */
const listTickedSkills = (world: World, creature: Creature): readonly SkillId[] =>
  creature.state.is === 'dead'
    ? []
    : Object.keys(creature.skills).filter(
        (skill) => creature.skills[skill]?.ticked && !hasNoBase(world, creature.id, skill),
      );

export const eraseTick = (ctx: BrpCtx, who: CreatureId, skill: SkillId): void =>
  ctx.emit({ type: 'tick-erased', rule: 'brp.experience.roll', who, skill });

/**
 * Rolls for improvement: the higher the rating, the lower the chance; 100 always improves.
 * @rule brp.experience.roll @rule brp.experience.hundred
 */
export function improveSkill(ctx: BrpCtx, who: CreatureId, skill: SkillId): void {
  const rule: RuleId = 'brp.experience.roll';
  const rated = ratingOf(ctx.world, getCreature(ctx.world, who), skill).value;
  const improves = (rolled: number): boolean => rolled > rated || rolled === EXPERIENCE.always;
  if (!ctx.roll({ name: skill, rule }, who, d100, improves)) return;
  const by = ctx.roll({ name: 'experience-gain', rule }, who, d(EXPERIENCE.gain), (points) => points);
  ctx.emit({ type: 'skill-gained', rule, who, skill, by, rating: rated + by });
}

/**
 * After months without adventures, the player may check up to four skills.
 * @rule brp.experience.downtime-checks @ruling R57
 */
export const freeChecks = action('free-checks', {
  fields: { by: creatureId, skills: z.array(skillId).min(1).max(10) },
  refuses: (world, terms) => cannotCheckFreely(world, terms),
  resolve: (ctx, { by, skills }) => {
    for (const skill of skills) improveSkill(ctx, by, skill);
  },
  gmOffers: (world) => world.creatures.flatMap((creature) => freeCheckOffers(world, creature)),
});

interface FreeCheckTerms {
  readonly by: CreatureId;
  readonly skills: readonly SkillId[];
}

function cannotCheckFreely(world: World, { by, skills }: FreeCheckTerms): Verdict {
  const unknown = firstRefusal(skills, (skill) => noSuchSkill(world, skill));
  if (unknown) return unknown;
  if (skills.length > FREE_CHECKS) return refuseBrp('too-many-checks', { most: FREE_CHECKS });
  const twice = findDuplicate(skills);
  if (twice !== undefined) return refuseBrp('skill-twice', { skill: twice });
  return (
    requireNoFight(world) ??
    notAlive(world, by) ??
    firstRefusal(skills, (skill) => hasNoBase(world, by, skill))
  );
}

function freeCheckOffers(world: World, creature: Creature): readonly Offer[] {
  const { id: by } = creature;
  const skills = listRollableSkills(world, creature);
  const [skill] = skills;
  if (skill === undefined || cannotCheckFreely(world, { by, skills: [skill] })) return [];
  const some = someOf(skills, { least: 1, most: Math.min(FREE_CHECKS, skills.length) });
  return [{ action: { type: 'free-checks', by }, slots: { skills: some } }];
}

import { type CreatureId, creatureId, fields, type Offer, oneOf } from '@arbitro/kernel';
import { listTableSkills } from '../content/naming.ts';
import { SKILLS, type SkillId, skillKeyOf, specialisationOf } from '../content/skill-table.ts';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { skillId } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { hasNoBase, noSuchSkill } from './may-use-skill.ts';
import { listRollableSkills } from './rollable.ts';

export const relatedAllowed = event(
  'related-allowed',
  fields<{ who: CreatureId; skill: SkillId; by: SkillId | null }>(),
  {
    audience: audienceForWho,
    writeCreature: (draft, { skill, by }) => {
      const { [skill]: _, ...others } = draft.related;
      draft.related = by === null ? others : { ...others, [skill]: by };
    },
  },
);

/**
 * Allows a specialisation to replace another of the same skill, or a melee weapon's to parry with a bow or gun.
 * @rule brp.combat.related-weapon @ruling R72
 */
export const allowRelated = action('related', {
  fields: { who: creatureId, skill: skillId, by: skillId.nullable() },
  refuses: (world, { who, skill, by }) => {
    const unknown = noSuchSkill(world, skill) ?? (by === null ? undefined : noSuchSkill(world, by));
    if (unknown || by === null) return unknown;
    return isRelated(skill, by) ? hasNoBase(world, who, by) : refuseBrp('not-related', { skill, by });
  },
  resolve: (ctx, { who, skill, by }) =>
    ctx.emit({ type: 'related-allowed', rule: 'brp.combat.related-weapon', who, skill, by }),
  gmOffers: (world) => world.creatures.flatMap((creature) => relatedOffers(world, creature)),
});

function isRelated(skill: SkillId, by: SkillId): boolean {
  const [own, other] = [skillKeyOf(skill), skillKeyOf(by)];
  const isShot = own === 'missile-weapon' || own === 'firearm' || own === 'energy-weapon';
  return by !== skill && (other === own || (isShot && other === 'melee-weapon'));
}

/** Offers a known weapon skill as a substitute for another of its kind. */
const relatedOffers = (world: World, creature: Creature): readonly Offer[] =>
  listRollableSkills(world, creature).flatMap((by) => {
    const key = skillKeyOf(by);
    if (key === undefined || specialisationOf(by) === undefined || !SKILLS[key].tags.includes('combat'))
      return [];
    const others = listTableSkills(key).filter(
      (skill) => skill !== by && specialisationOf(skill) !== undefined,
    );
    if (others.length === 0) return [];
    return [{ action: { type: 'related', who: creature.id, by }, slots: { skill: oneOf(others) } }];
  });

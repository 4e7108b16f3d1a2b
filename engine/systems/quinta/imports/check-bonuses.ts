import { formatSigned, type ImportRemark } from '@arbitro/kernel';
import { modifierFor } from '../rules/derived.ts';
import { type ABILITIES, SKILLS } from '../rules/tables.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { type StatBlock, scoresOf } from './block-shape.ts';
import { parseAbility } from './prose-patterns.ts';
import { buildRemark } from './remarks.ts';

/** Returns remarks on saves and skills that neither training nor expertise explains. The printed values are still used. */
export function checkBonuses(block: StatBlock): readonly ImportRemark[] {
  const bonus = block.proficiency_bonus ?? proficiencyBonus({ level: block.challenge_rating });
  const scores = scoresOf(block);
  return block.proficiencies.flatMap(({ value, proficiency: { index } }) => {
    const [, kind = '', name = ''] = /^(saving-throw|skill)-(.+)$/u.exec(index) ?? [];
    const ability = kind === 'skill' ? abilityOf(name) : parseAbility(name);
    if (ability === undefined) return [];
    const modifier = modifierFor(scores[ability]);
    const allowed = [modifier, modifier + bonus, ...(kind === 'skill' ? [modifier + 2 * bonus] : [])];
    return allowed.includes(value)
      ? []
      : [
          buildRemark('contradiction', 'bonus-differs', {
            what: name,
            printed: formatSigned(value),
            allowed: allowed.map(formatSigned).join(', '),
          }),
        ];
  });
}

const abilityOf = (skill: string): (typeof ABILITIES)[number] | undefined =>
  Object.entries(SKILLS).find(([name]) => name === skill)?.[1];

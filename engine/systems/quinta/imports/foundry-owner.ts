import { modifierFor } from '../rules/derived.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { type Data, toFields, toList, toNumber, toText } from './json-parts.ts';

/** What the numbers of an item depend on. */
export interface ItemOwner {
  readonly name: string;
  readonly proficiency: number;
  readonly spellcasting: string;
  modifier(ability: string): number;
  skillBonus(skill: string): number;
}

export function buildOwner(name: string, system: Data, level: number): ItemOwner {
  const [scores, skills] = [toFields(system.abilities), toFields(system.skills)];
  const proficiency = proficiencyBonus({ level: Math.min(30, Math.max(0, level)) });
  const modifier = (ability: string): number => modifierFor(toNumber(toFields(scores[ability]).value) ?? 10);
  return {
    name,
    proficiency,
    spellcasting: toText(toFields(system.attributes).spellcasting) || 'int',
    modifier,
    skillBonus: (skill) => {
      const { value, ability } = toFields(skills[skill]);
      return modifier(toText(ability)) + Math.floor((toNumber(value) ?? 0) * proficiency);
    },
  };
}

/** The activities of an item. */
export const listActivities = (system: Data): readonly Data[] =>
  Object.values(toFields(system.activities)).map(toFields);
export const hasProperty = (system: Data, key: string): boolean =>
  toList(system.properties).includes(key) || toFields(system.properties)[key] === true;

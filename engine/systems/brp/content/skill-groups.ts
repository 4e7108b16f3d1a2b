import type { SkillId, SkillKey } from './skill-table.ts';
import { skillKeyOf } from './skill-table.ts';

/** Groups of skills for display, sorted the way people search. They are ours and have no effect on rules. */
const GROUPS = {
  'group-combat': [
    'melee-weapon',
    'shield',
    'brawl',
    'grapple',
    'martial-arts',
    'dodge',
    'missile-weapon',
    'throw',
    'firearm',
    'energy-weapon',
    'heavy-weapon',
    'artillery',
    'projection',
    'strategy',
  ],
  'group-physical': ['climb', 'jump', 'swim', 'ride', 'stealth', 'hide', 'fly'],
  'group-perception': ['listen', 'spot', 'sense', 'track', 'navigate', 'insight'],
  'group-manual': [
    'fine-manipulation',
    'sleight-of-hand',
    'craft',
    'repair',
    'demolition',
    'drive',
    'pilot',
    'heavy-machine',
    'technology',
    'art',
    'disguise',
  ],
  'group-knowledge': [
    'knowledge',
    'science',
    'language',
    'literacy',
    'first-aid',
    'medicine',
    'psychotherapy',
    'research',
    'appraise',
    'gaming',
  ],
  'group-social': ['persuade', 'fast-talk', 'bargain', 'command', 'etiquette', 'perform', 'status', 'teach'],
} as const satisfies Readonly<Record<string, readonly SkillKey[]>>;

type SkillGroup = keyof typeof GROUPS | 'group-setting';
export const SKILL_GROUPS: readonly SkillGroup[] = [
  ...(Object.keys(GROUPS) as (keyof typeof GROUPS)[]),
  'group-setting',
];

const GROUP_OF = new Map<string, SkillGroup>(
  Object.entries(GROUPS).flatMap(([group, keys]) => keys.map((key) => [key, group as SkillGroup] as const)),
);

/** Returns the group of a skill; skills added by a setting have their own group. */
export const groupOf = (skill: SkillId): SkillGroup =>
  GROUP_OF.get(skillKeyOf(skill) ?? '') ?? 'group-setting';

const GROUPED_SKILLS = [...GROUP_OF.keys()];
/** Sorts skills by group, with specialisations under their skill. */
export const sortByGroup = (skills: readonly SkillId[]): readonly SkillId[] =>
  skills.toSorted(
    (a, b) => GROUPED_SKILLS.indexOf(skillKeyOf(a) ?? '') - GROUPED_SKILLS.indexOf(skillKeyOf(b) ?? ''),
  );

import type { LocalizedText } from '@arbitro/kernel';
import { SECONDS } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';
import { SKILLS, type SkillKey } from './skill-table.ts';

/** How long one use of a skill takes, in seconds. */
export interface DurationRow {
  readonly name: LocalizedText;
  readonly min: number;
  /** Null if there is no upper limit. */
  readonly max: number | null;
  readonly skills: readonly SkillKey[];
  /** Whether all attacks and parries belong to this class. */
  readonly attacks: boolean;
  readonly characteristicRolls: boolean;
}

/** @rule brp.time.skill-durations */
const ROWS = {
  'seconds-to-round': {
    name: TEXT.content.durations['seconds-to-round'],
    min: 3,
    max: SECONDS.round,
    skills: [
      'artillery',
      'listen',
      'ride',
      'stealth',
      'drive',
      'spot',
      'throw',
      'heavy-machine',
      'hide',
      'swim',
      'sense',
      'pilot',
      'first-aid',
      'sleight-of-hand',
      'brawl',
      'jump',
      'dodge',
      'shield',
    ],
    attacks: true,
    characteristicRolls: true,
  },
  'minutes-1-5': {
    name: TEXT.content.durations['minutes-1-5'],
    min: SECONDS.minute,
    max: 5 * SECONDS.minute,
    skills: [
      'fine-manipulation',
      'art',
      'artillery',
      'listen',
      'ride',
      'command',
      'knowledge',
      'bargain',
      'demolition',
      'perform',
      'stealth',
      'etiquette',
      'gaming',
      'drive',
      'insight',
      'literacy',
      'language',
      'heavy-machine',
      'medicine',
      'hide',
      'swim',
      'navigate',
      'sense',
      'persuade',
      'pilot',
      'first-aid',
      'fast-talk',
      'repair',
      'climb',
      'track',
      'strategy',
      'technology',
      'appraise',
      'fly',
    ],
    attacks: false,
    characteristicRolls: true,
  },
  'minutes-5-30': {
    name: TEXT.content.durations['minutes-5-30'],
    min: 5 * SECONDS.minute,
    max: 30 * SECONDS.minute,
    skills: [
      'art',
      'craft',
      'disguise',
      'ride',
      'command',
      'knowledge',
      'bargain',
      'demolition',
      'perform',
      'etiquette',
      'language',
      'medicine',
      'swim',
      'navigate',
      'sense',
      'climb',
      'science',
      'track',
      'status',
      'strategy',
      'technology',
      'appraise',
    ],
    attacks: false,
    characteristicRolls: true,
  },
  'minutes-30-60': {
    name: TEXT.content.durations['minutes-30-60'],
    min: 30 * SECONDS.minute,
    max: SECONDS.hour,
    skills: [
      'fine-manipulation',
      'art',
      'craft',
      'ride',
      'command',
      'knowledge',
      'demolition',
      'perform',
      'etiquette',
      'drive',
      'language',
      'heavy-machine',
      'medicine',
      'swim',
      'navigate',
      'persuade',
      'pilot',
      'psychotherapy',
      'research',
      'repair',
      'climb',
      'science',
      'track',
      'status',
      'strategy',
      'technology',
      'appraise',
      'fly',
    ],
    attacks: false,
    characteristicRolls: false,
  },
  'hours-6-days': {
    name: TEXT.content.durations['hours-6-days'],
    min: 6 * SECONDS.hour,
    max: null,
    skills: ['art', 'craft', 'teach', 'psychotherapy', 'research', 'repair', 'strategy', 'technology'],
    attacks: false,
    characteristicRolls: false,
  },
} as const satisfies Readonly<Record<string, DurationRow>>;

export type DurationId = keyof typeof ROWS;
export const DURATIONS: Readonly<Record<DurationId, DurationRow>> = ROWS;
export const DURATION_IDS = Object.keys(ROWS) as readonly DurationId[];

/** Returns the duration classes of a skill, shortest first. */
export const durationsOf = (key: SkillKey): readonly DurationId[] =>
  DURATION_IDS.filter((id) => {
    const { skills, attacks } = DURATIONS[id];
    return skills.includes(key) || (attacks && SKILLS[key].tags.includes('combat'));
  });

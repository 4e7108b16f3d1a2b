import type { Words } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import {
  isSkill,
  knownSpecialisation,
  type SkillId,
  type SkillKey,
  skillKey,
  type TableSkill,
} from './skill-table.ts';

/** One entry among the ten skills of a profession. */
export type ProfessionEntry =
  | { readonly kind: 'skill'; readonly skill: TableSkill }
  /** Any specialisation; `usually` is a suggestion. */
  | {
      readonly kind: 'any';
      readonly key: SkillKey;
      readonly usually?: TableSkill;
      readonly repeatable?: true;
    }
  | { readonly kind: 'either'; readonly of: readonly ProfessionEntry[] }
  | { readonly kind: 'any-skill'; readonly repeatable: true };

export interface ProfessionRow {
  readonly name: Words;
  readonly fixed: readonly ProfessionEntry[];
  /** How many skills to choose from the list below. */
  readonly choose: number;
  readonly from: readonly ProfessionEntry[];
}

const skill = (id: TableSkill): ProfessionEntry => ({ kind: 'skill', skill: id });
const any = (key: SkillKey): ProfessionEntry => ({ kind: 'any', key });

/** @rule brp.professions.list */
const ROWS = {
  hunter: {
    name: TEXT.content.professions.hunter,
    fixed: [
      skill('listen'),
      skill('stealth'),
      skill('spot'),
      skill('hide'),
      skill('navigate'),
      skill('climb'),
      skill('track'),
    ],
    choose: 3,
    from: [
      any('missile-weapon'),
      { kind: 'either', of: [skill('firearm:pistol'), skill('firearm:rifle'), skill('firearm:shotgun')] },
      { kind: 'any', key: 'melee-weapon', usually: 'melee-weapon:spear' },
      any('ride'),
      { kind: 'either', of: [skill('knowledge:natural-history'), skill('knowledge:region')] },
      skill('language:other'),
    ],
  },
  cowboy: {
    name: TEXT.content.professions.cowboy,
    fixed: [
      skill('firearm:rifle'),
      { kind: 'any', key: 'craft', usually: 'craft:knots' },
      skill('listen'),
      any('ride'),
      skill('knowledge:local'),
      skill('knowledge:natural-history'),
      skill('spot'),
      skill('throw'),
      skill('navigate'),
      skill('track'),
    ],
    choose: 0,
    from: [],
  },
  warrior: {
    name: TEXT.content.professions.warrior,
    fixed: [any('missile-weapon'), any('melee-weapon'), skill('grapple'), skill('brawl'), skill('dodge')],
    choose: 5,
    from: [
      any('firearm'),
      skill('martial-arts'),
      skill('listen'),
      any('ride'),
      skill('stealth'),
      skill('spot'),
      skill('throw'),
      skill('language:other'),
      skill('hide'),
      skill('swim'),
      skill('jump'),
      skill('climb'),
      skill('track'),
    ],
  },
  investigator: {
    name: TEXT.content.professions.investigator,
    fixed: [
      skill('firearm:pistol'),
      skill('listen'),
      skill('knowledge:law'),
      skill('spot'),
      skill('persuade'),
      skill('research'),
    ],
    choose: 4,
    from: [
      any('firearm'),
      any('art'),
      skill('disguise'),
      any('ride'),
      any('knowledge'),
      skill('stealth'),
      any('drive'),
      skill('insight'),
      skill('language:own'),
      skill('language:other'),
      skill('grapple'),
      skill('medicine'),
      skill('hide'),
      skill('fast-talk'),
      skill('brawl'),
      skill('dodge'),
      any('science'),
      skill('track'),
      skill('technology:use-computer'),
    ],
  },
  thief: {
    name: TEXT.content.professions.thief,
    fixed: [skill('stealth'), skill('hide'), skill('fast-talk'), skill('dodge'), skill('appraise')],
    choose: 5,
    from: [
      skill('fine-manipulation'),
      { kind: 'either', of: [skill('firearm:pistol'), skill('firearm:shotgun')] },
      skill('listen'),
      skill('disguise'),
      skill('knowledge:law'),
      skill('bargain'),
      skill('spot'),
      skill('insight'),
      skill('grapple'),
      skill('persuade'),
      skill('repair:mechanical'),
      skill('brawl'),
      skill('jump'),
      skill('climb'),
    ],
  },
  sailor: {
    name: TEXT.content.professions.sailor,
    fixed: [
      any('craft'),
      skill('grapple'),
      skill('swim'),
      skill('navigate'),
      skill('pilot:boat'),
      skill('climb'),
      skill('dodge'),
    ],
    choose: 3,
    from: [
      { kind: 'any', key: 'artillery', usually: 'artillery:naval' },
      skill('listen'),
      skill('command'),
      skill('spot'),
      skill('language:other'),
      skill('repair:mechanical'),
      skill('repair:structural'),
    ],
  },
  physician: {
    name: TEXT.content.professions.physician,
    fixed: [
      skill('spot'),
      skill('language:own'),
      skill('medicine'),
      skill('persuade'),
      skill('first-aid'),
      skill('research'),
    ],
    choose: 4,
    from: [skill('insight'), skill('language:other'), skill('psychotherapy'), any('science'), any('status')],
  },
  noble: {
    name: TEXT.content.professions.noble,
    fixed: [
      skill('bargain'),
      skill('etiquette'),
      any('drive'),
      any('literacy'),
      skill('language:own'),
      skill('language:other'),
      any('status'),
    ],
    choose: 3,
    from: [{ kind: 'any-skill', repeatable: true }],
  },
  scientist: {
    name: TEXT.content.professions.scientist,
    fixed: [
      any('craft'),
      skill('persuade'),
      skill('research'),
      any('status'),
      { kind: 'either', of: [skill('technology:use-computer'), any('heavy-machine')] },
    ],
    choose: 5,
    from: [
      { kind: 'any', key: 'knowledge', repeatable: true },
      { kind: 'any', key: 'science', repeatable: true },
    ],
  },
  soldier: {
    name: TEXT.content.professions.soldier,
    fixed: [skill('first-aid'), skill('brawl'), skill('climb'), skill('dodge')],
    choose: 6,
    from: [
      any('missile-weapon'),
      { kind: 'any', key: 'firearm', usually: 'firearm:rifle' },
      any('melee-weapon'),
      any('heavy-weapon'),
      any('artillery'),
      skill('listen'),
      any('ride'),
      skill('command'),
      skill('stealth'),
      any('drive'),
      skill('spot'),
      skill('throw'),
      skill('language:other'),
      skill('grapple'),
      skill('medicine'),
      skill('hide'),
      skill('navigate'),
      skill('repair:mechanical'),
      skill('jump'),
    ],
  },
  spy: {
    name: TEXT.content.professions.spy,
    fixed: [
      skill('listen'),
      skill('stealth'),
      skill('spot'),
      skill('hide'),
      skill('fast-talk'),
      skill('research'),
      skill('dodge'),
    ],
    choose: 3,
    from: [
      any('firearm'),
      skill('art:photography'),
      skill('martial-arts'),
      skill('disguise'),
      any('ride'),
      any('knowledge'),
      skill('etiquette'),
      skill('insight'),
      skill('throw'),
      skill('language:own'),
      skill('language:other'),
      skill('grapple'),
      skill('navigate'),
      skill('swim'),
      any('pilot'),
      skill('repair:electronic'),
      skill('repair:mechanical'),
      skill('brawl'),
      skill('track'),
      skill('technology:use-computer'),
    ],
  },
  lawkeeper: {
    name: TEXT.content.professions.lawkeeper,
    fixed: [
      skill('listen'),
      skill('knowledge:law'),
      skill('spot'),
      skill('fast-talk'),
      skill('brawl'),
      skill('dodge'),
    ],
    choose: 4,
    from: [
      any('missile-weapon'),
      any('firearm'),
      any('melee-weapon'),
      skill('martial-arts'),
      any('ride'),
      { kind: 'either', of: [skill('knowledge:region'), skill('knowledge:group')] },
      any('drive'),
      skill('insight'),
      skill('language:other'),
      skill('grapple'),
      any('pilot'),
      skill('first-aid'),
      skill('track'),
      any('status'),
      skill('technology:use-computer'),
    ],
  },
} as const satisfies Readonly<Record<string, ProfessionRow>>;

export type ProfessionId = keyof typeof ROWS;
export const PROFESSIONS: Readonly<Record<ProfessionId, ProfessionRow>> = ROWS;
export const PROFESSION_IDS = Object.keys(ROWS) as readonly ProfessionId[];

/** Whether a skill fills an entry of a profession. */
export function entryAllows(entry: ProfessionEntry, id: SkillId): boolean {
  if (!isSkill(id)) return false;
  if (entry.kind === 'any-skill') return true;
  if (entry.kind === 'either') return entry.of.some((one) => entryAllows(one, id));
  if (entry.kind === 'any') return skillKey(id) === entry.key;
  return id === entry.skill || standsFor(entry.skill, id);
}

/** `language:other` matches any named language; `insight` matches any insight skill. */
function standsFor(skill: TableSkill, id: SkillId): boolean {
  if (skillKey(id) !== skillKey(skill)) return false;
  return skill === skillKey(skill) || (knownSpecialisation(skill)?.open === true && !knownSpecialisation(id));
}

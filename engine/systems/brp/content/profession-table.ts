import type { LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import {
  findSpecialisationRow,
  isSkill,
  type SkillId,
  type SkillKey,
  skillKeyOf,
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
  readonly name: LocalizedText;
  readonly fixed: readonly ProfessionEntry[];
  /** How many skills to choose from the list below. */
  readonly choose: number;
  readonly from: readonly ProfessionEntry[];
}

const skillEntry = (id: TableSkill): ProfessionEntry => ({ kind: 'skill', skill: id });
const anySpecialisationOf = (key: SkillKey): ProfessionEntry => ({ kind: 'any', key });

/** @rule brp.professions.list */
const ROWS = {
  hunter: {
    name: TEXT.content.professions.hunter,
    fixed: [
      skillEntry('listen'),
      skillEntry('stealth'),
      skillEntry('spot'),
      skillEntry('hide'),
      skillEntry('navigate'),
      skillEntry('climb'),
      skillEntry('track'),
    ],
    choose: 3,
    from: [
      anySpecialisationOf('missile-weapon'),
      {
        kind: 'either',
        of: [skillEntry('firearm:pistol'), skillEntry('firearm:rifle'), skillEntry('firearm:shotgun')],
      },
      { kind: 'any', key: 'melee-weapon', usually: 'melee-weapon:spear' },
      anySpecialisationOf('ride'),
      { kind: 'either', of: [skillEntry('knowledge:natural-history'), skillEntry('knowledge:region')] },
      skillEntry('language:other'),
    ],
  },
  cowboy: {
    name: TEXT.content.professions.cowboy,
    fixed: [
      skillEntry('firearm:rifle'),
      { kind: 'any', key: 'craft', usually: 'craft:knots' },
      skillEntry('listen'),
      anySpecialisationOf('ride'),
      skillEntry('knowledge:local'),
      skillEntry('knowledge:natural-history'),
      skillEntry('spot'),
      skillEntry('throw'),
      skillEntry('navigate'),
      skillEntry('track'),
    ],
    choose: 0,
    from: [],
  },
  warrior: {
    name: TEXT.content.professions.warrior,
    fixed: [
      anySpecialisationOf('missile-weapon'),
      anySpecialisationOf('melee-weapon'),
      skillEntry('grapple'),
      skillEntry('brawl'),
      skillEntry('dodge'),
    ],
    choose: 5,
    from: [
      anySpecialisationOf('firearm'),
      skillEntry('martial-arts'),
      skillEntry('listen'),
      anySpecialisationOf('ride'),
      skillEntry('stealth'),
      skillEntry('spot'),
      skillEntry('throw'),
      skillEntry('language:other'),
      skillEntry('hide'),
      skillEntry('swim'),
      skillEntry('jump'),
      skillEntry('climb'),
      skillEntry('track'),
    ],
  },
  investigator: {
    name: TEXT.content.professions.investigator,
    fixed: [
      skillEntry('firearm:pistol'),
      skillEntry('listen'),
      skillEntry('knowledge:law'),
      skillEntry('spot'),
      skillEntry('persuade'),
      skillEntry('research'),
    ],
    choose: 4,
    from: [
      anySpecialisationOf('firearm'),
      anySpecialisationOf('art'),
      skillEntry('disguise'),
      anySpecialisationOf('ride'),
      anySpecialisationOf('knowledge'),
      skillEntry('stealth'),
      anySpecialisationOf('drive'),
      skillEntry('insight'),
      skillEntry('language:own'),
      skillEntry('language:other'),
      skillEntry('grapple'),
      skillEntry('medicine'),
      skillEntry('hide'),
      skillEntry('fast-talk'),
      skillEntry('brawl'),
      skillEntry('dodge'),
      anySpecialisationOf('science'),
      skillEntry('track'),
      skillEntry('technology:use-computer'),
    ],
  },
  thief: {
    name: TEXT.content.professions.thief,
    fixed: [
      skillEntry('stealth'),
      skillEntry('hide'),
      skillEntry('fast-talk'),
      skillEntry('dodge'),
      skillEntry('appraise'),
    ],
    choose: 5,
    from: [
      skillEntry('fine-manipulation'),
      { kind: 'either', of: [skillEntry('firearm:pistol'), skillEntry('firearm:shotgun')] },
      skillEntry('listen'),
      skillEntry('disguise'),
      skillEntry('knowledge:law'),
      skillEntry('bargain'),
      skillEntry('spot'),
      skillEntry('insight'),
      skillEntry('grapple'),
      skillEntry('persuade'),
      skillEntry('repair:mechanical'),
      skillEntry('brawl'),
      skillEntry('jump'),
      skillEntry('climb'),
    ],
  },
  sailor: {
    name: TEXT.content.professions.sailor,
    fixed: [
      anySpecialisationOf('craft'),
      skillEntry('grapple'),
      skillEntry('swim'),
      skillEntry('navigate'),
      skillEntry('pilot:boat'),
      skillEntry('climb'),
      skillEntry('dodge'),
    ],
    choose: 3,
    from: [
      { kind: 'any', key: 'artillery', usually: 'artillery:naval' },
      skillEntry('listen'),
      skillEntry('command'),
      skillEntry('spot'),
      skillEntry('language:other'),
      skillEntry('repair:mechanical'),
      skillEntry('repair:structural'),
    ],
  },
  physician: {
    name: TEXT.content.professions.physician,
    fixed: [
      skillEntry('spot'),
      skillEntry('language:own'),
      skillEntry('medicine'),
      skillEntry('persuade'),
      skillEntry('first-aid'),
      skillEntry('research'),
    ],
    choose: 4,
    from: [
      skillEntry('insight'),
      skillEntry('language:other'),
      skillEntry('psychotherapy'),
      anySpecialisationOf('science'),
      anySpecialisationOf('status'),
    ],
  },
  noble: {
    name: TEXT.content.professions.noble,
    fixed: [
      skillEntry('bargain'),
      skillEntry('etiquette'),
      anySpecialisationOf('drive'),
      anySpecialisationOf('literacy'),
      skillEntry('language:own'),
      skillEntry('language:other'),
      anySpecialisationOf('status'),
    ],
    choose: 3,
    from: [{ kind: 'any-skill', repeatable: true }],
  },
  scientist: {
    name: TEXT.content.professions.scientist,
    fixed: [
      anySpecialisationOf('craft'),
      skillEntry('persuade'),
      skillEntry('research'),
      anySpecialisationOf('status'),
      { kind: 'either', of: [skillEntry('technology:use-computer'), anySpecialisationOf('heavy-machine')] },
    ],
    choose: 5,
    from: [
      { kind: 'any', key: 'knowledge', repeatable: true },
      { kind: 'any', key: 'science', repeatable: true },
    ],
  },
  soldier: {
    name: TEXT.content.professions.soldier,
    fixed: [skillEntry('first-aid'), skillEntry('brawl'), skillEntry('climb'), skillEntry('dodge')],
    choose: 6,
    from: [
      anySpecialisationOf('missile-weapon'),
      { kind: 'any', key: 'firearm', usually: 'firearm:rifle' },
      anySpecialisationOf('melee-weapon'),
      anySpecialisationOf('heavy-weapon'),
      anySpecialisationOf('artillery'),
      skillEntry('listen'),
      anySpecialisationOf('ride'),
      skillEntry('command'),
      skillEntry('stealth'),
      anySpecialisationOf('drive'),
      skillEntry('spot'),
      skillEntry('throw'),
      skillEntry('language:other'),
      skillEntry('grapple'),
      skillEntry('medicine'),
      skillEntry('hide'),
      skillEntry('navigate'),
      skillEntry('repair:mechanical'),
      skillEntry('jump'),
    ],
  },
  spy: {
    name: TEXT.content.professions.spy,
    fixed: [
      skillEntry('listen'),
      skillEntry('stealth'),
      skillEntry('spot'),
      skillEntry('hide'),
      skillEntry('fast-talk'),
      skillEntry('research'),
      skillEntry('dodge'),
    ],
    choose: 3,
    from: [
      anySpecialisationOf('firearm'),
      skillEntry('art:photography'),
      skillEntry('martial-arts'),
      skillEntry('disguise'),
      anySpecialisationOf('ride'),
      anySpecialisationOf('knowledge'),
      skillEntry('etiquette'),
      skillEntry('insight'),
      skillEntry('throw'),
      skillEntry('language:own'),
      skillEntry('language:other'),
      skillEntry('grapple'),
      skillEntry('navigate'),
      skillEntry('swim'),
      anySpecialisationOf('pilot'),
      skillEntry('repair:electronic'),
      skillEntry('repair:mechanical'),
      skillEntry('brawl'),
      skillEntry('track'),
      skillEntry('technology:use-computer'),
    ],
  },
  lawkeeper: {
    name: TEXT.content.professions.lawkeeper,
    fixed: [
      skillEntry('listen'),
      skillEntry('knowledge:law'),
      skillEntry('spot'),
      skillEntry('fast-talk'),
      skillEntry('brawl'),
      skillEntry('dodge'),
    ],
    choose: 4,
    from: [
      anySpecialisationOf('missile-weapon'),
      anySpecialisationOf('firearm'),
      anySpecialisationOf('melee-weapon'),
      skillEntry('martial-arts'),
      anySpecialisationOf('ride'),
      { kind: 'either', of: [skillEntry('knowledge:region'), skillEntry('knowledge:group')] },
      anySpecialisationOf('drive'),
      skillEntry('insight'),
      skillEntry('language:other'),
      skillEntry('grapple'),
      anySpecialisationOf('pilot'),
      skillEntry('first-aid'),
      skillEntry('track'),
      anySpecialisationOf('status'),
      skillEntry('technology:use-computer'),
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
  if (entry.kind === 'either') return entry.of.some((professionEntry) => entryAllows(professionEntry, id));
  if (entry.kind === 'any') return skillKeyOf(id) === entry.key;
  return id === entry.skill || matchesTableSkill(entry.skill, id);
}

/** `language:other` matches any named language; `insight` matches any insight skill. */
function matchesTableSkill(skill: TableSkill, id: SkillId): boolean {
  if (skillKeyOf(id) !== skillKeyOf(skill)) return false;
  return (
    skill === skillKeyOf(skill) || (findSpecialisationRow(skill)?.open === true && !findSpecialisationRow(id))
  );
}

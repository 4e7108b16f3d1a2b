import { arrangeHead, findHeadRule } from './head-lines.ts';
import { readAbilities } from './text-abilities.ts';
import type { Raw } from './text-head.ts';

/** One stat block as printed: its lines. */
export type BlockLines = readonly string[];

const SIZES: Readonly<Record<string, string>> = {
  tiny: 'tiny',
  small: 'small',
  medium: 'medium',
  large: 'large',
  huge: 'huge',
  gargantuan: 'gargantuan',
  minuscol: 'tiny',
  piccol: 'small',
  medi: 'medium',
  grande: 'large',
  enorme: 'huge',
  mastodontic: 'gargantuan',
  colossale: 'gargantuan',
};
const ENGLISH_KIND = /^(tiny|small|medium|large|huge|gargantuan)\b(?: or \w+)?[ ,].*/iu;
const ITALIAN_KIND =
  /^[\p{L} ()]+?\b(minuscol|piccol|medi|grande|enorme|mastodontic|colossale)[oae]?\b.*,.*/iu;

const stripMarkup = (line: string): string =>
  line
    .replace(/^[>#\s|]+/u, '')
    .replace(/^[-*]\s+(?=[*_\p{L}])/u, '')
    .replace(/\*{2,}|__|[|]|<\/?[a-z]+>/gu, ' ')
    .replace(/\s+(?=[.,:;])/gu, '')
    .replace(/(^|\s)[*_]|[*_](?=\s|$|[.,:])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();

/** Where a line break was lost: before a heading's first entry, and before an attack or save of its own. */
const LOST_BREAK =
  /(?<=^(?:actions|reactions|bonus actions|legendary actions|azioni|reazioni))\s+(?=\p{Lu}[\p{L}’' -]+(?: \([^)]*\))?\.\s)|(?<=[.!)])\s+(?=\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,4}(?: \([^)]*\))?\.\s+(?:(?:Melee|Ranged)(?: or Ranged)? (?:Weapon |Spell )?Attack|\p{L}+ Saving Throw:|Attacco con|Tiro (?:per colpire|salvezza su \p{L}+:)))/iu;

const isKindLine = (line: string): boolean => ENGLISH_KIND.test(line) || ITALIAN_KIND.test(line);
const NUMBERS =
  /^(?:armou?r class|classe armatura|AC|CA|hit points|punti ferita|HP|PF|speed|velocità)(?!\p{L})/iu;
const LOOK_AHEAD = 4;

/** Words like “Large or smaller creature, …” may begin a line, too: the numbers of a block are near its kind. */
const isStart = (lines: readonly string[], index: number): boolean =>
  index > 0 &&
  isKindLine(lines[index] ?? '') &&
  lines.slice(index + 1, index + 1 + LOOK_AHEAD).some((line) => NUMBERS.test(line));

/** Splits a text into stat blocks: each begins with the line before its size and type. */
export function splitBlocks(text: string): readonly BlockLines[] {
  const lines = text
    .split(/\r?\n/u)
    .map(stripMarkup)
    .flatMap((line) => line.split(LOST_BREAK))
    .filter((line) => /[\p{L}\p{N}—–-]/u.test(line) && !/^[-_=:\s]{3,}$/u.test(line));
  const starts = lines.flatMap((_, index) => (isStart(lines, index) ? [index - 1] : []));
  if (starts.length === 0) return splitWithoutKind(lines);
  return starts.map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length));
}

const ARMOUR = /^(?:armou?r class|classe armatura|AC|CA):?\s+\d/iu;

/** Blocks without a line of their size and type: a name above the armour class, hit points and scores below it. */
function splitWithoutKind(lines: readonly string[]): readonly BlockLines[] {
  const starts = lines.flatMap((line, index) =>
    index > 0 && ARMOUR.test(line) && readAbilities(lines.slice(index, index + 24)).used.size > 0
      ? [index - 1]
      : [],
  );
  return starts.map((start, index) => {
    const [name = '', ...rest] = lines.slice(start, starts[index + 1] ?? lines.length);
    return [name, '', ...rest];
  });
}

interface Section {
  readonly heading: RegExp;
  readonly key: string;
}
const SECTIONS: readonly Section[] = [
  {
    heading: /^(?:legendary actions|azioni leggendarie|mythic actions|azioni mitiche)\b/iu,
    key: 'legendary_actions',
  },
  {
    heading: /^(?:lair actions|azioni (?:di|della) tana|regional effects|effetti regionali)\b/iu,
    key: 'lair_actions',
  },
  { heading: /^(?:bonus actions|azioni bonus)$/iu, key: 'bonus_actions' },
  { heading: /^(?:actions|azioni)$/iu, key: 'actions' },
  { heading: /^(?:reactions|reazioni)$/iu, key: 'reactions' },
  { heading: /^(?:traits|special traits|tratti)$/iu, key: 'special_abilities' },
];
const findSection = (line: string): Section | undefined =>
  SECTIONS.find(({ heading }) => heading.test(line) && line.length < 40 && !/[.:]\s+\p{L}/u.test(line));

/** A row of a list of spells belongs to the entry above it. */
const SPELL_ROW =
  /^(?:cantrips?|at will|a volontà|trucchetti|\d+(?:st|nd|rd|th)[ -]level|\d+°? livello|\d+\s*\/\s*(?:day|giorno)|\d+ al giorno)\b[^.]{0,30}:/iu;

const STARTERS =
  /^(?:The|If|On|Each|Hit|An?|Until|While|It|At|When|In|This|Any|Once|Whenever|Failure|Success|Il|La|Se|Ogni|Un|Una|Quando|Fino|Mentre|Colpito)\b/u;
const ENTRY = /^([\p{Lu}\d][^.:!?]{1,70}?(?:\([^)]*\))?)[.:]\s+(\S.*)$/u;

/** “Fire Breath (Recharge 5–6). The dragon …”: an entry begins with a short name in capitals. */
function findEntry(line: string): { readonly name: string; readonly desc: string } | undefined {
  if (SPELL_ROW.test(line)) return undefined;
  const [, name = '', desc = ''] = ENTRY.exec(line) ?? [];
  const bare = name.replace(/\([^)]*\)/gu, '').trim();
  if (bare === '' || bare.split(' ').length > 6) return undefined;
  const isUsage = name !== bare;
  return STARTERS.test(bare) && !isUsage && bare.split(' ').length > 3
    ? undefined
    : STARTERS.test(`${bare} `) && bare.split(' ').length === 1
      ? undefined
      : { name, desc };
}

/** Reads the lines of one stat block into the shape that all formats share. */
export function readBlock([name = '', kind = '', ...lines]: BlockLines): Raw {
  const size = (ENGLISH_KIND.exec(kind) ?? ITALIAN_KIND.exec(kind))?.[1]?.toLowerCase() ?? '—';
  const raw: Raw = { name, size: SIZES[size] ?? size, unread: [], ...(kind !== '' && { type: kind }) };
  const abilities = readAbilities(lines);
  Object.assign(raw, abilities.scores);
  if (abilities.saves.length > 0) raw.proficiencies = abilities.saves;
  const others = lines.filter((_, index) => !abilities.used.has(index));
  const end = others.findIndex((line) => findSection(line) !== undefined || isFirstEntry(line));
  const head = end < 0 ? others : others.slice(0, end);
  for (const line of arrangeHead(head)) readHeadLine(line, raw);
  readEntries(others.slice(head.length), raw);
  return raw;
}

const isFirstEntry = (line: string): boolean => !findHeadRule(line) && findEntry(line) !== undefined;

function readHeadLine(line: string, raw: Raw): void {
  const found = findHeadRule(line);
  if (found) found.rule.read(found.rest, raw);
  else (raw.unread as string[]).push(line);
}

interface TextEntry {
  readonly name: string;
  desc: string;
}

/** Reads traits, actions and what else has a name and words; words without a name belong to the entry above them. */
function readEntries(lines: readonly string[], raw: Raw): void {
  let [key, heading] = ['special_abilities', ''];
  let last: TextEntry | undefined;
  for (const line of lines) {
    const section = findSection(line);
    if (section) {
      [key, heading, last] = [section.key, line, undefined];
      continue;
    }
    const entry = findEntry(line);
    if (entry || (!last && heading !== '')) {
      last = entry ?? { name: heading, desc: line };
      raw[key] = [...((raw[key] as readonly unknown[] | undefined) ?? []), last];
    } else if (last) last.desc += `${SPELL_ROW.test(line) || /^•/u.test(line) ? '\n' : ' '}${line}`;
    else (raw.unread as string[]).push(line);
  }
}

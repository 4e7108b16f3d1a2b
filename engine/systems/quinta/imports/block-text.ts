import { readAbilities } from './text-abilities.ts';
import { HEAD_RULES, type Raw } from './text-head.ts';

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
    .replace(/\*\*|__|[|]/gu, ' ')
    .replace(/(^|\s)[*_]|[*_](?=\s|$|[.,:])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();

const isKindLine = (line: string): boolean => ENGLISH_KIND.test(line) || ITALIAN_KIND.test(line);

/** Splits a text into stat blocks: each begins with the line before its size and type. */
export function splitBlocks(text: string): readonly BlockLines[] {
  const lines = text
    .split(/\r?\n/u)
    .map(stripMarkup)
    .filter((line) => line !== '' && !/^-{3,}$/u.test(line));
  const starts = lines.flatMap((line, index) => (index > 0 && isKindLine(line) ? [index - 1] : []));
  return starts.map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length));
}

const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:legendary actions|azioni leggendarie|mythic actions|azioni mitiche|lair actions|azioni di tana)\b/iu,
    'legendary_actions',
  ],
  [/^(?:bonus actions|azioni bonus)$/iu, 'bonus_actions'],
  [/^(?:actions|azioni)$/iu, 'actions'],
  [/^(?:reactions|reazioni)$/iu, 'reactions'],
  [/^(?:traits|tratti)$/iu, 'special_abilities'],
];

const STARTERS =
  /^(?:The|If|On|Each|Hit|An?|Until|While|It|At|When|In|This|Any|Once|Whenever|Failure|Success|Il|La|Se|Ogni|Un|Una|Quando|Fino|Mentre|Colpito)\b/u;
const ENTRY = /^([\p{Lu}\d][^.:!?]{1,70}?(?:\([^)]*\))?)[.:]\s+(\S.*)$/u;

/** “Fire Breath (Recharge 5–6). The dragon …”: an entry begins with a short name in capitals. */
function findEntry(line: string): { readonly name: string; readonly desc: string } | undefined {
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
  const size = (ENGLISH_KIND.exec(kind) ?? ITALIAN_KIND.exec(kind))?.[1]?.toLowerCase() ?? 'medium';
  const raw: Raw = { name, size: SIZES[size] ?? size, type: kind, unread: [] };
  const abilities = readAbilities(lines);
  Object.assign(raw, abilities.scores);
  if (abilities.saves.length > 0) raw.proficiencies = abilities.saves;
  readLines(
    lines.filter((_, index) => !abilities.used.has(index)),
    raw,
  );
  return raw;
}

function readLines(lines: readonly string[], raw: Raw): void {
  let section: string | undefined;
  let last: { name: string; desc: string } | undefined;
  for (const line of lines) {
    const heading = SECTIONS.find(([pattern]) => pattern.test(line));
    if (heading) {
      [section, last] = [heading[1], undefined];
      continue;
    }
    const rule = section === undefined ? HEAD_RULES.find(({ pattern }) => pattern.test(line)) : undefined;
    if (rule) {
      rule.read(line.replace(rule.pattern, ''), raw);
      continue;
    }
    const entry = findEntry(line);
    if (entry) {
      last = entry;
      const key = section ?? 'special_abilities';
      raw[key] = [...((raw[key] as readonly unknown[] | undefined) ?? []), entry];
    } else if (last) last.desc = `${last.desc} ${line}`;
    else (raw.unread as string[]).push(line);
  }
}

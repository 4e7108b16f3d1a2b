/** The six scores of a printed block, in any of the usual layouts. */
export interface ReadAbilities {
  readonly scores: Readonly<Record<string, number>>;
  /** Saving throws that differ from the modifier, where the layout prints both. */
  readonly saves: readonly { readonly value: number; readonly proficiency: { readonly index: string } }[];
  /** The lines that were read. */
  readonly used: ReadonlySet<number>;
}

const NAMES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const;
const IDS = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
const LABELS = [
  'strength|str|forza|for',
  'dexterity|dex|destrezza|des',
  'constitution|con|costituzione|cos',
  'intelligence|intelligenza|int',
  'wisdom|wis|saggezza|sag',
  'charisma|cha|carisma|car',
];
const LABEL = new RegExp(String.raw`^(?:${LABELS.join('|')})(?!\p{L})`, 'iu');
const ANY_LABEL = new RegExp(String.raw`(?<!\p{L})(?:${LABELS.join('|')})(?!\p{L})`, 'giu');
const HEADINGS = /(?<!\p{L})(?:mod(?:ifier)?|save|salv|ts|tiro|score)(?!\p{L})/giu;

/** A line of names of abilities, scores, modifiers and headings of such a table, and nothing else. */
const isAbilityLine = (line: string): boolean =>
  line
    .replace(ANY_LABEL, '')
    .replace(HEADINGS, '')
    .replace(/[\d\s()+−–.:/-]/gu, '') === '';

export function readAbilities(lines: readonly string[]): ReadAbilities {
  const start = lines.findIndex((line) => LABEL.test(line) && isAbilityLine(line));
  const before =
    start > 0 && isAbilityLine(lines[start - 1] ?? '') && /\p{L}/u.test(lines[start - 1] ?? '') ? 1 : 0;
  const used = new Set<number>();
  for (let index = start - before; start >= 0 && isAbilityLine(lines[index] ?? '—x'); index += 1)
    used.add(index);
  const text = [...used].map((index) => lines[index] ?? '').join(' ');
  const pairs = LABELS.map((label) => readPair(text, label));
  return pairs.every((pair) => pair !== undefined)
    ? { scores: toScores(pairs.map((pair) => pair.score)), saves: listSaves(pairs), used }
    : { scores: toScores(readRow(text)), saves: [], used };
}

interface ScorePair {
  readonly score: number;
  readonly modifier: number | undefined;
  readonly save: number | undefined;
}

const SIGNED = String.raw`[+−–-]\s?\d+`;
const toNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replace(/[−–]/u, '-').replace(/\s/gu, ''));

/** “STR 21 (+5)”, or “Str 21 +5 +9” with its save. */
function readPair(text: string, label: string): ScorePair | undefined {
  const found = new RegExp(
    String.raw`(?<!\p{L})(?:${label})(?!\p{L})\s*:?\s*(\d+)\s*\(?(${SIGNED})?\)?(?:\s+(${SIGNED}))?`,
    'iu',
  ).exec(text);
  const score = toNumber(found?.[1]);
  return score === undefined
    ? undefined
    : { score, modifier: toNumber(found?.[2]), save: toNumber(found?.[3]) };
}

/** A row of names, then a row of scores. */
const readRow = (text: string): readonly number[] =>
  [...text.replace(/\([^)]*\)/gu, ' ').matchAll(/(?<![+−–-])\b\d+\b/gu)].map(([score]) => Number(score));

const toScores = (scores: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    NAMES.flatMap((name, index) => (scores[index] === undefined ? [] : [[name, scores[index]]])),
  );

const listSaves = (pairs: readonly (ScorePair | undefined)[]): ReadAbilities['saves'] =>
  pairs.flatMap((pair, index) =>
    pair?.save === undefined || pair.save === pair.modifier
      ? []
      : [{ value: pair.save, proficiency: { index: `saving-throw-${IDS[index]}` } }],
  );

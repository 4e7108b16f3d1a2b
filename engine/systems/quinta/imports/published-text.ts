import type { Fields, Json } from '@arbitro/kernel';
import { ABILITIES, type Ability, DAMAGE_TYPES, type DamageType } from '../rules/tables.ts';
import { parseMetres } from './published-shape.ts';

/**
 * Returns the kinds of attack in the description: melee unless it says ranged or both. Distances in the text are in
 * feet.
 */
export function parseAttackWays(desc: string): readonly Fields[] {
  const range = /range (\d+)(?:\/(\d+))?/iu.exec(desc);
  const reach = /reach (\d+)/iu.exec(desc)?.[1];
  const isMelee = /melee/iu.test(desc) || range === null;
  // with reach 0 a creature could attack only inside its own space, which no other creature can enter
  const melee = { kind: 'melee', reach: Math.max(1.5, parseMetres(reach ?? '5')) };
  if (range === null) return [melee];
  const near = parseMetres(range[1] ?? '0');
  const far = range[2] === undefined ? near : parseMetres(range[2]);
  const ranged = { kind: 'ranged', range: [near, Math.max(near, far)] };
  return isMelee ? (/ranged/iu.test(desc) ? [melee, ranged] : [melee]) : [ranged];
}

/** “+5 to hit”, or “Attack Roll: +5” */
export function parseBonus(desc: string): number | undefined {
  const bonus = (/([+−-]\d+) to hit/iu.exec(desc) ?? /attack roll: ([+−-]\d+)/iu.exec(desc))?.[1];
  return bonus === undefined ? undefined : Number(bonus.replace('−', '-'));
}

export const isDamageType = (text: string): text is DamageType => DAMAGE_TYPES.some((type) => type === text);

/** “7 (1d10 + 2) slashing damage”; what follows an “or” is an alternative. */
export const parseDamage = (desc: string): readonly { readonly dice: string; readonly type: string }[] =>
  [...desc.matchAll(/(or )?\d+ \((\d+d\d+[^)]*)\) ([a-z]+) damage/giu)].flatMap(
    ([, or, dice = '', type = '']) => (or === undefined ? [{ dice, type: type.toLowerCase() }] : []),
  );

/** Returns the damage type that the description gives to these dice. */
export const parseDamageType = (desc: string, dice: string): string | undefined =>
  parseDamage(desc).find((item) => stripFormatting(item.dice) === stripFormatting(dice))?.type;

const stripFormatting = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();

/** Returns whether only a failed save deals these dice. */
export function isReducedBySave(desc: string, dice: string): boolean {
  const { before, after } = splitAtSave(desc);
  return (
    stripFormatting(after).includes(stripFormatting(`(${dice})`)) &&
    !stripFormatting(before).includes(stripFormatting(`(${dice})`))
  );
}

/** Returns the text before and after the saving throw is mentioned. */
export function splitAtSave(desc: string): { readonly before: string; readonly after: string } {
  const index = desc.search(/saving throw/iu);
  return index < 0 ? { before: desc, after: '' } : { before: desc.slice(0, index), after: desc.slice(index) };
}

/** “DC 12 Constitution saving throw”, or “Constitution Saving Throw: DC 12” */
export function parseSave(desc: string): { readonly ability: Ability; readonly dc: number } | undefined {
  const [, first, after] = /DC (\d+) ([a-z]+) saving throw/iu.exec(desc) ?? [];
  const [, before, last] = /([a-z]+) saving throw: DC (\d+)/iu.exec(desc) ?? [];
  const [dc, text] = [first ?? last, after ?? before];
  const ability = text === undefined ? undefined : parseAbility(text);
  return ability && { ability, dc: Number(dc) };
}

/** `con`, `CON` and `Constitution` are the same ability. */
export const parseAbility = (text: string): Ability | undefined =>
  ABILITIES.find((ability) => text.toLowerCase().startsWith(ability));

const CONDITION_WORDS = [
  'blinded',
  'charmed',
  'deafened',
  'frightened',
  'grappled',
  'incapacitated',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
];

/** Effects that depend on another event are not converted. */
const PROVISO_PATTERN = /\breduces?\b.*\b0 hit points|\balready\b|\bfail(?:s|ed)?\b.*\bby \d/iu;

/**
 * Returns the conditions that the description puts on the target: “the target is grappled (escape DC 14)”, “knocked
 * prone”.
 */
export const parseConditions = (desc: string): readonly Json[] =>
  splitSentences(desc)
    .filter((sentence) => !PROVISO_PATTERN.test(sentence))
    .flatMap((sentence) => parseSentenceConditions(sentence, desc))
    .filter(({ condition }, index, all) => all.findIndex((item) => item.condition === condition) === index);

export const hasProviso = (desc: string): boolean =>
  splitSentences(desc).some(
    (sentence) => PROVISO_PATTERN.test(sentence) && parseSentenceConditions(sentence, desc).length > 0,
  );

/** “can repeat the saving throw at the end of each of its turns”, or “repeats the save” */
export const hasRepeatedSave = (desc: string): boolean => /\brepeats? (?:the|this|its) sav/iu.test(desc);

/** Swarms: “or 5 (2d4) piercing damage if the swarm has half of its hit points or fewer” */
export const hasWeakening = (desc: string): boolean =>
  /\bif [^.]*\b(?:half (?:of )?its hit points or (?:fewer|less)|is bloodied)\b/iu.test(desc);

const splitSentences = (desc: string): readonly string[] => desc.split(/(?<=[.;])\s+/u);

function parseSentenceConditions(
  sentence: string,
  desc: string,
): readonly (Fields & { readonly condition: string })[] {
  const rounds = parseRounds(sentence);
  return CONDITION_WORDS.filter((condition) =>
    new RegExp(
      `(?:\\bis|has the|(?<!n.t |not )\\bbe|becomes?|knocked|falls?) (?!not |no |never )(?:[a-z]+ ){0,2}${condition}\\b`,
      'iu',
    ).test(sentence),
  ).map((condition) => {
    const isHold = condition === 'grappled' || condition === 'restrained';
    const dc = isHold ? /escape DC (\d+)/iu.exec(desc)?.[1] : undefined;
    return {
      condition,
      ...(rounds !== undefined && { rounds }),
      ...(dc !== undefined && { escapeDc: Number(dc) }),
    };
  });
}

const ROUNDS: Readonly<Record<string, number>> = { round: 1, turn: 1, minute: 10, hour: 600 };

/** “for 1 minute” is ten rounds, “until the end of its next turn” is one. */
function parseRounds(sentence: string): number | undefined {
  const [, count = '', unit = ''] = /for (\d+|an?|one) (round|turn|minute|hour)s?\b/iu.exec(sentence) ?? [];
  if (unit !== '') return Math.min(10_000, (Number(count) || 1) * (ROUNDS[unit.toLowerCase()] ?? 1));
  return /until the (?:end|start) of [^.]*next turn/iu.test(sentence) ? 1 : undefined;
}

const FEET_PATTERN = String.raw`(\d+)[- ]f(?:oo|ee)t`;
const parseFeetBefore = (desc: string, what: string): number | undefined => {
  const feet = new RegExp(`${FEET_PATTERN}${what}`, 'iu').exec(desc)?.[1];
  return feet === undefined ? undefined : parseMetres(feet);
};
const parseFeetWithin = (desc: string, whom: string): number | undefined => {
  const feet = new RegExp(String.raw`${whom}\bwithin (\d+) f(?:ee)?t`, 'iu').exec(desc)?.[1];
  return feet === undefined ? undefined : parseMetres(feet);
};

/**
 * `60-foot cone`, `20-foot-radius sphere`, `a line 5 feet wide and 60 feet long`, `each creature within 30 feet`;
 * otherwise the range.
 */
export function parseArea(desc: string): Fields {
  const range = parseFeetWithin(desc, '') ?? 18;
  const cone = parseFeetBefore(desc, '[- ]cone');
  if (cone !== undefined) return { area: { cone }, range };
  const far = parseFeetWithin(desc, 'point [^.]*');
  const sphere =
    parseFeetBefore(desc, '[- ](?:radius|emanation)') ??
    (far === undefined ? parseFeetWithin(desc, 'each [^.]*') : undefined);
  if (sphere !== undefined) return { area: { sphere, ...(far !== undefined && { range: far }) }, range };
  const cube = parseFeetBefore(desc, '[- ]cube');
  if (cube !== undefined) return { area: { cube }, range };
  const line = parseFeetBefore(desc, '(?:-long)? line') ?? parseFeetBefore(desc, ' long');
  const width = parseFeetBefore(desc, ' wide');
  return line === undefined ? { range } : { area: { line, ...(width !== undefined && { width }) }, range };
}

/** Returns the name without its usage: “Fire Breath (Recharge 5–6)”, “Shriek (2/Day)”. */
export const stripNameNotes = (name: string): string =>
  name.replace(/\s*\((?:recharge[^)]*|\d+\/day[^)]*)\)/giu, '').trim() || name;

import type { ImportLine, ImportRemark, SheetNote } from '@arbitro/kernel';
import { ABILITIES, SIZE_NAMES, SKILL_NAMES } from '../rules/tables.ts';
import { diceText } from '../schema/sheet-parts.ts';
import { describeArmour, describeDefences } from './block-defences.ts';
import { type StatBlock, scoresOf } from './block-shape.ts';
import { checkBonuses } from './check-bonuses.ts';
import { findContradictions } from './contradictions.ts';
import { buildRemark } from './remarks.ts';

export interface Head {
  readonly lines: readonly ImportLine[];
  readonly notes: readonly SheetNote[];
}

const HIT_DICE = /^\d{1,2}d(?:4|6|8|10|12|20)$/u;
export const isHitDice = (text: string): boolean => HIT_DICE.test(text);

export const findSize = ({ size }: StatBlock): string | undefined =>
  SIZE_NAMES.find((name) => name === size.toLowerCase());

/** The lines above the actions: numbers and defences. Words that are not played are a note. */
export function buildHead(block: StatBlock): Head {
  const parts = [
    ...listNumberParts(block),
    ...describeDefences(block),
    ...block.unread.map((text) => ({ text, remarks: [buildRemark('left-out', 'line-kept', {})] })),
  ];
  const unread = new Set(block.unread);
  const lines = parts.map(
    ({ text, remarks }): ImportLine => ({
      text,
      outcome: unread.has(text) ? 'noted' : isLeft(remarks) ? 'partly' : 'played',
      remarks,
    }),
  );
  const kept = parts.filter(({ remarks }) => isLeft(remarks)).map(({ text }) => text);
  const words = [...listWords(block), ...kept];
  return { lines, notes: words.length > 0 ? [{ title: block.name, text: words.join('\n') }] : [] };
}

interface HeadPart {
  readonly text: string;
  readonly remarks: readonly ImportRemark[];
}

const isLeft = (remarks: readonly ImportRemark[]): boolean => remarks.some(({ kind }) => kind === 'left-out');

const listWords = ({ type, alignment, languages }: StatBlock): readonly string[] =>
  [type, alignment, languages].filter((text): text is string => text !== undefined && /\p{L}/u.test(text));

function listNumberParts(block: StatBlock): readonly HeadPart[] {
  const { hit_points: points, hit_points_roll: roll, challenge_rating: challenge, initiative, xp } = block;
  const dice = roll === undefined ? '' : ` (${roll})`;
  const first = initiative === undefined ? '' : `, Initiative ${initiative}`;
  return [
    { text: [block.name, block.size, ...listWords(block)].join(', '), remarks: listUnreadNumbers(block) },
    describeArmour(block),
    {
      text: `HP ${points}${dice}, CR ${challenge}${xp === undefined ? '' : ` (${xp} XP)`}${first}`,
      remarks: findContradictions(block),
    },
    describeSpeeds(block),
    {
      text: ABILITIES.map((ability) => `${ability} ${scoresOf(block)[ability]}`).join(', '),
      remarks: [],
    },
    ...describeBonuses(block),
    ...describeSenses(block),
  ];
}

const GAITS = ['walk', 'climb', 'swim', 'fly'];

/** Ways of moving that the sheet knows, and what else is said of them. */
function describeSpeeds({ speed, speed_text: words }: StatBlock): HeadPart {
  const moves = Object.entries(speed).filter(
    ([gait, far]) => far !== false && !(gait === 'canHover' && far !== true),
  );
  const left = moves.map(([gait]) => gait).filter((gait) => !GAITS.includes(gait));
  const said = words ?? moves.map(([gait, far]) => `${gait} ${String(far)}`).join(', ');
  return {
    text: said,
    remarks: [
      ...left.map((what) => buildRemark('left-out', 'speed-left-out', { what })),
      ...listSaid(said, 'speed'),
    ],
  };
}

/** Words in brackets, after the numbers. */
const listSaid = (text: string, what: string): readonly ImportRemark[] =>
  [...text.matchAll(/\(([^)]*\p{L}[^)]*)\)/gu)].map(([, words = '']) =>
    buildRemark('left-out', 'also-left-out', { what, words }),
  );

function describeBonuses(block: StatBlock): readonly HeadPart[] {
  const { proficiencies } = block;
  const listed = proficiencies.map(({ value, proficiency: { index } }) => `${index} ${value}`);
  const unknown = proficiencies
    .map(({ proficiency }) => proficiency.index)
    .filter((index) => !isBonus(index));
  const remarks = unknown.map((what) => buildRemark('left-out', 'bonus-left-out', { what }));
  return listed.length === 0
    ? []
    : [{ text: listed.join(', '), remarks: [...remarks, ...checkBonuses(block)] }];
}

const KNOWN_SENSES =
  /\b(?:darkvision|blindsight|tremorsense|truesight|passive[ _]perception|scurovisione|vista cieca|percezione tellurica|senso tellurico|vista pura|visione del vero|percezione passiva|sight)\b/giu;

function describeSenses({ senses, senses_text: words }: StatBlock): readonly HeadPart[] {
  const text =
    words ??
    Object.entries(senses)
      .map(([sense, far]) => `${sense} ${String(far)}`)
      .join(', ');
  if (text === '') return [];
  const others = text
    .replace(/\([^)]*\)/gu, ' ')
    .replace(KNOWN_SENSES, ' ')
    .replace(/\b(?:ft|feet|m|metri|false|true)\b\.?/giu, ' ');
  const remarks = [
    ...listSaid(text, 'senses'),
    ...(/\p{L}{3}/u.test(others)
      ? [
          buildRemark('left-out', 'also-left-out', {
            what: 'senses',
            words: others.replace(/[\s,;]+/gu, ' ').trim(),
          }),
        ]
      : []),
  ];
  return [{ text, remarks }];
}

const isBonus = (index: string): boolean =>
  [
    ...ABILITIES.map((ability) => `saving-throw-${ability}`),
    ...SKILL_NAMES.map((name) => `skill-${name}`),
  ].includes(index);

/** Remarks on numbers of the stat block that cannot be used. */
function listUnreadNumbers(block: StatBlock): readonly ImportRemark[] {
  const { size, hit_dice: dice, hit_points_roll: roll } = block;
  const badDice = [
    ...(dice !== undefined && !HIT_DICE.test(dice) ? [dice] : []),
    ...(roll !== undefined && !diceText.safeParse(roll).success ? [roll] : []),
  ];
  return [
    ...(findSize(block) ? [] : [buildRemark('left-out', 'size-left-out', { what: size })]),
    ...badDice.map((what) => buildRemark('left-out', 'hit-dice-left-out', { what })),
  ];
}

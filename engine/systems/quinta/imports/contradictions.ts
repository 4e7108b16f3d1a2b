import { dice as diceOf } from '@arbitro/dice';
import { formatSigned, type ImportRemark } from '@arbitro/kernel';
import { modifierFor } from '../rules/derived.ts';
import { ABILITIES } from '../rules/tables.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { diceText } from '../schema/sheet-parts.ts';
import { findAttackHead } from './attack-head.ts';
import { type BlockEntry, type StatBlock, scoresOf } from './block-shape.ts';
import { buildRemark } from './remarks.ts';
import { translateProse } from './translate.ts';

/** Returns remarks on contradictions among the numbers of a stat block. The printed values are still used. */
export const findContradictions = (block: StatBlock): readonly ImportRemark[] => [
  ...checkHitPoints(block),
  ...checkHitDice(block),
  ...checkInitiative(block),
  ...checkProficiency(block),
  ...checkPassivePerception(block),
  ...checkExperience(block),
];

/** An entry with the bonus of its attack, where it has one on the sheet. */
export interface CheckedEntry extends Pick<BlockEntry, 'name' | 'desc'> {
  readonly bonus: number | undefined;
}

/** Returns remarks on contradictions within one entry of a stat block. */
export const findEntryContradictions = (block: StatBlock, entry: CheckedEntry): readonly ImportRemark[] => [
  ...checkToHit(block, entry),
  ...checkSaveDc(block, entry),
  ...checkPrintedDamage(entry),
];

/** The average, rounded down as stat blocks print it. */
export function averageOf(text: string): number | undefined {
  const read = diceText.safeParse(text);
  if (!read.success) return undefined;
  const { outcomes, total } = diceOf(read.data).ways();
  const sum = outcomes.reduce((so, { value, ways }) => so + value * Number(ways), 0);
  return Math.floor(sum / Number(total) + 1e-9);
}

function checkHitPoints({ hit_points: printed, hit_points_roll: roll }: StatBlock): readonly ImportRemark[] {
  const average = roll === undefined ? undefined : averageOf(roll);
  return roll === undefined || average === undefined || average === printed
    ? []
    : [buildRemark('contradiction', 'hit-points-differ', { printed, dice: roll, average })];
}

/** Each hit die adds the Constitution modifier. */
function checkHitDice({ hit_points_roll: roll, constitution }: StatBlock): readonly ImportRemark[] {
  const [, count, added = '0'] = /^(\d+)d\d+([+-]\d+)?$/u.exec(roll ?? '') ?? [];
  const expected = Number(count) * modifierFor(constitution);
  return count === undefined || roll === undefined || Number(added) === expected
    ? []
    : [buildRemark('contradiction', 'hit-dice-differ', { dice: roll, expected: formatSigned(expected) })];
}

const PASSIVE = 10;
function checkInitiative({ initiative, passive_initiative: passive }: StatBlock): readonly ImportRemark[] {
  if (initiative === undefined || passive === undefined || passive === initiative + PASSIVE) return [];
  const printed = formatSigned(initiative);
  return [
    buildRemark('contradiction', 'initiative-differs', { printed, passive, expected: initiative + PASSIVE }),
  ];
}

function checkProficiency({
  proficiency_bonus: printed,
  challenge_rating: challenge,
}: StatBlock): readonly ImportRemark[] {
  if (challenge < 0 || challenge > 30) return [];
  const bonus = proficiencyBonus({ level: challenge });
  return printed === undefined || printed === bonus
    ? []
    : [buildRemark('contradiction', 'proficiency-differs', { printed, challenge, bonus })];
}

const bonusOf = (block: StatBlock): number =>
  block.proficiency_bonus ?? proficiencyBonus({ level: block.challenge_rating });

const listAllowed = (block: StatBlock, base: number): readonly number[] => {
  const scores = scoresOf(block);
  return [...new Set(ABILITIES.map((ability) => base + modifierFor(scores[ability]) + bonusOf(block)))];
};

function checkToHit(block: StatBlock, { name, desc, bonus }: CheckedEntry): readonly ImportRemark[] {
  const printed = bonus ?? findAttackHead(translateProse(desc))?.bonus;
  const allowed = listAllowed(block, 0);
  return printed === undefined || allowed.includes(printed)
    ? []
    : [
        buildRemark('contradiction', 'attack-differs', {
          what: name,
          printed: formatSigned(printed),
          allowed: allowed.map(formatSigned).join(', '),
        }),
      ];
}

/** A save against a power: 8 and the proficiency bonus and a modifier. */
function checkSaveDc(
  block: StatBlock,
  { name, desc }: Pick<BlockEntry, 'name' | 'desc'>,
): readonly ImportRemark[] {
  const words = translateProse(desc);
  const found =
    /(?<!successful )DC (\d+) [a-z]+ saving throw/iu.exec(words) ?? /saving throw: DC (\d+)/iu.exec(words);
  const printed = found?.[1] === undefined ? undefined : Number(found[1]);
  const allowed = listAllowed(block, 8);
  return printed === undefined || allowed.includes(printed)
    ? []
    : [
        buildRemark('contradiction', 'save-differs', {
          what: name,
          printed,
          allowed: allowed.join(', '),
        }),
      ];
}

function checkPassivePerception(block: StatBlock): readonly ImportRemark[] {
  const printedText = block.senses.passive_perception ?? block.senses['passive perception'];
  const printed = Number(/\d+/u.exec(String(printedText ?? ''))?.[0] ?? Number.NaN);
  const skill = block.proficiencies.find(({ proficiency: { index } }) => index === 'skill-perception')?.value;
  const passive = 10 + (skill ?? modifierFor(block.wisdom));
  return Number.isNaN(printed) || printed === passive
    ? []
    : [buildRemark('contradiction', 'passive-differs', { printed, passive })];
}

function checkExperience({ xp, challenge_rating: challenge }: StatBlock): readonly ImportRemark[] {
  const worth = EXPERIENCE[challenge];
  if (xp === undefined || worth === undefined || worth.includes(xp)) return [];
  return [buildRemark('contradiction', 'experience-differs', { xp, challenge, worth: worth.join(' / ') })];
}

/** Experience points by challenge. */
const EXPERIENCE: Readonly<Record<number, readonly number[]>> = {
  ...{ 0: [0, 10], 0.125: [25], 0.25: [50], 0.5: [100] },
  ...Object.fromEntries(
    [
      200, 450, 700, 1100, 1800, 2300, 2900, 3900, 5000, 5900, 7200, 8400, 10_000, 11_500, 13_000, 15_000,
      18_000, 20_000, 22_000, 25_000, 33_000, 41_000, 50_000, 62_000, 75_000, 90_000, 105_000, 120_000,
      135_000, 155_000,
    ].map((points, index) => [index + 1, [points]]),
  ),
};

/** “Hit: 5 (1d6 + 2)”: compares the number before the bracket with the dice inside. */
const PRINTED_DAMAGE = /(\d+) \((\d+d\d+(?: ?[+−-] ?\d+)?)\)/gu;

function checkPrintedDamage({ name, desc }: Pick<BlockEntry, 'name' | 'desc'>): readonly ImportRemark[] {
  return [...desc.matchAll(PRINTED_DAMAGE)].flatMap(([, printed = '', dice = '']) => {
    const average = averageOf(dice);
    return average === undefined || average === Number(printed)
      ? []
      : [
          buildRemark('contradiction', 'damage-differs', {
            what: name,
            printed: Number(printed),
            dice,
            average,
          }),
        ];
  });
}

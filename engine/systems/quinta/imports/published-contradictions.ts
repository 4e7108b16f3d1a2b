import { dice as diceOf } from '@arbitro/dice';
import { formatSigned, type ImportRemark } from '@arbitro/kernel';
import { modifierFor } from '../rules/derived.ts';
import { ABILITIES } from '../rules/tables.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { diceText } from '../schema/sheet-parts.ts';
import { buildRemark } from './published-remarks.ts';
import { type PublishedAction, type PublishedMonster, scoresOf } from './published-shape.ts';

/** Returns remarks on contradictions within a stat block. The printed values are still used. */
export const findContradictions = (monster: PublishedMonster): readonly ImportRemark[] => [
  ...checkHitPoints(monster),
  ...checkProficiency(monster),
  ...monster.actions.flatMap((action) => [...checkToHit(monster, action), ...checkPrintedDamage(action)]),
];

/** The average, rounded down as stat blocks print it. */
function averageOf(text: string): number | undefined {
  const read = diceText.safeParse(text);
  if (!read.success) return undefined;
  const { outcomes, total } = diceOf(read.data).ways();
  const sum = outcomes.reduce((so, { value, ways }) => so + value * Number(ways), 0);
  return Math.floor(sum / Number(total) + 1e-9);
}

function checkHitPoints({
  hit_points: printed,
  hit_points_roll: roll,
}: PublishedMonster): readonly ImportRemark[] {
  const average = roll === undefined ? undefined : averageOf(roll);
  return roll === undefined || average === undefined || average === printed
    ? []
    : [buildRemark('contradiction', 'hit-points-differ', { printed, dice: roll, average })];
}

function checkProficiency({
  proficiency_bonus: printed,
  challenge_rating: challenge,
}: PublishedMonster): readonly ImportRemark[] {
  if (challenge < 0 || challenge > 30) return [];
  const bonus = proficiencyBonus({ level: challenge });
  return printed === undefined || printed === bonus
    ? []
    : [buildRemark('contradiction', 'proficiency-differs', { printed, challenge, bonus })];
}

function checkToHit(
  monster: PublishedMonster,
  { name, attack_bonus: printed }: PublishedAction,
): readonly ImportRemark[] {
  if (printed === undefined) return [];
  const scores = scoresOf(monster);
  const bonus = monster.proficiency_bonus ?? proficiencyBonus({ level: monster.challenge_rating });
  const allowed = [...new Set(ABILITIES.map((ability) => modifierFor(scores[ability]) + bonus))];
  return allowed.includes(printed)
    ? []
    : [
        buildRemark('contradiction', 'attack-differs', {
          what: name,
          printed: formatSigned(printed),
          allowed: allowed.map(formatSigned).join(', '),
        }),
      ];
}

/** “Hit: 5 (1d6 + 2)”: compares the number before the bracket with the dice inside. */
const PRINTED_DAMAGE = /(\d+) \((\d+d\d+(?: ?[+−-] ?\d+)?)\)/gu;

function checkPrintedDamage({ name, desc }: PublishedAction): readonly ImportRemark[] {
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

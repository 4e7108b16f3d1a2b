import { dice as diceOf } from '@arbitro/dice';
import { type Remark, signed } from '@arbitro/kernel';
import { modifier } from '../rules/derived.ts';
import { ABILITIES } from '../rules/tables.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { diceText } from '../schema/sheet-parts.ts';
import { type PublishedAction, type PublishedMonster, scoresOf } from './published-shape.ts';
import { remark } from './published-words.ts';

/** Returns remarks on contradictions within a stat block. The printed values are still used. */
export const contradictions = (monster: PublishedMonster): readonly Remark[] => [
  ...hitPoints(monster),
  ...proficiency(monster),
  ...monster.actions.flatMap((action) => [...toHit(monster, action), ...printedDamage(action)]),
];

/** The average, rounded down as stat blocks print it. */
function averageOf(text: string): number | undefined {
  const read = diceText.safeParse(text);
  if (!read.success) return undefined;
  const { outcomes, total } = diceOf(read.data).ways();
  const sum = outcomes.reduce((so, { value, ways }) => so + value * Number(ways), 0);
  return Math.floor(sum / Number(total) + 1e-9);
}

function hitPoints({ hit_points: printed, hit_points_roll: roll }: PublishedMonster): readonly Remark[] {
  const average = roll === undefined ? undefined : averageOf(roll);
  return roll === undefined || average === undefined || average === printed
    ? []
    : [remark('contradiction', 'hit-points-differ', { printed, dice: roll, average })];
}

function proficiency({
  proficiency_bonus: printed,
  challenge_rating: challenge,
}: PublishedMonster): readonly Remark[] {
  if (challenge < 0 || challenge > 30) return [];
  const bonus = proficiencyBonus({ level: challenge });
  return printed === undefined || printed === bonus
    ? []
    : [remark('contradiction', 'proficiency-differs', { printed, challenge, bonus })];
}

function toHit(
  monster: PublishedMonster,
  { name, attack_bonus: printed }: PublishedAction,
): readonly Remark[] {
  if (printed === undefined) return [];
  const scores = scoresOf(monster);
  const bonus = monster.proficiency_bonus ?? proficiencyBonus({ level: monster.challenge_rating });
  const allowed = [...new Set(ABILITIES.map((ability) => modifier(scores[ability]) + bonus))];
  return allowed.includes(printed)
    ? []
    : [
        remark('contradiction', 'attack-differs', {
          what: name,
          printed: signed(printed),
          allowed: allowed.map(signed).join(', '),
        }),
      ];
}

/** “Hit: 5 (1d6 + 2)”: compares the number before the bracket with the dice inside. */
const PRINTED = /(\d+) \((\d+d\d+(?: ?[+−-] ?\d+)?)\)/gu;

function printedDamage({ name, desc }: PublishedAction): readonly Remark[] {
  return [...desc.matchAll(PRINTED)].flatMap(([, printed = '', dice = '']) => {
    const average = averageOf(dice);
    return average === undefined || average === Number(printed)
      ? []
      : [remark('contradiction', 'damage-differs', { what: name, printed: Number(printed), dice, average })];
  });
}

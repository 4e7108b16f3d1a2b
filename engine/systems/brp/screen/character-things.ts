import {
  buildDetail,
  type CharacterField,
  formatSigned,
  type LocalizedText,
  labelNumber,
  type Score,
  score,
} from '@arbitro/kernel';
import { armsOf } from '../rules/arms.ts';
import { isBroken } from '../rules/attack-options.ts';
import { armourPoints, damageBonus, findRating } from '../rules/derived.ts';
import { computedField, field } from '../rules/field.ts';
import { COMBAT_TAGS, chanceFrom, skillChance } from '../rules/skill.ts';
import type { View } from '../secrecy/view.ts';
import type { Arm, Armour, Creature, Weapon } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

/** Returns every attack option, in every mode. @rule brp.weapons.attributes @rule brp.shields.table */
export const armFields = (creature: Creature, view: View): readonly CharacterField[] =>
  armsOf(creature).flatMap((arm) =>
    arm.modes.map((mode, index) => armField({ arm, mode, thrown: index > 0 }, creature, view)),
  );

interface ArmUse {
  readonly arm: Arm;
  readonly mode: Weapon;
  readonly thrown: boolean;
}

function armField({ arm, mode, thrown }: ArmUse, creature: Creature, view: View): CharacterField {
  const rule = mode.shield === null ? 'brp.weapons.attributes' : 'brp.shields.table';
  const chance = strikeChance(creature, view, mode);
  const shownField = chance
    ? computedField(termName(mode.name), chance, rule)
    : field(termName(mode.name), null, rule);
  const strike = { type: 'attack', by: creature.id, with: arm.id };
  return {
    ...shownField,
    ...(chance && chance.value > 0 ? { rolls: thrown ? { ...strike, thrown } : strike } : {}),
    ...buildDetail([
      ...(thrown ? [TEXT.sheet.thrown] : []),
      labelNumber(TEXT.sheet.damage, damageText(creature, view, mode)),
      ...describeMode(mode),
      ...describeArm(arm, mode, view),
    ]),
  };
}

/**
 * The attack chance with armour and in the current light. A natural weapon has its own rating.
 * @rule brp.bestiary.nonhuman
 */
function strikeChance(creature: Creature, view: View, { skill, chance }: Weapon): Score | undefined {
  if (chance === null) return findRating(view, creature, skill) && skillChance(view, creature, skill).score;
  const rated = score([{ rule: 'brp.bestiary.nonhuman', what: 'stated', how: 'add', value: chance }]);
  return chanceFrom(view, creature, { rated, tags: COMBAT_TAGS }).score;
}

/**
 * “1D8+1+1D4”; half of the bonus is written with ½.
 * @rule brp.derived.damage-bonus @rule brp.weapons.half-damage-bonus
 */
function damageText(creature: Creature, view: View, { damage, bonus }: Weapon): string {
  const own = damage.toUpperCase();
  const more = damageBonus(view, creature);
  if (bonus === 'none' || more === '0') return own;
  return `${own}${bonusText(more, bonus === 'half' ? '½×' : '')}`;
}

/** Formats a bonus like the book: +1D4, −1D6, 0. */
export function bonusText(notation: string, share = ''): string {
  if (notation === '0') return '0';
  const isLess = notation.startsWith('-');
  return `${isLess ? '−' : '+'}${share}${notation.slice(isLess ? 1 : 0).toUpperCase()}`;
}

const describeMode = ({ hands, range, poison }: Weapon): readonly LocalizedText[] => [
  ...(range === null ? [] : [labelNumber(TEXT.sheet.range, `${range} m`)]),
  ...(hands === 2 ? [TEXT.sheet.twoHands] : []),
  ...(poison === null ? [] : [labelNumber(TEXT.sheet.poisonPotency, poison.eff)]),
];

const describeArm = (
  { damage, held, shots, loading }: Arm,
  { points, magazine, range, hands }: Weapon,
  { options }: View,
): readonly LocalizedText[] => [
  ...(points === null
    ? []
    : [labelNumber(TEXT.sheet.hitPoints, `${Math.max(0, points - damage)}/${points}`)]),
  ...(magazine === null ? [] : [labelNumber(TEXT.sheet.shots, `${shots ?? magazine}/${magazine}`)]),
  ...(range !== null && loading > 0 ? [labelNumber(TEXT.sheet.loadedRounds, loading)] : []),
  ...(isBroken({ points }, damage, options) ? [termName('broken')] : []),
  ...(hands === 0 ? [] : [termName(`held-${held}`)]),
];

/** @rule brp.armour.table @rule brp.armour.skill-penalties */
export function armourFields(creature: Creature): readonly CharacterField[] {
  const worn = [creature.body, creature.helmet].filter((piece) => piece !== null);
  const fur =
    creature.hide === 0
      ? []
      : [{ ...field(TEXT.sheet.furOrScales, creature.hide, 'brp.armour.absorb'), path: 'hide' }];
  const pieces = [...worn.map(armourField), ...fur];
  return pieces.length === 0
    ? []
    : [
        ...pieces,
        computedField(TEXT.sheet.protectionInAll, armourPoints(creature, 'points'), 'brp.armour.absorb'),
      ];
}

const armourField = ({ name, points, second, physical, perceptive }: Armour): CharacterField => ({
  ...field(termName(name), points, 'brp.armour.table'),
  ...buildDetail([
    ...(second === null ? [] : [labelNumber(TEXT.sheet.againstWhatFast, second)]),
    ...(physical === 0 ? [] : [labelNumber(TEXT.sheet.physicalSkills, formatSigned(physical))]),
    ...(perceptive === 0 ? [] : [labelNumber(TEXT.sheet.perceptiveSkills, formatSigned(perceptive))]),
  ]),
});

/** @rule brp.equipment.starting */
export const equipmentFields = ({ equipment }: Creature): readonly CharacterField[] =>
  equipment.map((thing) => field(termName(thing), null, 'brp.equipment.starting'));

/** The arms in hand, which all viewers see. */
export const seenArmFields = ({ arms }: Pick<Creature, 'arms'>): readonly CharacterField[] =>
  arms.flatMap(({ modes: [mode], held }) =>
    mode
      ? [field(termName(mode.name), mode.hands === 0 ? null : `held-${held}`, 'brp.weapons.attributes')]
      : [],
  );

export const seenArmourFields = ({
  body,
  helmet,
}: Pick<Creature, 'body' | 'helmet'>): readonly CharacterField[] =>
  [body, helmet].flatMap((piece) => (piece ? [field(termName(piece.name), null, 'brp.armour.table')] : []));

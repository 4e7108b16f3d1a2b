import {
  type CharacterField,
  buildDetail,
  fillText,
  labelNumber,
  type Score,
  score,
  formatSigned,
  type LocalizedText,
} from '@arbitro/kernel';
import { weaponModifiers, hitBase, saveNeeded } from '../rules/derived.ts';
import { field, computedField } from '../rules/field.ts';
import { CATEGORIES, type Category } from '../rules/tables.ts';
import type { View } from '../secrecy/view.ts';
import type { Creature, SaveBonuses, Spell, Weapon } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

const rangeText = (feet: number): LocalizedText => fillText(TEXT.sheet.rangeFeet, { feet });

type Reach = 'melee' | 'missile';

/** All weapons, in every way they are used; the number is the modifier to the d20. @rule whitebox.attack.modifiers */
export const armFields = (one: Creature): readonly CharacterField[] =>
  one.weapons.flatMap((weapon) => listReaches(weapon).map((reach) => armField(one, weapon, reach)));

const listReaches = ({ kind, thrown }: Weapon): readonly Reach[] =>
  kind === 'missile' ? ['missile'] : thrown ? ['melee', 'missile'] : ['melee'];

function armField(one: Creature, weapon: Weapon, reach: Reach): CharacterField {
  const rule = reach === 'melee' ? 'whitebox.combat.melee-attack' : 'whitebox.combat.missile-attack';
  return {
    ...computedField(termName(weapon.name), bonusOf(one, weapon, reach), rule),
    rolls: { type: 'attack', by: one.id, with: weapon.id },
    ...buildDetail(describeArm(one, weapon, reach)),
  };
}

/** As in the quick method; the tables already include the base bonus. @rule whitebox.attack.ascending-quick */
const bonusOf = (one: Creature, weapon: Weapon, reach: Reach): Score =>
  score([hitBase(one), ...weaponModifiers(one, weapon, reach)]);

const describeArm = (
  { routine }: Creature,
  { id, kind, damage, range, inHand, attacks }: Weapon,
  reach: Reach,
): readonly LocalizedText[] => [
  ...(reach === 'missile' && kind === 'melee' ? [TEXT.sheet.thrown] : []),
  labelNumber(TEXT.sheet.damage, damage),
  ...(reach === 'melee' ? [] : [range === null ? TEXT.sheet.anyDistance : rangeText(range)]),
  ...(attacks === 1 ? [] : [labelNumber(TEXT.sheet.attacksRound, attacks)]),
  ...(routine.length > 1 && routine.includes(id) ? [TEXT.sheet.togetherOthers] : []),
  inHand ? TEXT.sheet.inHand : TEXT.sheet.putAway,
];

const perDayText = (many: number): LocalizedText => fillText(TEXT.sheet.timesADay, { many });

const durationText = (minutes: number): LocalizedText => fillText(TEXT.sheet.min, { minutes });

/** How often each can still be cast. @rule whitebox.spells.casting-start */
export const spellFields = (one: Creature): readonly CharacterField[] =>
  one.spells.map((spell) => ({
    ...field(termName(spell.name), spell.memorised, 'whitebox.spells.casting-start'),
    rolls: { type: 'cast', by: one.id, spell: spell.id },
    ...buildDetail(describeSpell(spell)),
  }));

const describeSpell = ({ level, perDay, range, targets, effect, save, timing }: Spell): readonly LocalizedText[] => [
  labelNumber(TEXT.sheet.level, level),
  perDayText(perDay),
  ...(effect.damage === null ? [] : [labelNumber(TEXT.sheet.damage, effect.damage)]),
  ...(effect.heals === null ? [] : [labelNumber(TEXT.sheet.heals, effect.heals)]),
  ...(effect.condition === null ? [] : [termName(effect.condition)]),
  ...(effect.minutes === null ? [] : [durationText(effect.minutes)]),
  ...(range === null ? [] : [rangeText(range)]),
  ...(targets === 1 ? [] : [labelNumber(TEXT.sheet.targets, targets)]),
  save === null
    ? TEXT.sheet.noSavingThrow
    : save.onSave === 'half'
      ? TEXT.sheet.savingThrowHalf
      : TEXT.sheet.savingThrowAvoids,
  ...(timing === 'turn' ? [] : [TEXT.sheet.endRound]),
];

/** The number to reach, single or per category. @rule whitebox.saves.single-throw @rule whitebox.saves.matrix */
export function saveFields(one: Creature, view: View): readonly CharacterField[] {
  const single: CharacterField = {
    ...field(termName('single'), saveNeeded(view, one, null), 'whitebox.saves.single-targets'),
    rolls: { type: 'save', who: one.id },
    ...(one.class === null ? { path: 'saveTarget' } : {}),
    ...buildDetail(saveBonusTexts(one, view)),
  };
  if (view.options.savesSystem === 'single') return [single];
  return [...CATEGORIES.map((category) => categoryField(one, view, category)), single];
}

const categoryField = (one: Creature, view: View, category: Category): CharacterField => ({
  ...field(termName(category), saveNeeded(view, one, category), 'whitebox.saves.matrix'),
  rolls: { type: 'save', who: one.id, category },
});

/** With the matrix only the bonuses of the race apply. @rule whitebox.saves.matrix-removes-class-bonuses */
function saveBonusTexts({ classSaves, raceSaves }: Creature, { options }: View): readonly LocalizedText[] {
  const counted: readonly SaveBonuses[] =
    options.savesSystem === 'matrix' ? [raceSaves] : [classSaves, raceSaves];
  return (['any', ...CATEGORIES] as const).flatMap((against) => {
    const bonus = counted.reduce((sum, saves) => sum + (saves[against] ?? 0), 0);
    return bonus === 0 ? [] : [labelNumber(against === 'any' ? TEXT.sheet.all : termName(against), formatSigned(bonus))];
  });
}

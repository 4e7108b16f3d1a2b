import {
  buildDetail,
  type CharacterField,
  fillText,
  formatSigned,
  type LocalizedText,
  labelNumber,
  type Score,
  score,
} from '@arbitro/kernel';
import { hitBase, saveNeeded, weaponModifiers } from '../rules/derived.ts';
import { computedField, field } from '../rules/field.ts';
import { CATEGORIES, type Category } from '../rules/tables.ts';
import type { View } from '../secrecy/view.ts';
import type { Creature, SaveBonuses, Spell, Weapon } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

const rangeText = (feet: number): LocalizedText => fillText(TEXT.sheet.rangeFeet, { feet });

type Reach = 'melee' | 'missile';

/** All weapons, in every way they are used; the number is the modifier to the d20. @rule whitebox.attack.modifiers */
export const armFields = (creature: Creature): readonly CharacterField[] =>
  creature.weapons.flatMap((weapon) => listReaches(weapon).map((reach) => armField(creature, weapon, reach)));

const listReaches = ({ kind, thrown }: Weapon): readonly Reach[] =>
  kind === 'missile' ? ['missile'] : thrown ? ['melee', 'missile'] : ['melee'];

function armField(creature: Creature, weapon: Weapon, reach: Reach): CharacterField {
  const rule = reach === 'melee' ? 'whitebox.combat.melee-attack' : 'whitebox.combat.missile-attack';
  return {
    ...computedField(termName(weapon.name), bonusOf(creature, weapon, reach), rule),
    rolls: { type: 'attack', by: creature.id, with: weapon.id },
    ...buildDetail(describeArm(creature, weapon, reach)),
  };
}

/** As in the quick method; the tables already include the base bonus. @rule whitebox.attack.ascending-quick */
const bonusOf = (creature: Creature, weapon: Weapon, reach: Reach): Score =>
  score([hitBase(creature), ...weaponModifiers(creature, weapon, reach)]);

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
export const spellFields = (creature: Creature): readonly CharacterField[] =>
  creature.spells.map((spell) => ({
    ...field(termName(spell.name), spell.memorised, 'whitebox.spells.casting-start'),
    rolls: { type: 'cast', by: creature.id, spell: spell.id },
    ...buildDetail(describeSpell(spell)),
  }));

const describeSpell = ({
  level,
  perDay,
  range,
  targets,
  effect,
  save,
  timing,
}: Spell): readonly LocalizedText[] => [
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
export function saveFields(creature: Creature, view: View): readonly CharacterField[] {
  const single: CharacterField = {
    ...field(termName('single'), saveNeeded(view, creature, null), 'whitebox.saves.single-targets'),
    rolls: { type: 'save', who: creature.id },
    ...(creature.class === null ? { path: 'saveTarget' } : {}),
    ...buildDetail(saveBonusTexts(creature, view)),
  };
  if (view.options.savesSystem === 'single') return [single];
  return [...CATEGORIES.map((category) => categoryField(creature, view, category)), single];
}

const categoryField = (creature: Creature, view: View, category: Category): CharacterField => ({
  ...field(termName(category), saveNeeded(view, creature, category), 'whitebox.saves.matrix'),
  rolls: { type: 'save', who: creature.id, category },
});

/** With the matrix only the bonuses of the race apply. @rule whitebox.saves.matrix-removes-class-bonuses */
function saveBonusTexts({ classSaves, raceSaves }: Creature, { options }: View): readonly LocalizedText[] {
  const saveBonuses: readonly SaveBonuses[] =
    options.savesSystem === 'matrix' ? [raceSaves] : [classSaves, raceSaves];
  return (['any', ...CATEGORIES] as const).flatMap((against) => {
    const bonus = saveBonuses.reduce((sum, saves) => sum + (saves[against] ?? 0), 0);
    return bonus === 0
      ? []
      : [labelNumber(against === 'any' ? TEXT.sheet.all : termName(against), formatSigned(bonus))];
  });
}

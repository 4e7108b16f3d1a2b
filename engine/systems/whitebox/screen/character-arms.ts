import {
  type CharacterField,
  detailed,
  fill,
  numbered,
  type Score,
  score,
  signed,
  type Words,
} from '@arbitro/kernel';
import { handling, hitBase, saveNeeded } from '../rules/derived.ts';
import { field, reckoned } from '../rules/field.ts';
import { CATEGORIES, type Category } from '../rules/tables.ts';
import type { View } from '../secrecy/view.ts';
import type { Creature, SaveBonuses, Spell, Weapon } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { called } from './term-words.ts';

const inRange = (feet: number): Words => fill(TEXT.sheet.rangeFeet, { feet });

type Reach = 'melee' | 'missile';

/** All weapons, in every way they are used; the number is the modifier to the d20. @rule whitebox.attack.modifiers */
export const armFields = (one: Creature): readonly CharacterField[] =>
  one.weapons.flatMap((weapon) => reachesOf(weapon).map((reach) => armField(one, weapon, reach)));

const reachesOf = ({ kind, thrown }: Weapon): readonly Reach[] =>
  kind === 'missile' ? ['missile'] : thrown ? ['melee', 'missile'] : ['melee'];

function armField(one: Creature, weapon: Weapon, reach: Reach): CharacterField {
  const rule = reach === 'melee' ? 'whitebox.combat.melee-attack' : 'whitebox.combat.missile-attack';
  return {
    ...reckoned(called(weapon.name), bonusOf(one, weapon, reach), rule),
    rolls: { type: 'attack', by: one.id, with: weapon.id },
    ...detailed(aboutArm(one, weapon, reach)),
  };
}

/** As in the quick method; the tables already include the base bonus. @rule whitebox.attack.ascending-quick */
const bonusOf = (one: Creature, weapon: Weapon, reach: Reach): Score =>
  score([hitBase(one), ...handling(one, weapon, reach)]);

const aboutArm = (
  { routine }: Creature,
  { id, kind, damage, range, inHand, attacks }: Weapon,
  reach: Reach,
): readonly Words[] => [
  ...(reach === 'missile' && kind === 'melee' ? [TEXT.sheet.thrown] : []),
  numbered(TEXT.sheet.damage, damage),
  ...(reach === 'melee' ? [] : [range === null ? TEXT.sheet.anyDistance : inRange(range)]),
  ...(attacks === 1 ? [] : [numbered(TEXT.sheet.attacksRound, attacks)]),
  ...(routine.length > 1 && routine.includes(id) ? [TEXT.sheet.togetherOthers] : []),
  inHand ? TEXT.sheet.inHand : TEXT.sheet.putAway,
];

const inADay = (many: number): Words => fill(TEXT.sheet.timesADay, { many });

const lasting = (minutes: number): Words => fill(TEXT.sheet.min, { minutes });

/** How often each can still be cast. @rule whitebox.spells.casting-start */
export const spellFields = (one: Creature): readonly CharacterField[] =>
  one.spells.map((spell) => ({
    ...field(called(spell.name), spell.memorised, 'whitebox.spells.casting-start'),
    rolls: { type: 'cast', by: one.id, spell: spell.id },
    ...detailed(aboutSpell(spell)),
  }));

const aboutSpell = ({ level, perDay, range, targets, effect, save, timing }: Spell): readonly Words[] => [
  numbered(TEXT.sheet.level, level),
  inADay(perDay),
  ...(effect.damage === null ? [] : [numbered(TEXT.sheet.damage, effect.damage)]),
  ...(effect.heals === null ? [] : [numbered(TEXT.sheet.heals, effect.heals)]),
  ...(effect.condition === null ? [] : [called(effect.condition)]),
  ...(effect.minutes === null ? [] : [lasting(effect.minutes)]),
  ...(range === null ? [] : [inRange(range)]),
  ...(targets === 1 ? [] : [numbered(TEXT.sheet.targets, targets)]),
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
    ...field(called('single'), saveNeeded(view, one, null), 'whitebox.saves.single-targets'),
    rolls: { type: 'save', who: one.id },
    ...(one.class === null ? { path: 'saveTarget' } : {}),
    ...detailed(bonusWords(one, view)),
  };
  if (view.options.savesSystem === 'single') return [single];
  return [...CATEGORIES.map((category) => categoryField(one, view, category)), single];
}

const categoryField = (one: Creature, view: View, category: Category): CharacterField => ({
  ...field(called(category), saveNeeded(view, one, category), 'whitebox.saves.matrix'),
  rolls: { type: 'save', who: one.id, category },
});

/** With the matrix only the bonuses of the race apply. @rule whitebox.saves.matrix-removes-class-bonuses */
function bonusWords({ classSaves, raceSaves }: Creature, { options }: View): readonly Words[] {
  const counted: readonly SaveBonuses[] =
    options.savesSystem === 'matrix' ? [raceSaves] : [classSaves, raceSaves];
  return (['any', ...CATEGORIES] as const).flatMap((against) => {
    const bonus = counted.reduce((sum, saves) => sum + (saves[against] ?? 0), 0);
    return bonus === 0 ? [] : [numbered(against === 'any' ? TEXT.sheet.all : called(against), signed(bonus))];
  });
}

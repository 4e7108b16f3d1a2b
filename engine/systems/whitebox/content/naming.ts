import { createNameFinder, isSameName, LANGUAGES, listRowNames, normalizeName } from '@arbitro/kernel';
import type { Spell, Weapon } from '../creature.ts';
import type { Class, Race } from '../rules/tables.ts';
import { ARMOURS, type ArmourId } from './armour-table.ts';
import { CLASS_DATA } from './class-table.ts';
import { RACE_DATA } from './race-table.ts';
import { SPELLS, type SpellId } from './spell-table.ts';
import { WEAPONS, type WeaponId } from './weapon-table.ts';

export const findWeaponId: (text: string) => WeaponId | undefined = createNameFinder(listRowNames(WEAPONS));
export const findSpellId: (text: string) => SpellId | undefined = createNameFinder(listRowNames(SPELLS));
export const findArmourId: (text: string) => ArmourId | undefined = createNameFinder(listRowNames(ARMOURS));
export const findClass: (text: string) => Class | undefined = createNameFinder(listRowNames(CLASS_DATA));
export const findRace: (text: string) => Race | undefined = createNameFinder(listRowNames(RACE_DATA));

/** Returns the id of the first item with this id or name, or with this name of the table in any language. */
export function findOwnId(
  own: readonly { readonly id: string; readonly name: string }[],
  text: string,
  rowNamed: (text: string) => string | undefined,
): string {
  if (own.some(({ id }) => id === text)) return text;
  const row = rowNamed(text);
  const isMeant = (known: string): boolean => known === row || isSameName(known, text);
  return own.find(({ id, name }) => isMeant(id) || isMeant(name))?.id ?? text;
}

const LANCES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => normalizeName(WEAPONS.lance.name[language]).split(' ').slice(0, 1)),
);

/**
 * Returns true for the lance of the table, or for a custom weapon called a lance in any language.
 * @rule whitebox.joust.contest
 */
export const isLance = ({ id, name }: Pick<Weapon, 'id' | 'name'>): boolean =>
  [id, name].some((text) =>
    normalizeName(text)
      .split(' ')
      .some((word) => LANCES.has(word)),
  );

/** Builds a weapon of the table; in hand it can be used at once. @rule whitebox.damage.weapon-damage */
export function weaponOf(id: WeaponId, inHand = true): Weapon {
  const { kind, thrown = false, damage, range } = WEAPONS[id];
  return { id, name: id, kind, thrown, damage, magic: 0, inHand, ready: inHand, range, attacks: 1 };
}

/** Builds a spell of the table, with this many uses per day, none of them spent. @rule whitebox.spells.effect-timing */
export function spellOf(id: SpellId, perDay = 1): Spell {
  const { level, range, targets, effect, save, timing } = SPELLS[id];
  return { id, name: id, level, memorised: perDay, perDay, range, targets, effect, save, timing };
}

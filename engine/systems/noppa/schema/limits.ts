import type { Setup, SetupConflict } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import { canCarry, isRacialAllowed, lightSlots, maxSkills } from '../rules/derived.ts';
import { SLOTS } from '../rules/tables.ts';
import type { Scene, Sheet } from '../state.ts';

type Excess = Omit<SetupConflict, 'creature'>;
type Limit = (options: Options, sheet: Sheet) => Excess | undefined;

/** Returns sheets of a setup that exceed the limits of play, if the options enforce them. */
export const findLimitConflicts = ({
  options,
  creatures,
}: Setup<Options, Sheet, Scene>): readonly SetupConflict[] =>
  creatures.flatMap(({ id, sheet }) =>
    listExcesses(options, sheet).map((excess) => ({ creature: id, ...excess })),
  );

/**
 * Returns what exceeds the limits of carrying, knowing and racial changes.
 * @rule noppa.gear.conversion @rule noppa.attr.oppineisuus @rule noppa.attr.racial-range
 */
export function listExcesses(options: Options, sheet: Sheet): readonly Excess[] {
  if (options.sheetLimits !== 'checked' || sheet.kind === 'foe') return [];
  return LIMITS.flatMap((limit) => limit(options, sheet) ?? []);
}

const checkLoad: Limit = (options, sheet) => {
  if (canCarry({ options }, sheet, sheet.items)) return undefined;
  const count = (weight: 'light' | 'heavy'): number =>
    sheet.items.filter((item) => item.weight === weight).length;
  const value = formatSlots(count('light'), count('heavy'));
  return { field: 'items', value, allowed: [formatSlots(lightSlots(sheet).value, SLOTS.heavy)] };
};

const formatSlots = (light: number, heavy: number): string => `${light} + ${heavy} × ${SLOTS.lightPerHeavy}`;

const checkSkills: Limit = (options, sheet) => {
  const count = sheet.skills.length + sheet.spells.length;
  const max = maxSkills(options, sheet).value;
  return count <= max ? undefined : { field: 'skills', value: String(count), allowed: [`≤ ${max}`] };
};

const checkRace: Limit = (options, { racial }) => {
  if (isRacialAllowed(options, racial)) return undefined;
  const changes = Object.values(racial).filter((by) => by !== 0);
  return { field: 'racial', value: changes.join(' '), allowed: ['1 -1'] };
};

const LIMITS: readonly Limit[] = [checkLoad, checkSkills, checkRace];

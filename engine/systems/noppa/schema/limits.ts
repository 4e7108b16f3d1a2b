import type { Misfit, Setup } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import { fits, lightSlots, mostSkills, racialAllowed } from '../rules/derived.ts';
import { SLOTS } from '../rules/tables.ts';
import type { Scene, Sheet } from '../state.ts';

type Excess = Omit<Misfit, 'creature'>;
type Limit = (options: Options, sheet: Sheet) => Excess | undefined;

/** Returns sheets of a setup that exceed the limits of play, if the options enforce them. */
export const beyondLimits = ({ options, creatures }: Setup<Options, Sheet, Scene>): readonly Misfit[] =>
  creatures.flatMap(({ id, sheet }) =>
    excesses(options, sheet).map((excess) => ({ creature: id, ...excess })),
  );

/**
 * Returns what exceeds the limits of carrying, knowing and racial changes.
 *
 * @rule noppa.gear.conversion
 * @rule noppa.attr.oppineisuus
 * @rule noppa.attr.racial-range
 */
export function excesses(options: Options, sheet: Sheet): readonly Excess[] {
  if (options.sheetLimits !== 'checked' || sheet.kind === 'foe') return [];
  return LIMITS.flatMap((limit) => limit(options, sheet) ?? []);
}

const load: Limit = (options, sheet) => {
  if (fits({ options }, sheet, sheet.items)) return undefined;
  const count = (weight: 'light' | 'heavy'): number =>
    sheet.items.filter((item) => item.weight === weight).length;
  const value = slots(count('light'), count('heavy'));
  return { field: 'items', value, allowed: [slots(lightSlots(sheet).value, SLOTS.heavy)] };
};

const slots = (light: number, heavy: number): string => `${light} + ${heavy} × ${SLOTS.lightPerHeavy}`;

const skills: Limit = (options, sheet) => {
  const count = sheet.skills.length + sheet.spells.length;
  const most = mostSkills(options, sheet).value;
  return count <= most ? undefined : { field: 'skills', value: String(count), allowed: [`≤ ${most}`] };
};

const race: Limit = (options, { racial }) => {
  if (racialAllowed(options, racial)) return undefined;
  const changes = Object.values(racial).filter((by) => by !== 0);
  return { field: 'racial', value: changes.join(' '), allowed: ['1 -1'] };
};

const LIMITS: readonly Limit[] = [load, skills, race];

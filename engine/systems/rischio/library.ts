import { CONTENT } from './content/creatures.ts';
import { sheetSchema } from './schema/sheet.ts';
import type { Ability, Gear, Sheet } from './state.ts';

/** Our heroes by id, read through the same door as a table's own. */
export const HEROES: ReadonlyMap<string, Sheet> = new Map(
  Object.entries(CONTENT)
    .map(([id, { sheet }]) => [id, sheetSchema.parse(sheet)] as const)
    .filter(([, { kind }]) => kind === 'player'),
);

/** What they can do, what they carry, and how much they have of what it costs. */
export const ABILITIES: readonly Ability[] = [...HEROES.values()].flatMap(({ abilities }) => abilities);
export const GEAR: readonly Gear[] = [...HEROES.values()].flatMap(({ equipment }) => equipment);
export const STORES: ReadonlyMap<string, number> = new Map(
  [...HEROES.values()].flatMap(({ resources }) => Object.entries(resources)),
);

/** A character before anything is known of them. */
export const BLANK: Sheet = sheetSchema.parse({});

import { CONTENT } from './content/creatures.ts';
import { sheetSchema } from './schema/sheet.ts';
import type { Ability, Gear, Sheet } from './state.ts';

/** Our heroes by id, parsed by the same schema as a table's own sheets. */
export const HEROES: ReadonlyMap<string, Sheet> = new Map(
  Object.entries(CONTENT)
    .map(([id, { sheet }]) => [id, sheetSchema.parse(sheet)] as const)
    .filter(([, { kind }]) => kind === 'player'),
);

/** The abilities, gear and resources of our heroes. */
export const ABILITIES: readonly Ability[] = [...HEROES.values()].flatMap(({ abilities }) => abilities);
export const GEAR: readonly Gear[] = [...HEROES.values()].flatMap(({ equipment }) => equipment);
export const RESOURCES: ReadonlyMap<string, number> = new Map(
  [...HEROES.values()].flatMap(({ resources }) => Object.entries(resources)),
);

/** An empty character sheet. */
export const BLANK_SHEET: Sheet = sheetSchema.parse({});

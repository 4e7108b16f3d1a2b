import type { Words } from '@arbitro/kernel';

interface GearRow {
  readonly name: Words;
  /** Pounds. */
  readonly weight: number;
  /** Gold pieces. */
  readonly cost: number;
  /** How often one may buy it when a character is made. */
  readonly most: number;
}

/** What explorers carry; of our own. @rule whitebox.movement.base-rate */
const ROWS = {
  torches: {
    name: { en: 'Three torches', it: 'Tre torce', fi: 'Kolme soihtua' },
    weight: 3,
    cost: 1,
    most: 2,
  },
  lantern: {
    name: { en: 'Lantern', it: 'Lanterna', fi: 'Lyhty' },
    weight: 4,
    cost: 9,
    most: 1,
  },
  oil: {
    name: { en: 'Pint of oil', it: 'Pinta d’olio', fi: 'Pintti öljyä' },
    weight: 1,
    cost: 2,
    most: 4,
  },
  rope: {
    name: { en: 'Rope, fifty feet', it: 'Corda, cinquanta piedi', fi: 'Viisikymmentä jalkaa köyttä' },
    weight: 8,
    cost: 2,
    most: 1,
  },
  provisions: {
    name: { en: 'Food for a week', it: 'Viveri per una settimana', fi: 'Viikon eväät' },
    weight: 10,
    cost: 5,
    most: 1,
  },
  spikes: {
    name: { en: 'A dozen iron spikes', it: 'Una dozzina di chiodi di ferro', fi: 'Tusina rautapiikkejä' },
    weight: 6,
    cost: 1,
    most: 1,
  },
  pole: {
    name: { en: 'Ten-foot pole', it: 'Pertica di dieci piedi', fi: 'Kymmenen jalan seiväs' },
    weight: 8,
    cost: 1,
    most: 1,
  },
  picks: {
    name: { en: 'Thin tools for locks', it: 'Arnesi per serrature', fi: 'Tiirikat' },
    weight: 1,
    cost: 20,
    most: 1,
  },
  symbol: {
    name: { en: 'Holy symbol', it: 'Simbolo sacro', fi: 'Pyhä merkki' },
    weight: 1,
    cost: 5,
    most: 1,
  },
  book: {
    name: { en: 'Book of spells', it: 'Libro degli incantesimi', fi: 'Loitsukirja' },
    weight: 4,
    cost: 10,
    most: 1,
  },
} as const satisfies Readonly<Record<string, GearRow>>;

export type GearId = keyof typeof ROWS;
export const GEAR: Readonly<Record<GearId, GearRow>> = ROWS;
export const GEAR_IDS = Object.keys(ROWS) as readonly GearId[];

/** How many torches are sold together. */
export const TORCHES = 3;

import type { LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

interface GearRow {
  readonly name: LocalizedText;
  /** Pounds. */
  readonly weight: number;
  /** Gold pieces. */
  readonly cost: number;
  /** How often it can be bought during character creation. */
  readonly most: number;
}

/** Equipment of explorers; our own. @rule whitebox.movement.base-rate */
const ROWS = {
  torches: {
    name: TEXT.content.gear.torches,
    weight: 3,
    cost: 1,
    most: 2,
  },
  lantern: {
    name: TEXT.content.gear.lantern,
    weight: 4,
    cost: 9,
    most: 1,
  },
  oil: {
    name: TEXT.content.gear.oil,
    weight: 1,
    cost: 2,
    most: 4,
  },
  rope: {
    name: TEXT.content.gear.rope,
    weight: 8,
    cost: 2,
    most: 1,
  },
  provisions: {
    name: TEXT.content.gear.provisions,
    weight: 10,
    cost: 5,
    most: 1,
  },
  spikes: {
    name: TEXT.content.gear.spikes,
    weight: 6,
    cost: 1,
    most: 1,
  },
  pole: {
    name: TEXT.content.gear.pole,
    weight: 8,
    cost: 1,
    most: 1,
  },
  picks: {
    name: TEXT.content.gear.picks,
    weight: 1,
    cost: 20,
    most: 1,
  },
  symbol: {
    name: TEXT.content.gear.symbol,
    weight: 1,
    cost: 5,
    most: 1,
  },
  book: {
    name: TEXT.content.gear.book,
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

import type { LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

export interface ArmourRow {
  readonly name: LocalizedText;
  /** The points of a helmet are added to those of body armour. */
  readonly worn: 'body' | 'helmet';
  readonly points: number;
  /** The lower of two printed values. */
  readonly second: number | null;
  /** Percentage points on physical skills. */
  readonly physical: number;
  /** Percentage points on perceptive skills. */
  readonly perceptive: number;
}

/** @rule brp.armour.table */
const ROWS = {
  'full-plate': {
    name: TEXT.content.armour['full-plate'],
    worn: 'body',
    points: 8,
    second: null,
    physical: -25,
    perceptive: 0,
  },
  'soft-leather': {
    name: TEXT.content.armour['soft-leather'],
    worn: 'body',
    points: 1,
    second: null,
    physical: 0,
    perceptive: 0,
  },
  'hard-leather': {
    name: TEXT.content.armour['hard-leather'],
    worn: 'body',
    points: 2,
    second: null,
    physical: -10,
    perceptive: 0,
  },
  mail: {
    name: TEXT.content.armour.mail,
    worn: 'body',
    points: 7,
    second: null,
    physical: -20,
    perceptive: 0,
  },
  'quilted-armour': {
    name: TEXT.content.armour['quilted-armour'],
    worn: 'body',
    points: 2,
    second: null,
    physical: -5,
    perceptive: 0,
  },
  'riot-gear': {
    name: TEXT.content.armour['riot-gear'],
    worn: 'body',
    points: 12,
    second: 6,
    physical: -10,
    perceptive: 0,
  },
  'light-helmet': {
    name: TEXT.content.armour['light-helmet'],
    worn: 'helmet',
    points: 1,
    second: null,
    physical: 0,
    perceptive: -15,
  },
  'heavy-helmet': {
    name: TEXT.content.armour['heavy-helmet'],
    worn: 'helmet',
    points: 2,
    second: null,
    physical: 0,
    perceptive: -50,
  },
  'bulletproof-vest': {
    name: TEXT.content.armour['bulletproof-vest'],
    worn: 'body',
    points: 8,
    second: null,
    physical: -5,
    perceptive: 0,
  },
  'flak-jacket': {
    name: TEXT.content.armour['flak-jacket'],
    worn: 'body',
    points: 4,
    second: null,
    physical: -10,
    perceptive: 0,
  },
  'hoplite-panoply': {
    name: TEXT.content.armour['hoplite-panoply'],
    worn: 'body',
    points: 6,
    second: null,
    physical: -20,
    perceptive: 0,
  },
  'heavy-clothing': {
    name: TEXT.content.armour['heavy-clothing'],
    worn: 'body',
    points: 1,
    second: null,
    physical: 0,
    perceptive: 0,
  },
} as const satisfies Readonly<Record<string, ArmourRow>>;

export type ArmourId = keyof typeof ROWS;
export const ARMOURS: Readonly<Record<ArmourId, ArmourRow>> = ROWS;
export const ARMOUR_IDS = Object.keys(ROWS) as readonly ArmourId[];

import type { Words } from '@arbitro/kernel';

export interface ArmourRow {
  readonly name: Words;
  /** A helmet adds its points to those of the body armour. */
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
    name: { en: 'Full Plate', it: 'Armatura a Piastre Completa', fi: 'Täysi levyhaarniska' },
    worn: 'body',
    points: 8,
    second: null,
    physical: -25,
    perceptive: 0,
  },
  'soft-leather': {
    name: { en: 'Soft Leather', it: 'Armatura di Cuoio Morbido', fi: 'Pehmeä nahkahaarniska' },
    worn: 'body',
    points: 1,
    second: null,
    physical: 0,
    perceptive: 0,
  },
  'hard-leather': {
    name: { en: 'Hard Leather', it: 'Armatura di Cuoio Rigido', fi: 'Kova nahkahaarniska' },
    worn: 'body',
    points: 2,
    second: null,
    physical: -10,
    perceptive: 0,
  },
  mail: {
    name: { en: 'Mail', it: 'Armatura di Maglia', fi: 'Rengashaarniska' },
    worn: 'body',
    points: 7,
    second: null,
    physical: -20,
    perceptive: 0,
  },
  'quilted-armour': {
    name: { en: 'Quilted Armour', it: 'Armatura Imbottita', fi: 'Topattu haarniska' },
    worn: 'body',
    points: 2,
    second: null,
    physical: -5,
    perceptive: 0,
  },
  'riot-gear': {
    name: { en: 'Riot Gear', it: 'Assetto Antisommossa', fi: 'Mellakkavarusteet' },
    worn: 'body',
    points: 12,
    second: 6,
    physical: -10,
    perceptive: 0,
  },
  'light-helmet': {
    name: { en: 'Light Helmet', it: 'Elmo Leggero', fi: 'Kevyt kypärä' },
    worn: 'helmet',
    points: 1,
    second: null,
    physical: 0,
    perceptive: -15,
  },
  'heavy-helmet': {
    name: { en: 'Heavy Helmet', it: 'Elmo Pesante', fi: 'Raskas kypärä' },
    worn: 'helmet',
    points: 2,
    second: null,
    physical: 0,
    perceptive: -50,
  },
  'bulletproof-vest': {
    name: { en: 'Bulletproof Vest', it: 'Giubbotto Antiproiettile', fi: 'Luodinkestävä liivi' },
    worn: 'body',
    points: 8,
    second: null,
    physical: -5,
    perceptive: 0,
  },
  'flak-jacket': {
    name: { en: 'Flak Jacket', it: 'Giubbotto Paraschegge', fi: 'Sirpaleliivi' },
    worn: 'body',
    points: 4,
    second: null,
    physical: -10,
    perceptive: 0,
  },
  'hoplite-panoply': {
    name: { en: 'Hoplite Panoply', it: 'Panoplia Oplitica', fi: 'Hopliitin panoplia' },
    worn: 'body',
    points: 6,
    second: null,
    physical: -20,
    perceptive: 0,
  },
  'heavy-clothing': {
    name: { en: 'Heavy Clothing', it: 'Vestiti Pesanti', fi: 'Paksut vaatteet' },
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

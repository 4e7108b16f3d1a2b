import type { LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** The TAG (size) of an object. The GM picks a value from a printed range. */
export interface ObjectRow {
  readonly name: LocalizedText;
  readonly min: number;
  readonly max: number;
}

/** @rule brp.resistance.object-sizes */
const ROWS = {
  'glass-window': {
    name: TEXT.content.objects['glass-window'],
    min: 3,
    max: 3,
  },
  door: { name: TEXT.content.objects.door, min: 4, max: 8 },
  chair: { name: TEXT.content.objects.chair, min: 4, max: 9 },
  table: { name: TEXT.content.objects.table, min: 4, max: 12 },
  'street-lamp': { name: TEXT.content.objects['street-lamp'], min: 30, max: 30 },
  'house-wall': { name: TEXT.content.objects['house-wall'], min: 25, max: 35 },
  'brick-wall': { name: TEXT.content.objects['brick-wall'], min: 30, max: 50 },
  'concrete-wall': {
    name: TEXT.content.objects['concrete-wall'],
    min: 30,
    max: 50,
  },
  'reinforced-concrete-wall': {
    name: TEXT.content.objects['reinforced-concrete-wall'],
    min: 35,
    max: 55,
  },
  'small-aircraft': {
    name: TEXT.content.objects['small-aircraft'],
    min: 40,
    max: 40,
  },
  car: { name: TEXT.content.objects.car, min: 50, max: 50 },
  'bank-vault-door': {
    name: TEXT.content.objects['bank-vault-door'],
    min: 60,
    max: 60,
  },
  'medium-land-vehicle': {
    name: TEXT.content.objects['medium-land-vehicle'],
    min: 60,
    max: 60,
  },
  'steel-girder': {
    name: TEXT.content.objects['steel-girder'],
    min: 65,
    max: 65,
  },
  'jet-fighter': {
    name: TEXT.content.objects['jet-fighter'],
    min: 80,
    max: 80,
  },
  'medium-tank': {
    name: TEXT.content.objects['medium-tank'],
    min: 80,
    max: 80,
  },
  airliner: {
    name: TEXT.content.objects.airliner,
    min: 110,
    max: 110,
  },
} as const satisfies Readonly<Record<string, ObjectRow>>;

export type ObjectId = keyof typeof ROWS;
export const OBJECTS: Readonly<Record<ObjectId, ObjectRow>> = ROWS;
export const OBJECT_IDS = Object.keys(ROWS) as readonly ObjectId[];

import {
  addFault,
  countingNumber,
  creatureId,
  failWith,
  hasNoDuplicates,
  placeId,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import { AREA_FEET, CATEGORIES, TRAP_IN_SIX } from '../rules/tables.ts';
import type { Door, Room, Scene, Trap } from '../state.ts';
import { SHEET_FAULTS } from './sheet-faults.ts';
import { diceText, nameText, time, worthInGold } from './sheet-parts.ts';

/** Which room something is in. */
const roomId = placeId(nameText);
const ROOM_FEET = 30;
const feet = z.number().min(1).max(10_000);

/** A room given only by name has 30 by 30 feet. */
const room = z.preprocess(
  (input) => (typeof input === 'string' ? { id: input } : input),
  z.strictObject({
    id: roomId,
    width: feet.default(ROOM_FEET),
    length: feet.default(ROOM_FEET),
    noise: z.string().max(200).nullable().default(null),
  }),
);

/** Returns the number of areas to search in a room. @rule whitebox.exploration.search-time */
export const countAreas = ({ width, length }: Pick<Room, 'width' | 'length'>): number =>
  Math.ceil(width / AREA_FEET) * Math.ceil(length / AREA_FEET);

const area = z.int().min(1).default(1);
const hidingFields = {
  alwaysRoll: z.boolean().default(false),
  adjustment: wholeNumber.min(-6).max(6).default(0),
};

const secret = z.preprocess(
  (input) => (input === true ? {} : input),
  z.strictObject({ ...hidingFields, area, found: z.boolean().default(false) }).nullable(),
);
export const door = z.strictObject({
  id: nameText,
  between: z.tuple([roomId, roomId]),
  open: z.boolean().default(false),
  locked: z.boolean().default(false),
  held: z.boolean().default(false),
  secret: secret.default(null),
});

const trap = z.strictObject({
  id: nameText,
  room: roomId,
  area,
  ...hidingFields,
  stone: z.boolean().default(false),
  armed: z.boolean().default(true),
  found: z.boolean().default(false),
  inSix: countingNumber.max(6).default(TRAP_IN_SIX),
  fall: countingNumber.max(10_000).nullable().default(null),
  damage: diceText.nullable().default(null),
  save: z
    .strictObject({
      category: z.enum(CATEGORIES).nullable().default(null),
      onSave: z.enum(['none', 'half']).default('none'),
    })
    .nullable()
    .default(null),
  takes: z.enum(['one', 'all']).default('one'),
});

/** The parts of a place, shared by scene and world. */
export const PLACE_FIELDS = {
  rooms: z.array(room),
  doors: z.array(door),
  traps: z.array(trap),
};

interface Place {
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly traps: readonly Trap[];
}

/** Returns true if all names in a place are distinct. */
export const isDistinct = ({ rooms, doors, traps }: Place): boolean =>
  hasNoDuplicates(rooms.map(({ id }) => id)) && hasNoDuplicates([...doors, ...traps].map(({ id }) => id));

export const hasItsRooms = ({ rooms, doors, traps }: Place): boolean => {
  const isRoom = (id: string): boolean => rooms.some((room) => room.id === id);
  return doors.every(({ between }) => between.every(isRoom)) && traps.every((trap) => isRoom(trap.room));
};

/** A secret door may lie in an area of either room. */
export function hasItsAreas({ rooms, doors, traps }: Place): boolean {
  const maxAreas = (...ids: readonly string[]): number =>
    Math.max(0, ...rooms.filter(({ id }) => ids.includes(id)).map(countAreas));
  return (
    traps.every((trap) => trap.area <= maxAreas(trap.room)) &&
    doors.every(({ between, secret: hidden }) => hidden === null || hidden.area <= maxAreas(...between))
  );
}

const startingFight = z.preprocess(
  (input) => (input === true ? {} : input),
  z
    .strictObject({
      round: z.int().min(1).default(1),
      at: z.record(creatureId, z.number().min(-10_000).max(10_000)).default({}),
      initiative: z.record(nameText, z.int().min(1).max(6)).default({}),
    })
    .nullable(),
);

/** The initial scene of a table: the place, the time, the marching order; and a fight in progress. */
export const sceneSchema: z.ZodType<Scene> = z
  .strictObject({
    clock: time.default(0),
    outdoors: z.boolean().default(false),
    asksMorale: z.boolean().default(false),
    rooms: PLACE_FIELDS.rooms.default([]),
    doors: PLACE_FIELDS.doors.default([]),
    traps: PLACE_FIELDS.traps.default([]),
    march: z
      .array(creatureId)
      .refine((order) => hasNoDuplicates(order), failWith(SHEET_FAULTS.twice))
      .default([]),
    treasure: worthInGold.default(0),
    fight: startingFight.default(null),
  })
  .prefault({})
  .check((context) => {
    const { value } = context;
    if (!isDistinct(value)) addFault(context, value, SHEET_FAULTS.twice, ['rooms']);
    if (!hasItsRooms(value)) addFault(context, value, SHEET_FAULTS.room, ['doors']);
    else if (!hasItsAreas(value)) addFault(context, value, SHEET_FAULTS.area, ['traps']);
  });

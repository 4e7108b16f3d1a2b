import { isInside } from '@arbitro/grid';
import {
  allDifferent,
  type CreatureId,
  checkedOnce,
  countingNumber,
  creatureId,
  creatureName,
  type Demand,
  demandsOn,
  findCreature,
  optionsSchema,
  turnPlace,
  WORLD_FAULTS,
  type Words,
  whole,
} from '@arbitro/kernel';
import { z } from 'zod';
import { OPTIONS } from '../options.ts';
import { COVER_NAMES, LIGHTS, PACE_NAMES } from '../rules/tables.ts';
import { namesOf } from '../secrecy/fitting.ts';
import type { World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { gridMap, picture, thing } from './scene.ts';
import { creatureSheet, SHEET_CHECKS } from './sheet.ts';
import { name } from './sheet-parts.ts';

const FAULTS = {
  off: TEXT.faults.off,
} as const satisfies Readonly<Record<string, Words>>;

/** In play no field is derived. */
const inPlay = creatureSheet
  .required({
    side: true,
    mostScore: true,
    hp: true,
    fullHp: true,
    hitDice: true,
    usesDeathSaves: true,
    life: true,
  })
  .extend({ id: creatureId, name: creatureName });

const ids = z.array(creatureId);
const journey = z.strictObject({
  pace: z.enum(PACE_NAMES).nullable(),
  ranks: z.array(ids),
  vehicle: z
    .strictObject({
      kind: z.enum(['land', 'water']),
      kmPerHour: z.number().positive(),
      hoursPerDay: z.number().positive(),
    })
    .nullable(),
  mountsTired: z.boolean(),
  metres: z.number().nonnegative(),
});
/** A turn below 0 belongs to an unseen creature. */
const fight = z.strictObject({
  round: z.int().min(1),
  order: z.array(z.strictObject({ who: creatureId, initiative: z.number() })),
  turn: z.int(),
  over: z.boolean(),
  winner: name.nullable(),
  apart: z.record(z.string().max(130), z.number().nonnegative()).optional(),
  away: z.array(creatureId).optional(),
});
const table = z.strictObject({
  options: optionsSchema(OPTIONS),
  clock: z.number().nonnegative(),
  light: z.enum(LIGHTS),
  map: gridMap.nullable(),
  picture,
  things: z.array(thing.extend({ hp: countingNumber.max(9999) })),
  journey,
  covers: z.record(z.string().max(130), z.enum(COVER_NAMES)),
  creatures: z.array(checkedOnce(inPlay)),
  fight: fight.nullable(),
}) as unknown as z.ZodType<World>;

const { ofAll, ofFight } = demandsOn<World>();
const knows = (world: World, id: CreatureId): boolean => findCreature(world, id) !== undefined;

const DEMANDS: readonly Demand<World>[] = [
  [({ creatures }) => allDifferent(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  ...SHEET_CHECKS.map(([holds, , says]): Demand<World> => [ofAll(holds), ['creatures'], says]),
  [ofAll((one, world) => namesOf(one).every((id) => knows(world, id))), ['creatures'], WORLD_FAULTS.absent],
  [ofAll(({ at }, { map }) => at === null || map === null || isInside(map, at)), ['creatures'], FAULTS.off],
  [({ things }) => allDifferent(things.map(({ id }) => id)), ['things'], WORLD_FAULTS.twice],
  [
    (world) => world.journey.ranks.flat().every((id) => knows(world, id)),
    ['journey', 'ranks'],
    WORLD_FAULTS.absent,
  ],
  [ofFight(({ order }) => allDifferent(order.map(({ who }) => who))), ['fight', 'order'], WORLD_FAULTS.twice],
  [
    ofFight(({ order }, world) => order.every(({ who }) => knows(world, who))),
    ['fight', 'order'],
    WORLD_FAULTS.absent,
  ],
  [
    ofFight(({ order, turn, over }) => over || turn === -1 || order[turnPlace(turn)] !== undefined),
    ['fight', 'turn'],
    WORLD_FAULTS.turn,
  ],
];

/** Validates a whole world, so that play can continue from any accepted one. */
export const worldSchema: z.ZodType<World> = whole(table, DEMANDS);

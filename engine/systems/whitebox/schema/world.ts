import {
  allDifferent,
  type CreatureId,
  checkedOnce,
  countingNumber,
  creatureId,
  creatureName,
  type Demand,
  demandsOn,
  fighterIn,
  findCreature,
  optionsSchema,
  WORLD_FAULTS,
  whole,
} from '@arbitro/kernel';
import { z } from 'zod';
import { OPTIONS } from '../options.ts';
import { intentSchema } from '../rules/deeds.ts';
import { ALTERNATIVE_PHASES } from '../rules/tables.ts';
import { type Fight, JOUSTER_STATES, STATUSES, type World } from '../state.ts';
import { door, hasItsAreas, hasItsRooms, isDistinct, PLACE } from './scene.ts';
import { creatureSheet, SHEET_CHECKS } from './sheet.ts';
import { SHEET_FAULTS } from './sheet-faults.ts';
import { name, time, worthInGold } from './sheet-parts.ts';

/** In play no field is derived from others. */
const inPlay = creatureSheet
  .required({
    side: true,
    race: true,
    xp: true,
    xpBonus: true,
    strengthToHit: true,
    strengthDoors: true,
    dexterityToHit: true,
    charismaLoyalty: true,
    hp: true,
    maxHp: true,
    rate: true,
    hitDice: true,
    hitBonus: true,
    saveTarget: true,
    seesInDark: true,
  })
  .extend({ id: creatureId, name: creatureName, status: z.enum(STATUSES), bleeding: z.boolean() });

const ids = z.array(creatureId);
const fighter = z.strictObject({
  who: creatureId,
  at: z.number(),
  intent: intentSchema.nullable(),
  acted: z.boolean(),
  moved: z.number().nonnegative(),
  turnOver: z.literal(true).optional(),
  hasCast: z.literal(true).optional(),
  knows: ids,
  senses: ids,
});
const fire = z.strictObject({
  on: creatureId,
  by: creatureId,
  lit: z.boolean(),
  roundsLeft: countingNumber,
  burnt: countingNumber,
});
const fight = z.strictObject({
  round: countingNumber,
  phase: z.enum(['free', 'declare', 'announce', 'acting', ...ALTERNATIVE_PHASES]),
  sides: z.array(name),
  surprised: ids,
  initiative: z.record(name, z.int()),
  order: z.array(z.array(name).min(1)),
  turn: countingNumber,
  pending: ids,
  now: ids.nullable(),
  byDexterity: z.boolean(),
  fighters: z.array(fighter),
  fires: z.array(fire),
  fallen: ids,
  over: z.boolean(),
  winner: name.nullable(),
  unseen: z.boolean(),
});
const jouster = z.strictObject({
  who: creatureId,
  points: countingNumber,
  state: z.enum(JOUSTER_STATES),
});
const joust = z.strictObject({
  purpose: z.enum(['sport', 'duel']),
  lances: z.enum(['blunt', 'sharp']),
  tilt: countingNumber,
  jousters: z.tuple([jouster, jouster]),
  over: z.boolean(),
  winner: creatureId.nullable(),
});
const table = z.strictObject({
  options: optionsSchema(OPTIONS),
  clock: time,
  outdoors: z.boolean(),
  asksMorale: z.boolean(),
  ...PLACE,
  doors: z.array(door.extend({ heldBy: creatureId.optional() })),
  passed: z.array(z.strictObject({ who: creatureId, by: name })),
  march: ids,
  treasure: worthInGold,
  creatures: z.array(checkedOnce(inPlay)),
  fight: fight.nullable(),
  joust: joust.nullable(),
}) as unknown as z.ZodType<World>;

const { ofFight } = demandsOn<World>();

/** Every creature that a world names outside its roster. */
const named = (world: World): readonly CreatureId[] => [
  ...world.passed.map(({ who }) => who),
  ...world.march,
  ...world.doors.flatMap(({ heldBy }) => (heldBy === undefined ? [] : [heldBy])),
  ...world.creatures.flatMap(({ service }) => (service ? [service.employer] : [])),
  ...(world.joust?.jousters.map(({ who }) => who) ?? []),
  ...(world.fight ? inFight(world.fight) : []),
];
const inFight = ({ fighters, fires, fallen, surprised }: Fight): readonly CreatureId[] => [
  ...fighters.flatMap(({ who, knows, senses }) => [who, ...knows, ...senses]),
  ...fires.flatMap(({ on, by }) => [on, by]),
  ...fallen,
  ...surprised,
];

const isOrdered = ({ sides, order, turn, initiative }: Fight): boolean =>
  allDifferent(sides) &&
  allDifferent(order.flat()) &&
  [...order.flat(), ...Object.keys(initiative)].every((side) => sides.includes(side)) &&
  turn <= Math.max(order.length, sides.length);

const DEMANDS: readonly Demand<World>[] = [
  [({ creatures }) => allDifferent(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  ...SHEET_CHECKS.map(
    ([holds, , says]): Demand<World> => [({ creatures }) => creatures.every(holds), ['creatures'], says],
  ),
  [isDistinct, ['rooms'], SHEET_FAULTS.twice],
  [(world) => hasItsRooms(world) && creaturesHaveRooms(world), ['rooms'], SHEET_FAULTS.room],
  [(world) => !hasItsRooms(world) || hasItsAreas(world), ['rooms'], SHEET_FAULTS.area],
  [({ march }) => allDifferent(march), ['march'], WORLD_FAULTS.twice],
  [(world) => named(world).every((id) => findCreature(world, id)), ['creatures'], WORLD_FAULTS.absent],
  [
    ofFight(({ fighters, pending }) => allDifferent(fighters.map(({ who }) => who)) && allDifferent(pending)),
    ['fight', 'fighters'],
    WORLD_FAULTS.twice,
  ],
  [
    ofFight((on) => [...on.pending, ...(on.now ?? [])].every((id) => fighterIn(on, id) !== undefined)),
    ['fight', 'pending'],
    WORLD_FAULTS.absent,
  ],
  [ofFight(isOrdered), ['fight', 'order'], WORLD_FAULTS.turn],
];

function creaturesHaveRooms({ creatures, rooms }: World): boolean {
  return creatures.every(({ room }) => room === null || rooms.some(({ id }) => id === room));
}

/** A complete world; any world that passes can be played on. */
export const worldSchema: z.ZodType<World> = whole(table, DEMANDS);

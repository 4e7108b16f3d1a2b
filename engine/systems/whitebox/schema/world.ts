import {
  allDifferent,
  checkedOnce,
  countingNumber,
  creatureId,
  creatureName,
  type Demand,
  demandsOn,
  endAll,
  endIfEmpty,
  fighterIn,
  optionsSchema,
  referencesIn,
  WORLD_FAULTS,
  whenGone,
  whole,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyOf } from '../copies.ts';
import { OPTIONS } from '../options.ts';
import { intentSchema } from '../rules/deeds.ts';
import { ALTERNATIVE_PHASES } from '../rules/tables.ts';
import { type Creature, type Fight, JOUSTER_STATES, STATUSES, type World } from '../state.ts';
import { door, hasItsAreas, hasItsRooms, isDistinct, PLACE } from './scene.ts';
import { creatureSheet, SHEET_CHECKS } from './sheet.ts';
import { SHEET_FAULTS } from './sheet-faults.ts';
import { name, time, worthInGold } from './sheet-parts.ts';

/** In play nothing is left to follow from the rest. */
const inPlay = whenGone(
  creatureSheet
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
    .extend({ id: creatureId, name: creatureName, status: z.enum(STATUSES), bleeding: z.boolean() }),
  (left: Creature | undefined) => left && copyOf(left),
);

const ids = z.array(creatureId);
const fighter = z.strictObject({
  who: creatureId,
  at: z.number(),
  intent: whenGone(intentSchema, endAll).nullable(),
  acted: z.boolean(),
  moved: z.number().nonnegative(),
  turnOver: z.literal(true).optional(),
  hasCast: z.literal(true).optional(),
  knows: ids,
  senses: ids,
});
/** It goes on burning when the one who threw it is gone. */
const fire = whenGone(
  z.strictObject({
    on: creatureId,
    by: creatureId,
    lit: z.boolean(),
    roundsLeft: countingNumber,
    burnt: countingNumber,
  }),
  (_, before, isGone) => (isGone(before.on, 'creature') ? undefined : { ...before, by: before.on }),
);
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
  fighters: whenGone(z.array(fighter), endIfEmpty),
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
/** It falls shut as time goes by when the one who holds it is gone. */
const heldDoor = whenGone(door.extend({ heldBy: creatureId.optional() }), (left, { heldBy }) =>
  left && heldBy !== undefined ? { ...left, held: false } : left,
);
const state = z.strictObject({
  options: optionsSchema(OPTIONS),
  clock: time,
  outdoors: z.boolean(),
  asksMorale: z.boolean(),
  ...PLACE,
  doors: z.array(heldDoor),
  passed: z.array(z.strictObject({ who: creatureId, by: name })),
  march: ids,
  treasure: worthInGold,
  creatures: z.array(checkedOnce(inPlay)),
  fight: fight.nullable(),
  joust: joust.nullable(),
}) as unknown as z.ZodType<World>;

const table = whenGone(state, withoutLostThings);
const references = referencesIn(table);
export const { removeCreatures, clearAbsent } = references;

/** Nobody has passed a door or a trap that is gone with its room. */
function withoutLostThings(left: World | undefined): World | undefined {
  const things = new Set([...(left?.doors ?? []), ...(left?.traps ?? [])].map(({ id }) => id));
  return left && { ...left, passed: left.passed.filter(({ by }) => things.has(by)) };
}

const { ofFight } = demandsOn<World>();

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
  ...references.demands,
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

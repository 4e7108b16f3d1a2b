import {
  countingNumber,
  createInvariants,
  creatureId,
  creatureName,
  endAll,
  endIfEmpty,
  findFighter,
  hasNoDuplicates,
  type Invariant,
  openToAll,
  optionsSchema,
  referencesIn,
  strictSchema,
  validateOnce,
  WORLD_FAULTS,
  whenGone,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyCreature } from '../copy-state.ts';
import { OPTIONS } from '../options.ts';
import { ALTERNATIVE_PHASES } from '../rules/tables.ts';
import { intentSchema } from '../rules/turn-actions.ts';
import { type Creature, type Fight, JOUSTER_STATES, STATUSES, type World } from '../state.ts';
import { door, hasItsAreas, hasItsRooms, isDistinct, PLACE_FIELDS } from './scene.ts';
import { creatureSheet, SHEET_CHECKS } from './sheet.ts';
import { SHEET_FAULTS } from './sheet-faults.ts';
import { nameText, time, worthInGold } from './sheet-parts.ts';

/** In play nothing is left to follow from the rest. */
export const creatureInPlay = whenGone(
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
    .extend({
      id: creatureId,
      name: creatureName,
      status: openToAll(z.enum(STATUSES)),
      bleeding: openToAll(z.boolean()),
    }),
  (left: Creature | undefined) => left && copyCreature(left),
);

const creatureIds = z.array(creatureId);
const fighter = z.strictObject({
  who: creatureId,
  at: z.number(),
  intent: whenGone(intentSchema, endAll).nullable(),
  acted: z.boolean(),
  moved: z.number().nonnegative(),
  turnOver: z.literal(true).optional(),
  hasCast: z.literal(true).optional(),
  knows: creatureIds,
  senses: creatureIds,
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
  sides: z.array(nameText),
  surprised: creatureIds,
  initiative: z.record(nameText, z.int()),
  order: z.array(z.array(nameText).min(1)),
  turn: countingNumber,
  pending: creatureIds,
  now: creatureIds.nullable(),
  byDexterity: z.boolean(),
  fighters: whenGone(z.array(fighter), endIfEmpty),
  fires: z.array(fire),
  fallen: creatureIds,
  over: z.boolean(),
  winner: nameText.nullable(),
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
/** Without the creature that held it, it falls shut later. */
const heldDoor = whenGone(door.extend({ heldBy: creatureId.optional() }), (left, { heldBy }) =>
  left && heldBy !== undefined ? { ...left, held: false } : left,
);
const state = z.strictObject({
  options: optionsSchema(OPTIONS),
  clock: time,
  outdoors: z.boolean(),
  asksMorale: z.boolean(),
  ...PLACE_FIELDS,
  doors: z.array(heldDoor),
  passed: z.array(z.strictObject({ who: creatureId, by: nameText })),
  march: creatureIds,
  treasure: worthInGold,
  creatures: z.array(validateOnce(creatureInPlay)),
  fight: fight.nullable(),
  joust: joust.nullable(),
}) as unknown as z.ZodType<World>;

const tableShape = whenGone(state, withoutLostThings);
const references = referencesIn(tableShape);
export const { removeCreatures, clearAbsent } = references;

/** Doors and traps that are removed with their room are no longer listed as passed. */
function withoutLostThings(left: World | undefined): World | undefined {
  const things = new Set([...(left?.doors ?? []), ...(left?.traps ?? [])].map(({ id }) => id));
  return left && { ...left, passed: left.passed.filter(({ by }) => things.has(by)) };
}

const { ofFight: forFight } = createInvariants<World>();

const isOrdered = ({ sides, order, turn, initiative }: Fight): boolean =>
  hasNoDuplicates(sides) &&
  hasNoDuplicates(order.flat()) &&
  [...order.flat(), ...Object.keys(initiative)].every((side) => sides.includes(side)) &&
  turn <= Math.max(order.length, sides.length);

const INVARIANTS: readonly Invariant<World>[] = [
  [({ creatures }) => hasNoDuplicates(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  ...SHEET_CHECKS.map(
    ([holds, , localizedText]): Invariant<World> => [
      ({ creatures }) => creatures.every(holds),
      ['creatures'],
      localizedText,
    ],
  ),
  [isDistinct, ['rooms'], SHEET_FAULTS.twice],
  [(world) => hasItsRooms(world) && creaturesHaveRooms(world), ['rooms'], SHEET_FAULTS.room],
  [(world) => !hasItsRooms(world) || hasItsAreas(world), ['rooms'], SHEET_FAULTS.area],
  [({ march }) => hasNoDuplicates(march), ['march'], WORLD_FAULTS.twice],
  ...references.invariants,
  [
    forFight(
      ({ fighters, pending }) => hasNoDuplicates(fighters.map(({ who }) => who)) && hasNoDuplicates(pending),
    ),
    ['fight', 'fighters'],
    WORLD_FAULTS.twice,
  ],
  [
    forFight((on) => [...on.pending, ...(on.now ?? [])].every((id) => findFighter(on, id) !== undefined)),
    ['fight', 'pending'],
    WORLD_FAULTS.absent,
  ],
  [forFight(isOrdered), ['fight', 'order'], WORLD_FAULTS.turn],
];

function creaturesHaveRooms({ creatures, rooms }: World): boolean {
  return creatures.every(({ room }) => room === null || rooms.some(({ id }) => id === room));
}

/** A complete world; any world that passes can be played on. */
export const worldSchema: z.ZodType<World> = strictSchema(tableShape, INVARIANTS);

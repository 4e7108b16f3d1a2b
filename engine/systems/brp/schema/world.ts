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
  type Words,
  whole,
} from '@arbitro/kernel';
import { z } from 'zod';
import { OPTIONS } from '../options.ts';
import { CONDITION_NAMES, LIGHT_NAMES } from '../rules/effects.ts';
import { PHASES } from '../rules/tables.ts';
import { ACTS, type Fight, type World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { armsFit, creatureSheet, setting } from './sheet.ts';
import { cover, name } from './sheet-parts.ts';

const FAULTS = {
  routines: TEXT.faults.routines,
  held: TEXT.faults.held,
} as const satisfies Readonly<Record<string, Words>>;

/** In play every value is explicit; nothing is derived from omitted fields. */
const inPlay = creatureSheet
  .required({ side: true, power: true, state: true })
  .extend({ id: creatureId, name: creatureName, lacksPowerSince: z.number().nonnegative().optional() });

const ids = z.array(creatureId);
const intent = z.strictObject({
  act: z.enum(ACTS),
  with: name.nullable(),
  thrown: z.boolean(),
  on: creatureId.nullable(),
  knockout: z.boolean(),
  words: z.string().max(200),
});
const fighter = z.strictObject({
  who: creatureId,
  at: z.number(),
  intent: intent.nullable(),
  moved: z.number().nonnegative(),
  handled: countingNumber,
  rank: z.number().nullable(),
  shared: z.number().optional(),
  used: z.array(name),
  acted: z.boolean(),
  defences: countingNumber,
  ambushes: z.boolean(),
  ambushOn: ids.optional(),
  isLate: z.literal(true).optional(),
  gainedAtOnce: z.array(z.enum(CONDITION_NAMES)).optional(),
  warned: ids,
  unawareOf: ids,
  cover,
});
const aid = z.strictObject({
  by: creatureId,
  on: creatureId,
  wound: z.int().min(1),
  points: countingNumber,
  round: countingNumber,
});
const fight = z.strictObject({
  round: countingNumber,
  phase: z.enum(PHASES),
  fighters: z.array(fighter),
  pending: ids,
  turns: z.array(ids.min(1)),
  together: ids,
  engaged: z.array(z.tuple([creatureId, creatureId])),
  aids: z.array(aid),
  ground: z.array(z.strictObject({ who: creatureId, arm: name, at: z.number() })).optional(),
  over: z.boolean(),
  winner: name.nullable(),
  unseen: z.boolean(),
});
const table = z.strictObject({
  options: optionsSchema(OPTIONS),
  setting,
  light: z.enum(LIGHT_NAMES),
  clock: z.number().nonnegative(),
  creatures: z.array(checkedOnce(inPlay)),
  fight: fight.nullable(),
  rests: z.array(z.strictObject({ from: z.number(), to: z.number() })).optional(),
}) as unknown as z.ZodType<World>;

const { ofAll, ofFight } = demandsOn<World>();
const knows = (world: World, id: CreatureId | null): boolean => id === null || !!findCreature(world, id);

/** Creatures named by a fight other than its fighters. */
const named = ({ fighters, aids, ground = [] }: Fight): readonly CreatureId[] => [
  ...fighters.flatMap(({ intent: said, ambushOn = [], warned, unawareOf }) => [
    ...(said?.on == null ? [] : [said.on]),
    ...ambushOn,
    ...warned,
    ...unawareOf,
  ]),
  ...aids.flatMap(({ by, on }) => [by, on]),
  ...ground.map(({ who }) => who),
];

const DEMANDS: readonly Demand<World>[] = [
  [({ creatures }) => allDifferent(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  [ofAll(armsFit), ['creatures'], FAULTS.routines],
  [ofAll(({ heldBy }, world) => knows(world, heldBy)), ['creatures'], WORLD_FAULTS.absent],
  [
    ofAll(({ heldBy, conditions }) => heldBy === null || conditions.includes('held')),
    ['creatures'],
    FAULTS.held,
  ],
  [
    ofFight(({ fighters }) => allDifferent(fighters.map(({ who }) => who))),
    ['fight', 'fighters'],
    WORLD_FAULTS.twice,
  ],
  [
    ofFight(({ fighters }, world) => fighters.every(({ who }) => knows(world, who))),
    ['fight', 'fighters'],
    WORLD_FAULTS.absent,
  ],
  [ofFight((on, world) => named(on).every((id) => knows(world, id))), ['fight'], WORLD_FAULTS.absent],
  [
    ofFight(({ pending, turns }) => allDifferent(pending) && allDifferent(turns.flat())),
    ['fight', 'turns'],
    WORLD_FAULTS.twice,
  ],
  [
    ofFight((on) =>
      [...on.pending, ...on.turns.flat(), ...on.together, ...on.engaged.flat()].every(
        (id) => fighterIn(on, id) !== undefined,
      ),
    ),
    ['fight', 'turns'],
    WORLD_FAULTS.absent,
  ],
];

/** A complete world; every world that passes can be played. */
export const worldSchema: z.ZodType<World> = whole(table, DEMANDS);

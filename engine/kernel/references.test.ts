import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CreatureId } from './kernel.ts';
import { endAll, endIfEmpty, placeId, reference, whenGone } from './references.ts';
import { findHiddenFrom, goneCreature, referencesIn } from './remove-creatures.ts';
import { creatureId, validateOnce } from './schema.ts';
import { WORLD_FAULTS } from './strict-schema.ts';

const zone = placeId(z.string());
const creature = z.strictObject({
  id: creatureId,
  zone: z.string(),
  rides: creatureId.nullable().default(null),
  guards: creatureId.optional(),
  serves: z.strictObject({ employer: creatureId }).nullable(),
  likes: z.record(creatureId, z.number()),
  goal: z
    .union([z.strictObject({ to: z.literal('camp') }), z.strictObject({ after: z.array(creatureId) })])
    .nullable(),
});
type Creature = z.output<typeof creature>;
const table = z.strictObject({
  zones: z.array(zone),
  creatures: z.array(validateOnce(creature)),
  covers: z.record(
    reference(z.string(), (text, isGone) => text.split('/').some((id) => isGone(id, 'creature'))),
    z.number(),
  ),
  fight: z
    .strictObject({
      order: whenGone(z.array(creatureId), endIfEmpty),
      pairs: z.array(z.tuple([creatureId, creatureId])),
      intent: whenGone(z.strictObject({ on: z.array(creatureId) }), endAll).nullable(),
      burns: z.array(
        whenGone(z.strictObject({ on: creatureId, by: creatureId }), (_, { on }, isGone) =>
          isGone(on, 'creature') ? undefined : { on, by: on },
        ),
      ),
    })
    .nullable(),
});
type World = z.output<typeof table>;
const { removeCreatures, clearAbsent, invariants: demands } = referencesIn<World>(table);

const alone = (id: CreatureId, more: Partial<Creature> = {}): Creature => ({
  id,
  zone: 'hall',
  rides: null,
  serves: null,
  likes: {},
  goal: null,
  ...more,
});
const NAMING: Partial<Creature> = {
  rides: 'orso',
  guards: 'orso',
  serves: { employer: 'orso' },
  likes: { orso: 1, bruno: 2 },
  goal: { after: ['orso', 'bruno'] },
};
const WORLD: World = {
  zones: ['hall', 'cellar'],
  creatures: [alone('anna', NAMING), alone('bruno', { likes: { anna: 1 } }), alone('orso')],
  covers: { 'anna/orso': 1, 'anna/bruno': 2 },
  fight: {
    order: ['orso', 'anna', 'bruno'],
    pairs: [
      ['anna', 'orso'],
      ['anna', 'bruno'],
    ],
    intent: { on: ['bruno', 'orso'] },
    burns: [
      { on: 'orso', by: 'anna' },
      { on: 'anna', by: 'orso' },
    ],
  },
};

test('the smallest part that names a removed creature is removed', () => {
  const { guards: _, ...anna } = alone('anna', NAMING);
  expect(removeCreatures(WORLD, goneCreature('orso'))).toEqual({
    zones: ['hall', 'cellar'],
    creatures: [
      { ...anna, rides: null, serves: null, likes: { bruno: 2 }, goal: { after: ['bruno'] } },
      WORLD.creatures[1],
    ],
    covers: { 'anna/bruno': 2 },
    fight: {
      order: ['anna', 'bruno'],
      pairs: [['anna', 'bruno']],
      intent: null,
      burns: [{ on: 'anna', by: 'anna' }],
    },
  });
});

test('a part without a removed creature stays the same object', () => {
  const remaining = removeCreatures(WORLD, goneCreature('orso'));
  expect(remaining.creatures[1]).toBe(WORLD.creatures[1]);
  expect(remaining.zones).toBe(WORLD.zones);
  const nobody = { creatures: new Set<string>(), places: new Set<string>() };
  expect(removeCreatures(WORLD, nobody)).toBe(WORLD);
  expect(clearAbsent(WORLD.creatures)).toBe(WORLD.creatures);
});

test('a list that may not be empty ends what holds it', () => {
  const removed = { creatures: new Set(['anna', 'bruno', 'orso']), places: new Set<string>() };
  expect(removeCreatures(WORLD, removed)).toMatchObject({ creatures: [], fight: null });
});

test('a creature and a place with the same id are not confused', () => {
  const removed = { creatures: new Set<string>(), places: new Set(['cellar', 'anna']) };
  const remaining = removeCreatures(WORLD, removed);
  expect(remaining).toEqual({ ...WORLD, zones: ['hall'] });
  expect(remaining.creatures).toBe(WORLD.creatures);
});

test('creatures lose references to creatures that are not on the list', () => {
  expect(clearAbsent([alone('anna', { rides: 'ghost' })])).toEqual([alone('anna')]);
});

test('every reference to a missing creature is listed by its path', () => {
  const listFaults = (world: World): unknown =>
    demands
      .filter(([holds]) => !holds(world))
      .map(([, path, localizedText]) => [path.join('.'), localizedText]);
  expect(listFaults(WORLD)).toEqual([]);
  expect(listFaults({ ...WORLD, fight: null })).toEqual([]);
  expect(listFaults({ ...WORLD, creatures: WORLD.creatures.slice(0, 2) })).toEqual(
    ['creatures', 'covers', 'fight.order', 'fight.pairs', 'fight.intent', 'fight.burns'].map((path) => [
      path,
      WORLD_FAULTS.absent,
    ]),
  );
});

test('a hidden place hides the creatures in it, except from players with a creature there', () => {
  const creatures = [alone('anna'), alone('orso'), alone('bruno', { zone: 'cellar' })];
  const hidden = { creatures: ['bruno'], places: ['hall'] };
  const zoneOf = (item: Creature): string => item.zone;
  expect(findHiddenFrom(creatures, { role: 'spectator' }, hidden, zoneOf)).toEqual({
    creatures: new Set(['anna', 'orso', 'bruno']),
    places: new Set(['hall']),
  });
  expect(findHiddenFrom(creatures, { role: 'player', owns: ['anna'] }, hidden, zoneOf)).toEqual({
    creatures: new Set(['bruno']),
    places: new Set(),
  });
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { GM } from './audience.ts';
import { getCreature } from './creatures.ts';
import { type ActionIn, collectActions, createActionDeclarer, offerNothing } from './declare-action.ts';
import { collectEvents, createEventDeclarer, type EventIn, fields } from './declare-event.ts';
import { type CreatureId, run } from './kernel.ts';
import { joinParts } from './offer-parts.ts';
import { createScriptedOracle } from './oracles.ts';
import { createCreatureIdFinder } from './references.ts';
import { refuse } from './refusal.ts';
import { creatureId, oneOrMore } from './schema.ts';
import { listFactKeys } from './summarize-events.ts';
import type { AnyAction } from './system.ts';

interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly health: number;
}
interface World {
  readonly creatures: readonly Creature[];
  readonly day: number;
}

const event = createEventDeclarer<World, Creature>();
const hurt = event('hurt', fields<{ who: CreatureId; health: number }>(), {
  audience: ({ who }) => ({ only: [who] }),
  privateFields: ['health'],
  facts: ({ rule, who }) => (rule === 'dusk' ? [`late:${who}`] : listFactKeys('hurt', who)),
  amounts: ({ who, health }) => [['left', who, health]],
  writeCreature: (draft, { health }) => {
    draft.health = health;
  },
});
const dawned = event('dawned', fields<{ day: number }>(), {
  writeWorld: (world, { day }) => ({ ...world, day }),
});
const greeted = event('greeted', fields<{ who: CreatureId }>());
const EVENTS = [hurt, dawned, greeted] as const;
type Event = EventIn<typeof EVENTS, string>;

const { apply, audience, privateFields, summarize } = collectEvents<World, Creature, Event>(EVENTS, {
  copyCreature: ({ id, name, health }) => ({ id, name, health }),
  withCreatures: ({ day }, creatures) => ({ creatures, day }),
});

const action = createActionDeclarer<World, Event>();
const hit = action('hit', {
  fields: { by: creatureId, on: creatureId, how: z.enum(['gently', 'hard']) },
  refuses: (world, { by, on }) =>
    by === on || getCreature(world, on).health === 0 ? refuse('no-such-target', { on }) : undefined,
  resolve: (ctx, { on, how }) =>
    ctx.emit({
      type: 'hurt',
      rule: 'r',
      who: on,
      health: getCreature(ctx.world, on).health - (how === 'hard' ? 3 : 1),
    }),
});
const sleep = action('sleep', {
  fields: { days: z.int().min(1).max(5000), quietly: z.boolean().optional() },
  resolve: (ctx, { days }) => ctx.emit({ type: 'dawned', rule: 'r', day: ctx.world.day + days }),
});
const greet = action('greet', {
  fields: { party: z.array(z.strictObject({ who: creatureId })), also: oneOrMore(creatureId).optional() },
  resolve: (ctx, { party }) => {
    for (const { who } of party) ctx.emit({ type: 'greeted', rule: 'r', who });
  },
  gmOffers: offerNothing,
});
const heal = action('heal', {
  fields: { by: creatureId, doses: z.record(creatureId, z.int()) },
  refuses: (world, { by }) =>
    getCreature(world, by).health === 0 ? refuse('no-such-target', { on: by }) : undefined,
  resolve: () => {},
  offers: (world, { id: by }, { offered }) => offered(world, { type: 'heal', by, doses: {} }),
  gmOffers: (world, { withOneOf }) =>
    withOneOf(world, { type: 'heal', doses: {} }, ['by', world.creatures.map(({ id }) => id)]),
});
const ACTIONS = [hit, sleep, greet] as const;
type Action = ActionIn<typeof ACTIONS>;
const { schema, resolve, refuses, offers } = collectActions<World, Event, Action>(ACTIONS);

const ANNA: Creature = { id: 'anna', name: 'Anna', health: 5 };
const ORSO: Creature = { id: 'orso', name: 'Orso', health: 9 };
const DEAD: Creature = { id: 'dead', name: 'Dead', health: 0 };
const WORLD: World = { creatures: [ANNA, ORSO, DEAD], day: 1 };

test('an event changes its creature, the world, or nothing', () => {
  const after = apply(WORLD, { type: 'hurt', rule: 'r', who: 'orso', health: 2 });
  expect(after).toEqual({ ...WORLD, creatures: [ANNA, { ...ORSO, health: 2 }, DEAD] });
  expect(after.creatures[0]).toBe(ANNA);
  expect(apply(WORLD, { type: 'dawned', rule: 'r', day: 4 })).toEqual({ ...WORLD, day: 4 });
  expect(apply(WORLD, { type: 'greeted', rule: 'r', who: 'anna' })).toBe(WORLD);
});

test('everyone hears of an event that does not say otherwise', () => {
  expect(audience(WORLD, { type: 'greeted', rule: 'r', who: 'anna' })).toBe('everyone');
  expect(audience(WORLD, { type: 'hurt', rule: 'r', who: 'anna', health: 1 })).toEqual({ only: ['anna'] });
  expect(privateFields).toEqual({ hurt: ['health'] });
});

test('an event that is declared twice is a mistake', () => {
  const twice = () =>
    collectEvents<World, Creature, Event>([hurt, hurt], {
      copyCreature: (creature) => creature,
      withCreatures: (world) => world,
    });
  expect(twice).toThrow('the event hurt is declared twice');
});

test('an action is read by its fields and no others', () => {
  expect(schema.safeParse({ type: 'hit', by: 'anna', on: 'orso', how: 'hard' }).success).toBe(true);
  expect(schema.safeParse({ type: 'hit', by: 'anna', on: 'orso', how: 'madly' }).success).toBe(false);
  expect(schema.safeParse({ type: 'sleep', days: 1, aloud: true }).success).toBe(false);
});

test('an action is resolved by its own rule', () => {
  const step = run(
    { resolve, apply },
    WORLD,
    { type: 'hit', by: 'anna', on: 'orso', how: 'hard' },
    createScriptedOracle([]),
  );
  expect(step).toMatchObject({ kind: 'done', events: [{ type: 'hurt', who: 'orso', health: 6 }] });
});

test('creatures that an action names must be there, wherever it names them', () => {
  const missing = { code: 'no-such-creature', params: { id: 'ghost' } };
  expect(refuses(WORLD, { type: 'hit', by: 'ghost', on: 'orso', how: 'hard' })).toEqual(missing);
  expect(refuses(WORLD, { type: 'greet', party: [{ who: 'anna' }, { who: 'ghost' }] })).toEqual(missing);
  expect(refuses(WORLD, { type: 'greet', party: [], also: ['orso', 'ghost'] })).toEqual(missing);
  expect(refuses(WORLD, { type: 'greet', party: [{ who: 'anna' }] })).toBeUndefined();
});

test('offers follow from the fields: targets that are not refused, values that the schema allows', () => {
  expect(offers(WORLD, { role: 'player', owns: ['anna'] })).toEqual([
    {
      action: { type: 'hit', by: 'anna' },
      slots: { on: { kind: 'one', options: ['orso'] }, how: { kind: 'one', options: ['gently', 'hard'] } },
    },
  ]);
});

test('the game master is offered actions without an actor, with suggested numbers', () => {
  expect(offers(WORLD, GM, 'gm')).toEqual([
    { action: { type: 'sleep' }, slots: { days: { kind: 'number', least: 1, most: 999 } } },
  ]);
});

test('a field that cannot be filled by asking needs offers of its own', () => {
  const declare = () =>
    action('odd', { fields: { by: creatureId, list: z.array(z.string()) }, resolve: () => {} });
  expect(declare).toThrow('the field list of odd is not offered by itself: declare its offers');
});

test('creatures are found in tuples, as keys of records and in the variant that the data says it is', () => {
  const find = createCreatureIdFinder(
    z.strictObject({
      between: z.tuple([creatureId, creatureId]),
      figures: z.record(creatureId, z.number()),
      intent: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('hit'), on: creatureId, toward: creatureId.optional() }),
        z.strictObject({
          type: z.literal('call'),
          on: z.array(creatureId),
          toward: creatureId.optional(),
        }),
      ]),
    }),
  );
  const intent = { type: 'call', on: ['carla', 'dora'], toward: 'elsa' };
  expect(find({ between: ['anna', 'orso'], figures: { bruno: 1 }, intent })).toEqual([
    'anna',
    'orso',
    'bruno',
    'carla',
    'dora',
    'elsa',
  ]);
});

test('a field with a default is offered with its possible values', () => {
  const rest = action('rest', { fields: { days: z.int().min(1).max(3).default(1) }, resolve: () => {} });
  const collectedOffers = collectActions<World, Event, AnyAction>([rest]).offers(WORLD, GM);
  expect(collectedOffers).toEqual([
    { action: { type: 'rest' }, slots: { days: { kind: 'number', least: 1, most: 3 } } },
  ]);
});

test('offers of the game master may be actions of creatures', () => {
  const call = action('call', {
    fields: { by: creatureId },
    resolve: () => {},
    gmParts: ({ creatures }) =>
      creatures.map(({ id }) => ({
        actor: id,
        make: () => [{ action: { type: 'call', by: id }, slots: {} }],
      })),
  });
  const calls = collectActions<World, Event, AnyAction>([call]).offers;
  expect(calls(WORLD, GM)).toHaveLength(3);
  expect(calls(WORLD, GM, 'orso')).toEqual([{ action: { type: 'call', by: 'orso' }, slots: {} }]);
  expect(calls(WORLD, { role: 'player', owns: ['orso'] })).toEqual([]);
});

test('declared offers leave out actions that are refused', () => {
  const healing = { type: 'heal', by: 'anna', doses: {} };
  expect(heal.offers(WORLD, ANNA)).toEqual([{ action: healing, slots: {} }]);
  expect(heal.offers(WORLD, DEAD)).toEqual([]);
  expect(joinParts(heal.gmParts(WORLD))).toEqual([
    { action: { type: 'heal', doses: {} }, slots: { by: { kind: 'one', options: ['anna', 'orso'] } } },
  ]);
});

test('offers of one creature and of the game master can be asked for apart', () => {
  const all = collectActions<World, Event, Action>(ACTIONS);
  expect(all.ownOffers(WORLD, ANNA)).toEqual(offers(WORLD, { role: 'player', owns: ['anna'] }));
  expect(joinParts(all.gmParts(WORLD))).toEqual(offers(WORLD, GM, 'gm'));
});

test('creatures are also named by the keys of a record', () => {
  expect(heal.listCreatureIds({ type: 'heal', by: 'anna', doses: { orso: 1, ghost: 2 } })).toEqual([
    'anna',
    'orso',
    'ghost',
  ]);
});

test('odds count what the declarations of events say', () => {
  const events = [
    { type: 'hurt', rule: 'dawn', who: 'ada', health: 3 },
    { type: 'hurt', rule: 'dusk', who: 'ada', health: 2 },
    { type: 'dawned', rule: 'dawn', day: 2 },
  ] as const;
  expect(summarize(events)).toEqual({
    facts: ['hurt', 'hurt:ada', 'late:ada'],
    amounts: { left: 5, 'left:ada': 5 },
  });
});

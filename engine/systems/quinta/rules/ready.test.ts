import { act, createRandomOracle, type DecisionRequest, optionsSchema } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { actionSchema, actorOf, listOffers, resolveAction, validateAction } from '../actions.ts';
import { createWorld } from '../create-world.ts';
import { apply } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { World } from '../state.ts';

const BREATH = {
  name: 'Breath',
  area: { shape: 'cone', size: 4.5 },
  save: { ability: 'dex', dc: 13, damage: '2d6 fire' },
};
const BAND = {
  anna: { hp: 20, at: [2, 0], burning: true, deeds: [BREATH], skills: { medicine: 'proficient' } },
  bo: { hp: 20, at: [1, 0] },
  orc: { kind: 'monster', hp: 30, at: [3, 0] },
  wolf: { kind: 'monster', hp: 30, at: [6, 0] },
};

function buildBand(
  sheets: Readonly<Record<string, object>> = BAND,
  map: object | null = { ground: ['.......'] },
) {
  return createWorld({
    options: optionsSchema(OPTIONS).parse({}),
    scene: sceneSchema.parse({
      ...(map && { map }),
      things: [{ name: 'Vase', at: [2, 0], fragile: true }],
      fight: { order: Object.keys(sheets) },
    }),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: sheetSchema.parse(sheet),
    })),
  });
}

/** Chooses the first option, which is to act; the difficulty is ten. */
const answerFirst = ({ question }: DecisionRequest) =>
  question.kind === 'one' ? (question.options[0] ?? null) : question.kind === 'number' ? 10 : null;

const tryAction = (world: World, written: object) =>
  act(
    { refuses: validateAction, resolve: resolveAction, apply },
    world,
    actionSchema.parse(written),
    createRandomOracle<World>(() => 1, answerFirst),
  );

function playAction(world: World, written: object) {
  const step = tryAction(world, written);
  if (step.kind !== 'done') throw new Error(JSON.stringify(step));
  return step;
}

const makeReady = (doing: object, world = buildBand()): World => {
  const ready = playAction(world, { type: 'ready', by: 'anna', trigger: 'now', act: doing });
  return playAction(ready.world, { type: 'end-turn', by: 'anna' }).world;
};

describe('quinta.actions.ready: the response is one action', () => {
  test.each<[object, string]>([
    [{ kind: 'dash' }, 'action-taken'],
    [{ kind: 'disengage' }, 'action-taken'],
    [{ kind: 'dodge' }, 'dodge-begun'],
    [{ kind: 'help', how: 'attack', on: 'orc' }, 'helped'],
    [{ kind: 'hide', allowed: true }, 'hid'],
    [{ kind: 'influence', on: 'orc', approach: 'persuasion' }, 'influenced'],
    [{ kind: 'search', dc: 10 }, 'checked'],
    [{ kind: 'study', skill: 'nature', dc: 10 }, 'checked'],
    [{ kind: 'utilize', what: 'pulls the lever' }, 'interaction-taken'],
    [{ kind: 'improvise', what: 'swings', ability: 'dex', dc: 10 }, 'improvised'],
    [{ kind: 'grapple', on: 'orc' }, 'saved'],
    [{ kind: 'shove', on: 'orc', effect: 'prone' }, 'saved'],
    [{ kind: 'break', thing: 'vase' }, 'thing-broken'],
    [{ kind: 'put-out' }, 'action-taken'],
  ])('%j', (doing, text) => {
    const { events, world } = playAction(makeReady(doing), { type: 'trigger', who: 'anna' });
    const types: readonly string[] = events.map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['reaction-taken', 'ready-set']);
    expect(types.slice(2)).toContain(text);
    const [anna] = world.creatures;
    expect([anna?.readied, anna?.budget.reaction, anna?.budget.action]).toEqual([null, false, false]);
    expect(world.fight?.turn).toBe(1);
  });

  test.each<[object, object, string]>([
    [{ kind: 'escape' }, {}, 'not-held'],
    [{ kind: 'hide' }, {}, 'watched'],
    [{ kind: 'grapple' }, {}, 'no-target'],
    [{ kind: 'grapple' }, { on: 'wolf' }, 'out-of-reach'],
    [{ kind: 'dodge' }, { also: ['bo'] }, 'no-such-target'],
    [{ kind: 'deed', deed: 'breath' }, {}, 'needs-place'],
    [{ kind: 'deed', deed: 'breath' }, { at: [3, 0], also: ['orc'] }, 'place-not-names'],
  ])('%j on %j is refused as it would be on one’s turn: %s', (doing, said, code) => {
    const step = tryAction(makeReady(doing), { type: 'trigger', who: 'anna', ...said });
    expect(step).toMatchObject({ kind: 'refused', refusal: { code } });
  });
});

describe('quinta.actions.ready: a deed that fills an area', () => {
  const trigger = (world: World, said: object) =>
    playAction(world, { type: 'trigger', who: 'anna', ...said }).events.find(
      ({ type }) => type === 'deed-used',
    );

  test('aims at the stated square, or at one named when triggered', () => {
    const world = makeReady({ kind: 'deed', deed: 'breath', at: [3, 0] });
    expect(trigger(world, {})).toMatchObject({ on: ['orc'] });
    expect(trigger(world, { at: [1, 0] })).toMatchObject({ on: ['bo'] });
    expect(trigger(makeReady({ kind: 'use', deed: 'breath' }), { on: 'bo' })).toMatchObject({ on: ['bo'] });
  });

  test('without a map catches those named', () => {
    const off = Object.entries(BAND).map(([id, { at: _, ...sheet }]) => [id, sheet] as const);
    const world = makeReady(
      { kind: 'deed', deed: 'breath', on: 'wolf' },
      buildBand(Object.fromEntries(off), null),
    );
    expect(trigger(world, { also: ['orc'] })).toMatchObject({ on: ['orc', 'wolf'] });
  });
});

test('quinta.actions.ready: a creature that waits for the first enemy in reach dodges when one comes', () => {
  const ready = { type: 'ready', by: 'anna', trigger: 'enemy-in-reach', act: { kind: 'dodge' } };
  const far = buildBand({ anna: BAND.anna, wolf: BAND.wolf });
  const waiting = playAction(playAction(far, ready).world, { type: 'end-turn', by: 'anna' }).world;
  const { events } = playAction(waiting, { type: 'move', by: 'wolf', to: [3, 0] });
  expect(events.map(({ type }) => type)).toContain('dodge-begun');
});

test.each([
  [[], true],
  [[{ condition: 'charmed', source: 'wolf' }], false],
])('quinta.conditions.charmed: with %j the enemy who comes is struck: %j', (conditions, isStruck) => {
  const far = buildBand({ anna: { ...BAND.anna, conditions }, wolf: BAND.wolf });
  const strike = { kind: 'deed', deed: 'unarmed' };
  const ready = { type: 'ready', by: 'anna', trigger: 'enemy-in-reach', act: strike };
  const waiting = playAction(playAction(far, ready).world, { type: 'end-turn', by: 'anna' }).world;
  const { events } = playAction(waiting, { type: 'move', by: 'wolf', to: [3, 0] });
  expect(events.some(({ type }) => type === 'reaction-taken')).toBe(isStruck);
});

test('what only the game master says is theirs to say in what is made ready, too', () => {
  const who = (doing: object) =>
    actorOf(actionSchema.parse({ type: 'ready', by: 'anna', trigger: 'now', act: doing }));
  expect([who({ kind: 'hide' }), who({ kind: 'hide', allowed: true })]).toEqual(['anna', 'gm']);
});

test('an attack or the use of a power is a deed, by whatever word', () => {
  const read = (doing: object) =>
    actionSchema.parse({ type: 'ready', by: 'anna', trigger: 'now', act: doing });
  const deed = { kind: 'deed', deed: 'bow', on: 'orc' };
  expect(read({ kind: 'attack', with: 'bow', on: 'orc' })).toEqual(read(deed));
});

test('quinta.actions.help: help with a check is offered for friends only', () => {
  const helped = listOffers(buildBand(), { role: 'player', owns: ['anna'] }).flatMap(({ action, slots }) =>
    action.type === 'help' && action.how === 'check' && slots.on?.kind === 'one' ? slots.on.options : [],
  );
  expect(helped).toEqual(['bo']);
});

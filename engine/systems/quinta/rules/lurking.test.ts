import {
  act,
  createRandomOracle,
  type DecisionRequest,
  mayHear,
  NOTHING_HIDDEN,
  optionsSchema,
  type Viewer,
} from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, listOffers, resolveAction, validateAction } from '../actions.ts';
import { createWorld } from '../create-world.ts';
import { apply, audience, type Event } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import { knownWorld } from '../secrecy/known-world.ts';
import { buildView, type View } from '../secrecy/view.ts';
import type { World } from '../state.ts';

const SWORD = { name: 'Sword', attack: 'melee', damage: '1d8', type: 'slashing' };

/** The goblin lurks two squares in front of Anna in a lane one square wide; her ally, the bat, may find it. */
function buildLane({
  at = [2, 0],
  hidden = 17,
  blindsight = 0,
}: {
  at?: number[];
  hidden?: number | null;
  blindsight?: number;
} = {}): World {
  const sheets = {
    anna: { hp: 20, scores: { str: 20 }, at: [0, 0], deeds: [SWORD] },
    bat: {
      kind: 'monster',
      side: 'heroes',
      hp: 3,
      at: [6, 0],
      ...(blindsight ? { senses: { blindsight } } : {}),
    },
    goblin: { kind: 'monster', hp: 7, at, hidden },
    orc: { kind: 'monster', hp: 15, at: [7, 0] },
  };
  return createWorld({
    options: optionsSchema(OPTIONS).parse({}),
    scene: sceneSchema.parse({ map: { ground: ['........'] }, fight: { order: Object.keys(sheets) } }),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: sheetSchema.parse(sheet),
    })),
  });
}

const playerOf = (...owns: string[]): Viewer => ({ role: 'player', owns });
const findPlaceIn = (world: World, viewer: Viewer) =>
  (buildView(world, viewer) as unknown as View).creatures.find(({ id }) => id === 'goblin')?.at;
const spectator: Viewer = { role: 'spectator' };

describe('where a monster lurks', () => {
  test.each<[string, World, Viewer, object | null]>([
    ['is not shown to its foes', buildLane(), playerOf('anna'), null],
    ['is not shown to those who only watch', buildLane(), spectator, null],
    ['is shown to its player', buildLane(), playerOf('goblin'), { x: 2, y: 0 }],
    ['is shown to its fellows', buildLane(), playerOf('orc'), { x: 2, y: 0 }],
    ['is shown to whoever senses it', buildLane({ blindsight: 6 }), playerOf('bat'), { x: 2, y: 0 }],
    ['is too far away to be sensed', buildLane({ blindsight: 4.5 }), playerOf('bat'), null],
    ['is shown to all when it does not hide', buildLane({ hidden: null }), playerOf('anna'), { x: 2, y: 0 }],
  ])('%s', (_, world, viewer, at) => {
    expect(findPlaceIn(world, viewer)).toEqual(at);
  });

  test('changes nothing that a foe knows or is offered', () => {
    const [near, far] = [buildLane(), buildLane({ at: [4, 0] })];
    expect(knownWorld(near, playerOf('anna'), NOTHING_HIDDEN)).toEqual(
      knownWorld(far, playerOf('anna'), NOTHING_HIDDEN),
    );
    expect(listOffers(near, playerOf('anna'))).toEqual(listOffers(far, playerOf('anna')));
    expect(listOffers(near, playerOf('anna'))).not.toEqual(
      listOffers(buildLane({ hidden: null }), playerOf('anna')),
    );
  });
});

describe('its steps are heard', () => {
  const step: Event = {
    type: 'moved',
    rule: 'quinta.grid.enter-square',
    who: 'goblin',
    to: { x: 3, y: 0 },
    spent: 1.5,
    diagonals: 0,
    willing: true,
  };
  test.each<[string, World, Viewer, boolean]>([
    ['not by its foes', buildLane(), playerOf('anna'), false],
    ['not by those who watch', buildLane(), spectator, false],
    ['by its player', buildLane(), playerOf('goblin'), true],
    ['by its fellows', buildLane(), playerOf('orc'), true],
    ['by whoever senses where it comes to', buildLane({ blindsight: 4.5 }), playerOf('bat'), true],
    ['by all when it does not hide', buildLane({ hidden: null }), spectator, true],
  ])('%s', (_, world, viewer, hears) => {
    expect(mayHear(audience(world, step), viewer)).toBe(hears);
    if (!hears) expect(buildView(apply(world, step), viewer)).toEqual(buildView(world, viewer));
  });
});

const declineQuestion = ({ question }: DecisionRequest) =>
  question.kind === 'one' ? (question.options.at(-1) ?? null) : null;

const playAction = (world: World, action: Action): readonly Event[] => {
  const result = act(
    { refuses: validateAction, resolve: resolveAction, apply },
    world,
    action,
    createRandomOracle<World>(() => 1, declineQuestion),
  );
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.events;
};

describe('a fight that begins, or is joined', () => {
  const toldAs = (hidden: number | null) => {
    const world: World = { ...buildLane({ hidden }), fight: null };
    const [began] = playAction(world, { type: 'fight' });
    const others = buildLane({ hidden });
    const order = others.fight?.order.filter(({ who }) => who !== 'goblin') ?? [];
    const without: World = { ...others, fight: others.fight && { ...others.fight, order } };
    const joined = playAction(without, { type: 'join', who: 'goblin' }).find(({ type }) => type === 'joined');
    return { began, joined };
  };
  const among = (at: object | null) => ({
    participants: expect.arrayContaining([{ who: 'goblin', side: 'foes', at }]),
  });

  test('does not tell where it lurks', () => {
    const { began, joined } = toldAs(17);
    expect(began).toMatchObject(among(null));
    expect(joined).toMatchObject({ who: 'goblin', at: null });
  });
  test('shows where all other creatures stand', () => {
    const { began, joined } = toldAs(null);
    expect(began).toMatchObject(among({ x: 2, y: 0 }));
    expect(joined).toMatchObject({ who: 'goblin', at: { x: 2, y: 0 } });
  });
  test('leaves it where it is', () => {
    const world: World = { ...buildLane(), fight: null };
    const now = playAction(world, { type: 'fight' }).reduce<World>(apply, world);
    expect(findPlaceIn(now, playerOf('orc'))).toEqual({ x: 2, y: 0 });
  });
});

describe('a viewer who does not know of it', () => {
  test('walks up to it and is stopped', () => {
    const events = playAction(buildLane(), { type: 'move', by: 'anna', to: { x: 4, y: 0 } });
    expect(events.map((event) => event.type)).toEqual(['moved', 'movement-stopped']);
  });
  test('leaps at it and falls short', () => {
    const events = playAction(buildLane(), { type: 'jump', by: 'anna', to: { x: 2, y: 0 } });
    expect(events.at(-1)).toMatchObject({ type: 'jumped', metres: 1.5, cleared: false });
  });
  test('goes around nothing that is seen', () => {
    expect(
      validateAction(buildLane({ hidden: null }), { type: 'move', by: 'anna', to: { x: 4, y: 0 } }),
    ).toBeDefined();
  });
  test.each<Action>([
    { type: 'attack', by: 'anna', with: 'sword', on: 'goblin' },
    { type: 'grapple', by: 'anna', on: 'goblin' },
    { type: 'help', by: 'anna', on: 'goblin', how: 'attack' },
  ])('cannot reach for it: $type', (action) => {
    expect(validateAction(buildLane({ at: [1, 0] }), action)).toMatchObject({ code: 'place-unknown' });
    expect(validateAction(buildLane({ at: [1, 0], hidden: null }), action)).toBeUndefined();
  });
});

import {
  type Asking,
  act,
  mayHear,
  NOTHING_HIDDEN,
  optionsSchema,
  random,
  type Viewer,
} from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, offers, refuses, resolve } from '../actions.ts';
import { begin } from '../begin.ts';
import { apply, audience, type Event } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import { known } from '../secrecy/known.ts';
import { type View, view } from '../secrecy/view.ts';
import type { World } from '../state.ts';

const SWORD = { name: 'Sword', attack: 'melee', damage: '1d8', type: 'slashing' };

/** The goblin lurks two squares in front of Anna in a lane one square wide; her ally, the bat, may find it. */
function lane({
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
  return begin({
    options: optionsSchema(OPTIONS).parse({}),
    scene: sceneSchema.parse({ map: { ground: ['........'] }, fight: { order: Object.keys(sheets) } }),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: sheetSchema.parse(sheet),
    })),
  });
}

const player = (...owns: string[]): Viewer => ({ role: 'player', owns });
const placeIn = (world: World, viewer: Viewer) =>
  (view(world, viewer) as unknown as View).creatures.find(({ id }) => id === 'goblin')?.at;
const spectator: Viewer = { role: 'spectator' };

describe('where a monster lurks', () => {
  test.each<[string, World, Viewer, object | null]>([
    ['is not shown to its foes', lane(), player('anna'), null],
    ['is not shown to those who only watch', lane(), spectator, null],
    ['is shown to its player', lane(), player('goblin'), { x: 2, y: 0 }],
    ['is shown to its fellows', lane(), player('orc'), { x: 2, y: 0 }],
    ['is shown to whoever senses it', lane({ blindsight: 6 }), player('bat'), { x: 2, y: 0 }],
    ['is too far away to be sensed', lane({ blindsight: 4.5 }), player('bat'), null],
    ['is shown to all when it does not hide', lane({ hidden: null }), player('anna'), { x: 2, y: 0 }],
  ])('%s', (_, world, viewer, at) => {
    expect(placeIn(world, viewer)).toEqual(at);
  });

  test('changes nothing that a foe knows or is offered', () => {
    const [near, far] = [lane(), lane({ at: [4, 0] })];
    expect(known(near, player('anna'), NOTHING_HIDDEN)).toEqual(known(far, player('anna'), NOTHING_HIDDEN));
    expect(offers(near, player('anna'))).toEqual(offers(far, player('anna')));
    expect(offers(near, player('anna'))).not.toEqual(offers(lane({ hidden: null }), player('anna')));
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
    ['not by its foes', lane(), player('anna'), false],
    ['not by those who watch', lane(), spectator, false],
    ['by its player', lane(), player('goblin'), true],
    ['by its fellows', lane(), player('orc'), true],
    ['by whoever senses where it comes to', lane({ blindsight: 4.5 }), player('bat'), true],
    ['by all when it does not hide', lane({ hidden: null }), spectator, true],
  ])('%s', (_, world, viewer, hears) => {
    expect(mayHear(audience(world, step), viewer)).toBe(hears);
    if (!hears) expect(view(apply(world, step), viewer)).toEqual(view(world, viewer));
  });
});

const declines = ({ question }: Asking) =>
  question.kind === 'one' ? (question.options.at(-1) ?? null) : null;

const done = (world: World, action: Action): readonly Event[] => {
  const result = act(
    { refuses, resolve, apply },
    world,
    action,
    random<World>(() => 1, declines),
  );
  if (result.is !== 'done') throw new Error(JSON.stringify(result));
  return result.events;
};

describe('a fight that begins, or is joined', () => {
  const toldAs = (hidden: number | null) => {
    const world: World = { ...lane({ hidden }), fight: null };
    const [began] = done(world, { type: 'fight' });
    const others = lane({ hidden });
    const order = others.fight?.order.filter(({ who }) => who !== 'goblin') ?? [];
    const without: World = { ...others, fight: others.fight && { ...others.fight, order } };
    const joined = done(without, { type: 'join', who: 'goblin' }).find(({ type }) => type === 'joined');
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
  test('tells where everybody else stands', () => {
    const { began, joined } = toldAs(null);
    expect(began).toMatchObject(among({ x: 2, y: 0 }));
    expect(joined).toMatchObject({ who: 'goblin', at: { x: 2, y: 0 } });
  });
  test('leaves it where it is', () => {
    const world: World = { ...lane(), fight: null };
    const now = done(world, { type: 'fight' }).reduce<World>(apply, world);
    expect(placeIn(now, player('orc'))).toEqual({ x: 2, y: 0 });
  });
});

describe('whoever does not know of it', () => {
  test('walks up to it and is stopped', () => {
    const events = done(lane(), { type: 'move', by: 'anna', to: { x: 4, y: 0 } });
    expect(events.map((event) => event.type)).toEqual(['moved', 'movement-stopped']);
  });
  test('leaps at it and falls short', () => {
    const events = done(lane(), { type: 'jump', by: 'anna', to: { x: 2, y: 0 } });
    expect(events.at(-1)).toMatchObject({ type: 'jumped', metres: 1.5, cleared: false });
  });
  test('goes around nothing that is seen', () => {
    expect(refuses(lane({ hidden: null }), { type: 'move', by: 'anna', to: { x: 4, y: 0 } })).toBeDefined();
  });
  test.each<Action>([
    { type: 'attack', by: 'anna', with: 'sword', on: 'goblin' },
    { type: 'grapple', by: 'anna', on: 'goblin' },
    { type: 'help', by: 'anna', on: 'goblin', how: 'attack' },
  ])('cannot reach for it: $type', (action) => {
    expect(refuses(lane({ at: [1, 0] }), action)).toMatchObject({ code: 'place-unknown' });
    expect(refuses(lane({ at: [1, 0], hidden: null }), action)).toBeUndefined();
  });
});

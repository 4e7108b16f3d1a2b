import { GM, type HiddenThings, NOTHING_HIDDEN, type Viewer } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { rischio } from '../index.ts';
import { STRENGTH } from '../rules/tables.ts';
import type { Creature, Fight, World } from '../state.ts';

const options = rischio.schemas.options.parse({});
const buildCreature = (id: string, sheet: object = {}) => ({
  id,
  name: id.toUpperCase(),
  sheet: rischio.schemas.sheet.parse(sheet),
});
const foe = { kind: 'opponent', health: 12, maxHealth: 40, dodge: 9, stats: { [STRENGTH]: 7 } };
const camp = rischio.createWorld({
  options,
  creatures: [
    buildCreature('anna', { dodge: 6 }),
    buildCreature('berto', { dodge: 8, level: 3 }),
    buildCreature('lupo', foe),
    buildCreature('orco', foe),
  ],
  scene: null,
});
const participantOf = (who: string, side: string) => ({ who, side, left: false, initiative: 9, shares: [] });
const fight: Fight = {
  round: 2,
  order: ['lupo', 'anna', 'orco', 'berto'],
  turn: 0,
  participants: [
    participantOf('anna', 'players'),
    { ...participantOf('berto', 'players'), shares: [{ exp: 10, among: 2 }] },
    participantOf('lupo', 'opponents'),
    participantOf('orco', 'opponents'),
  ],
  over: false,
  winner: null,
};
const buildFightWorld = (turn: number, more: Partial<Fight> = {}): World => ({
  ...camp,
  fight: { ...fight, turn, ...more },
});
const anna: Viewer = { role: 'player', owns: ['anna'] };
const hideCreatures = (...creatures: readonly string[]): HiddenThings => ({ creatures, places: [] });
const knownTo = (world: World, hidden: HiddenThings, viewer: Viewer = anna): World =>
  rischio.knownWorld(world, viewer, hidden);
const findById = (world: World, id: string): Creature | undefined =>
  world.creatures.find((each) => each.id === id);

describe('what is hidden', () => {
  test('is in no list, and the turn is reckoned without it', () => {
    const { creatures, fight: seenFight } = knownTo(buildFightWorld(1), hideCreatures('lupo'));
    expect(creatures.map(({ id }) => id)).toEqual(['anna', 'berto', 'orco']);
    expect(seenFight).toMatchObject({ order: ['anna', 'orco', 'berto'], turn: 0 });
    expect(seenFight?.participants.map(({ who }) => who)).toEqual(['anna', 'berto', 'orco']);
  });

  test('may have the turn: then no known creature has it, and none may act', () => {
    const seenWorld = knownTo(buildFightWorld(0), hideCreatures('lupo'));
    expect(rischio.creaturesToAct(seenWorld)).toEqual([]);
    expect(rischio.offers(seenWorld, anna).map(({ action }) => action.type)).toEqual([]);
    expect(rischio.refuses(seenWorld, { type: 'pass', by: 'anna' })).toEqual({
      code: 'not-your-turn',
      params: { who: 'anna', whose: 'someone' },
    });
  });

  test('is not hidden from its player, nor from the game master', () => {
    const world = buildFightWorld(0);
    expect(findById(knownTo(world, hideCreatures('anna')), 'anna')).toBe(findById(world, 'anna'));
    expect(knownTo(world, hideCreatures('anna'), GM)).toBe(world);
  });

  test('among themselves fight no fight', () => {
    const world = buildFightWorld(0, { order: ['lupo'], participants: [participantOf('lupo', 'opponents')] });
    expect(knownTo(world, hideCreatures('lupo')).fight).toBeNull();
  });

  test('won no fight', () => {
    const world = buildFightWorld(0, { over: true, winner: 'opponents' });
    expect(knownTo(world, hideCreatures('lupo')).fight?.winner).toBe('opponents');
    expect(knownTo(world, hideCreatures('lupo', 'orco')).fight?.winner).toBeNull();
  });
});

describe('what is not shown', () => {
  const seenWorld = knownTo(buildFightWorld(1), NOTHING_HIDDEN);

  test('is the same of every foe that looks the same', () => {
    const { id: _, name: __, ...wolf } = findById(seenWorld, 'lupo') ?? { id: '', name: '' };
    const { id: ___, name: ____, ...orc } = findById(seenWorld, 'orco') ?? { id: '', name: '' };
    expect(wolf).toEqual(orc);
    expect(wolf).toMatchObject({ health: 5, maxHealth: 20, stats: {} });
  });

  test('of another player is assumed beside what lies open', () => {
    expect(findById(seenWorld, 'berto')).toMatchObject({
      level: 3,
      health: 20,
      dodge: findById(seenWorld, 'lupo')?.dodge,
    });
    expect(seenWorld.fight?.participants.find(({ who }) => who === 'berto')?.shares).toEqual([]);
  });

  test('is known to whom the sheet was opened', () => {
    const world = knownTo(buildFightWorld(1), NOTHING_HIDDEN, { ...anna, knows: ['berto'] });
    expect(findById(world, 'berto')?.dodge).toBe(8);
    expect(world.fight?.participants.find(({ who }) => who === 'berto')?.shares).toHaveLength(1);
  });
});

describe('those who leave', () => {
  const of = (world: World) => world.fight;

  test.each([
    ['before whose turn it is', 'lupo', 1, { order: ['anna', 'orco', 'berto'], turn: 0, round: 2 }],
    ['on their turn: the next is up', 'anna', 1, { turn: 1, round: 2 }],
    ['last in the order: a new round begins', 'berto', 3, { turn: 0, round: 3 }],
  ])('%s', (_, id, turn, after) => {
    expect(of(rischio.removeCreature(buildFightWorld(turn), id))).toMatchObject(after);
  });

  test('throw no dice, though the table rolls anew each round', () => {
    const world = { ...buildFightWorld(3), options: { ...options, initiativeEachRound: true } };
    const left = rischio.removeCreature(world, 'berto');
    expect(of(left)).toMatchObject({ order: ['lupo', 'anna', 'orco'], turn: 0, round: 3 });
    expect(left.options).toEqual(world.options);
  });

  test('may leave one side alone: the fight is over, and so are its effects', () => {
    const shielded = rischio.addCreature(buildFightWorld(1), buildCreature('berto', { shield: 4 }));
    const left = rischio.removeCreature(rischio.removeCreature(shielded, 'lupo'), 'orco');
    expect(of(left)).toMatchObject({ over: true, winner: 'players' });
    expect(left.creatures.find(({ id }) => id === 'berto')?.shield).toBe(0);
  });
});

test('a creature with a new sheet on which it is down loses the turn', () => {
  const world = rischio.addCreature(buildFightWorld(1), buildCreature('anna', { health: 0 }));
  expect(rischio.creaturesToAct(world)).toEqual(['orco']);
});

test('a defeated creature that lost its slot comes last with a new sheet', () => {
  const beaten = rischio.addCreature(buildFightWorld(1), buildCreature('lupo', { ...foe, health: 0 }));
  const without = {
    ...beaten,
    fight: beaten.fight && { ...beaten.fight, order: ['anna', 'orco', 'berto'], turn: 0 },
  };
  expect(rischio.schemas.world.safeParse(without).success).toBe(true);
  expect(rischio.addCreature(without, buildCreature('lupo', foe)).fight?.order).toEqual([
    'anna',
    'orco',
    'berto',
    'lupo',
  ]);
});

describe('the door for worlds', () => {
  const faultsOf = (world: unknown) =>
    rischio.schemas.world.safeParse(world).error?.issues.map(({ path }) => path);
  const changed = (change: object) => ({
    ...buildFightWorld(1),
    creatures: camp.creatures.map((each) => (each.id === 'anna' ? { ...each, ...change } : each)),
  });

  test('lets a fight through', () => {
    expect(faultsOf(buildFightWorld(1))).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['two of one id', changed({ id: 'berto' })],
    ['somebody up without health', changed({ health: 0 })],
    ['a number out of bounds', changed({ level: -1 })],
    ['a field of no sheet', changed({ wings: 2 })],
    ['a field left out', changed({ status: undefined })],
    [
      'an ability without its risk',
      changed({ abilities: [{ ...camp.creatures[0]?.basicAttack, id: 'x', hitRule: 'target-risk' }] }),
    ],
    ['a turn beyond the order', buildFightWorld(4)],
    ['the turn of somebody who is down', { ...changed({ health: 0, status: 'down' }) }],
    [
      'somebody in the order who takes no part',
      buildFightWorld(0, { order: ['lupo', 'anna', 'orco', 'berto', 'x'] }),
    ],
    ['somebody twice in the order', buildFightWorld(0, { order: ['lupo', 'anna', 'anna', 'orco', 'berto'] })],
    ['somebody up who has no slot', buildFightWorld(0, { order: ['lupo'] })],
    [
      'a participant who is not there',
      buildFightWorld(0, { participants: [...fight.participants, participantOf('x', 'players')] }),
    ],
    ['an option of no book', { ...buildFightWorld(0), options: { ...options, whatever: 1 } }],
    ['no day', { ...buildFightWorld(0), day: 0 }],
    ['no world', 'world'],
  ])('refuses %s', (_, world) => {
    expect(faultsOf(world)).not.toBeUndefined();
  });
});

test('whose doing an action is', () => {
  expect(rischio.actor({ type: 'attack', by: 'anna', on: 'lupo' })).toBe('anna');
  expect(rischio.actor({ type: 'defeat', who: 'lupo' })).toBe('gm');
  expect(rischio.actor({ type: 'new-day' })).toBe('gm');
});

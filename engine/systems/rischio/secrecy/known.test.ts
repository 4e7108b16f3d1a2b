import { GM, type Hidden, NOTHING_HIDDEN, type Viewer } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { rischio } from '../index.ts';
import type { Creature, Fight, World } from '../state.ts';

const options = rischio.schemas.options.parse({});
const one = (id: string, sheet: object = {}) => ({
  id,
  name: id.toUpperCase(),
  sheet: rischio.schemas.sheet.parse(sheet),
});
const foe = { kind: 'opponent', health: 12, maxHealth: 40, dodge: 9, stats: { Forza: 7 } };
const camp = rischio.begin({
  options,
  creatures: [
    one('anna', { dodge: 6 }),
    one('berto', { dodge: 8, level: 3 }),
    one('lupo', foe),
    one('orco', foe),
  ],
  scene: null,
});
const taking = (who: string, side: string) => ({ who, side, left: false, initiative: 9, shares: [] });
const fight: Fight = {
  round: 2,
  order: ['lupo', 'anna', 'orco', 'berto'],
  turn: 0,
  participants: [
    taking('anna', 'players'),
    { ...taking('berto', 'players'), shares: [{ exp: 10, among: 2 }] },
    taking('lupo', 'opponents'),
    taking('orco', 'opponents'),
  ],
  over: false,
  winner: null,
};
const during = (turn: number, more: Partial<Fight> = {}): World => ({
  ...camp,
  fight: { ...fight, turn, ...more },
});
const anna: Viewer = { role: 'player', owns: ['anna'] };
const hiding = (...creatures: readonly string[]): Hidden => ({ creatures, places: [] });
const known = (world: World, hidden: Hidden, viewer: Viewer = anna): World =>
  rischio.known(world, viewer, hidden);
const of = (world: World, id: string): Creature | undefined => world.creatures.find((each) => each.id === id);

describe('what is hidden', () => {
  test('is in no list, and the turn is reckoned without it', () => {
    const { creatures, fight: seen } = known(during(1), hiding('lupo'));
    expect(creatures.map(({ id }) => id)).toEqual(['anna', 'berto', 'orco']);
    expect(seen).toMatchObject({ order: ['anna', 'orco', 'berto'], turn: 0 });
    expect(seen?.participants.map(({ who }) => who)).toEqual(['anna', 'berto', 'orco']);
  });

  test('may have the turn: then nobody is due, and nobody may act', () => {
    const seen = known(during(0), hiding('lupo'));
    expect(rischio.due(seen)).toEqual([]);
    expect(rischio.offers(seen, anna).map(({ action }) => action.type)).toEqual([]);
    expect(rischio.refuses(seen, { type: 'pass', by: 'anna' })).toEqual({
      code: 'not-your-turn',
      params: { who: 'anna', whose: 'someone' },
    });
  });

  test('is not hidden from its player, nor from the game master', () => {
    const world = during(0);
    expect(of(known(world, hiding('anna')), 'anna')).toBe(of(world, 'anna'));
    expect(known(world, hiding('anna'), GM)).toBe(world);
  });

  test('among themselves fight no fight', () => {
    const world = during(0, { order: ['lupo'], participants: [taking('lupo', 'opponents')] });
    expect(known(world, hiding('lupo')).fight).toBeNull();
  });

  test('won no fight', () => {
    const world = during(0, { over: true, winner: 'opponents' });
    expect(known(world, hiding('lupo')).fight?.winner).toBe('opponents');
    expect(known(world, hiding('lupo', 'orco')).fight?.winner).toBeNull();
  });
});

describe('what is not shown', () => {
  const seen = known(during(1), NOTHING_HIDDEN);

  test('is the same of every foe that looks the same', () => {
    const { id: _, name: __, ...wolf } = of(seen, 'lupo') ?? { id: '', name: '' };
    const { id: ___, name: ____, ...orc } = of(seen, 'orco') ?? { id: '', name: '' };
    expect(wolf).toEqual(orc);
    expect(wolf).toMatchObject({ health: 5, maxHealth: 20, stats: {} });
  });

  test('of another player is assumed beside what lies open', () => {
    expect(of(seen, 'berto')).toMatchObject({ level: 3, health: 20, dodge: of(seen, 'lupo')?.dodge });
    expect(seen.fight?.participants.find(({ who }) => who === 'berto')?.shares).toEqual([]);
  });

  test('is known to whom the sheet was opened', () => {
    const told = known(during(1), NOTHING_HIDDEN, { ...anna, knows: ['berto'] });
    expect(of(told, 'berto')?.dodge).toBe(8);
    expect(told.fight?.participants.find(({ who }) => who === 'berto')?.shares).toHaveLength(1);
  });
});

describe('those who leave', () => {
  const of = (world: World) => world.fight;

  test.each([
    ['before whose turn it is', 'lupo', 1, { order: ['anna', 'orco', 'berto'], turn: 0, round: 2 }],
    ['on their turn: the next is up', 'anna', 1, { turn: 1, round: 2 }],
    ['last in the order: a new round begins', 'berto', 3, { turn: 0, round: 3 }],
  ])('%s', (_, id, turn, after) => {
    expect(of(rischio.leave(during(turn), id))).toMatchObject(after);
  });

  test('throw no dice, though the table rolls anew each round', () => {
    const world = { ...during(3), options: { ...options, initiativeEachRound: true } };
    const left = rischio.leave(world, 'berto');
    expect(of(left)).toMatchObject({ order: ['lupo', 'anna', 'orco'], turn: 0, round: 3 });
    expect(left.options).toEqual(world.options);
  });

  test('may leave one side alone: the fight is over, and so are its effects', () => {
    const shielded = rischio.enter(during(1), one('berto', { shield: 4 }));
    const left = rischio.leave(rischio.leave(shielded, 'lupo'), 'orco');
    expect(of(left)).toMatchObject({ over: true, winner: 'players' });
    expect(left.creatures.find(({ id }) => id === 'berto')?.shield).toBe(0);
  });
});

test('whoever is given a sheet on which they are down loses the turn', () => {
  const world = rischio.enter(during(1), one('anna', { health: 0 }));
  expect(rischio.due(world)).toEqual(['orco']);
});

test('whoever was defeated and lost the slot comes last on another sheet', () => {
  const beaten = rischio.enter(during(1), one('lupo', { ...foe, health: 0 }));
  const without = {
    ...beaten,
    fight: beaten.fight && { ...beaten.fight, order: ['anna', 'orco', 'berto'], turn: 0 },
  };
  expect(rischio.schemas.world.safeParse(without).success).toBe(true);
  expect(rischio.enter(without, one('lupo', foe)).fight?.order).toEqual(['anna', 'orco', 'berto', 'lupo']);
});

describe('the door for worlds', () => {
  const faultsOf = (world: unknown) =>
    rischio.schemas.world.safeParse(world).error?.issues.map(({ path }) => path);
  const changed = (change: object) => ({
    ...during(1),
    creatures: camp.creatures.map((each) => (each.id === 'anna' ? { ...each, ...change } : each)),
  });

  test('lets a fight through', () => {
    expect(faultsOf(during(1))).toBeUndefined();
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
    ['a turn beyond the order', during(4)],
    ['the turn of somebody who is down', { ...changed({ health: 0, status: 'down' }) }],
    ['somebody in the order who takes no part', during(0, { order: ['lupo', 'anna', 'orco', 'berto', 'x'] })],
    ['somebody twice in the order', during(0, { order: ['lupo', 'anna', 'anna', 'orco', 'berto'] })],
    ['somebody up who has no slot', during(0, { order: ['lupo'] })],
    [
      'a participant who is not there',
      during(0, { participants: [...fight.participants, taking('x', 'players')] }),
    ],
    ['an option of no book', { ...during(0), options: { ...options, whatever: 1 } }],
    ['no day', { ...during(0), day: 0 }],
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

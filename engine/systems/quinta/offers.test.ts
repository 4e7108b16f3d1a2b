import type { Offer, Viewer } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { quinta } from './index.ts';

const BITE = { name: 'Bite', attack: 'melee', damage: '1d6 piercing' };
const FLAME = { name: 'Flame', range: 9, save: { ability: 'dex', dc: 12, damage: '1d8 fire' } };
const BALM = { name: 'Balm', range: 9, heals: '1d8' };

/** Anna has the turn; Bruno is beside her and a wolf is at the given column. */
function buildFacing(x: number, deeds: readonly object[] = [BITE]) {
  const sheets = {
    bruno: { at: [0, 1] },
    anna: { at: [0, 0], deeds },
    lupo: { kind: 'monster', at: [x, 0], deeds },
  };
  return quinta.createWorld({
    options: quinta.schemas.options.parse({}),
    scene: quinta.schemas.scene.parse({
      map: { ground: ['..........', '..........'] },
      fight: { order: ['anna', 'lupo', 'bruno'] },
    }),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: quinta.schemas.sheet.parse(sheet),
    })),
  });
}

const ANNA: Viewer = { role: 'player', owns: ['anna'] };
const GM: Viewer = { role: 'gm' };

const targetsOfOffer = ({ slots: { on } }: Offer): readonly unknown[] =>
  on?.kind === 'one' || on?.kind === 'some' ? on.options : [];
const isUnlikely = (offer: Offer): boolean =>
  ['attack', 'grapple', 'shove'].includes(offer.action.type) && !targetsOfOffer(offer).includes('lupo');

describe('an attack on an ally, or without a target,', () => {
  test.each([
    ['a player', ANNA, 5],
    ['a player next to a foe', ANNA, 1],
    ['the game master', GM, 5],
  ])('is offered to %s, after all else', (_, viewer, x) => {
    const offers = quinta.offers(buildFacing(x), viewer);
    const kinds = offers.map(isUnlikely);
    expect(kinds).toContain(true);
    expect(kinds.slice(kinds.indexOf(true))).not.toContain(false);
    expect(offers.flatMap(targetsOfOffer)).toContain('bruno');
    expect(offers.at(-1)?.slots).toHaveProperty('at');
  });

  test('is not the first offer: without a foe in reach it is a move, with one it is an attack', () => {
    expect(quinta.offers(buildFacing(5), ANNA)[0]).toMatchObject({ action: { type: 'move' } });
    expect(quinta.offers(buildFacing(1), ANNA)[0]).toMatchObject({
      action: { type: 'attack', with: 'bite' },
      slots: { on: { options: ['lupo'] } },
    });
  });
});

test('harmful actions are offered on enemies first, helpful ones on allies who need them', () => {
  const world = buildFacing(3, [FLAME, BALM]);
  const creatures = world.creatures.map((creature) =>
    creature.id === 'anna' ? { ...creature, hp: 1 } : creature,
  );
  const [flame, balm] = quinta.offers({ ...world, creatures }, ANNA);
  expect([flame, balm].map((offer) => offer && targetsOfOffer(offer))).toEqual([
    ['lupo', 'bruno', 'anna'],
    ['anna', 'bruno', 'lupo'],
  ]);
});

describe('what would do no good is not offered first', () => {
  const DREAD = {
    name: 'Dread',
    area: { sphere: 3 },
    save: { ability: 'wis', dc: 12, onFail: ['frightened'] },
  };
  const CONE = { name: 'Cone', area: { cone: 4.5 }, save: { ability: 'dex', dc: 12, damage: '1d6 fire' } };
  const useOffers = (x: number, deed: object): readonly number[] =>
    quinta
      .offers(buildFacing(x, [deed]), ANNA)
      .flatMap(({ action }, index) => (action.type === 'use' ? index : []));

  test.each([
    ['a spell with only allies in range', FLAME],
    ['healing where all are unhurt', BALM],
    ['an area that catches only allies', DREAD],
    ['a cone that reaches no enemy', CONE],
  ])('%s', (_, deed) => {
    const [first = 0] = useOffers(9, deed);
    expect(first).toBeGreaterThan(5);
  });

  test('an area on the enemy is, with the enemy as the first position', () => {
    expect(useOffers(2, CONE)).toEqual([0]);
    const [cone] = quinta.offers(buildFacing(2, [CONE]), ANNA);
    expect(cone?.slots.at).toMatchObject({ kind: 'one' });
    expect(cone?.slots.at?.kind === 'one' && cone.slots.at.options[0]).toEqual({ x: 2, y: 0 });
  });
});

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

test('harmful actions are offered on enemies first, helpful ones on allies', () => {
  const [flame, balm] = quinta.offers(buildFacing(3, [FLAME, BALM]), ANNA);
  expect([flame, balm].map((offer) => offer && targetsOfOffer(offer))).toEqual([
    ['lupo', 'bruno', 'anna'],
    ['bruno', 'anna', 'lupo'],
  ]);
});

import type { Offer, Viewer } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { quinta } from './index.ts';

const BITE = { name: 'Bite', attack: 'melee', damage: '1d6 piercing' };

/** A character whose turn it is, and a wolf so many squares away. */
const facing = (x: number) =>
  quinta.begin({
    options: quinta.schemas.options.parse({}),
    scene: quinta.schemas.scene.parse({
      map: { ground: ['..........', '..........'] },
      fight: { order: ['anna', 'lupo'] },
    }),
    creatures: [
      { id: 'anna', name: 'Anna', sheet: quinta.schemas.sheet.parse({ at: [0, 0], deeds: [BITE] }) },
      {
        id: 'lupo',
        name: 'Lupo',
        sheet: quinta.schemas.sheet.parse({ kind: 'monster', at: [x, 0], deeds: [BITE] }),
      },
    ],
  });

const ANNA: Viewer = { role: 'player', owns: ['anna'] };
const GM: Viewer = { role: 'gm' };
const isBlind = ({ action, slots }: Offer): boolean => action.type === 'attack' && 'at' in slots;

describe('a blow at nobody in particular', () => {
  test.each([
    ['a player', ANNA, 5],
    ['a player next to a foe', ANNA, 1],
    ['the game master', GM, 5],
  ])('is offered to %s, after all else', (_, viewer, x) => {
    const kinds = quinta.offers(facing(x), viewer).map(isBlind);
    expect(kinds).toContain(true);
    expect(kinds.slice(kinds.indexOf(true))).not.toContain(false);
  });

  test('is not what comes first: whoever reaches nobody goes somewhere, whoever does strikes', () => {
    expect(quinta.offers(facing(5), ANNA)[0]).toMatchObject({ action: { type: 'move' } });
    expect(quinta.offers(facing(1), ANNA)[0]).toMatchObject({
      action: { type: 'attack', with: 'bite' },
      slots: { on: { options: ['lupo'] } },
    });
  });
});

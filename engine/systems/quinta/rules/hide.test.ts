import { optionsSchema } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { refuses } from '../actions.ts';
import { begin } from '../begin.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { World } from '../state.ts';

/** Anna is on a map; an orc may have a position there and take part in a fight. */
function facing(order: readonly string[] | null, at: object = {}): World {
  const sheets = { anna: { hp: 20, at: [0, 0] }, ally: { hp: 9 }, orc: { kind: 'monster', hp: 15, ...at } };
  const fight = order && { order, turn: 'anna' };
  const map = { ground: ['....'] };
  return begin({
    options: optionsSchema(OPTIONS).parse({}),
    creatures: Object.entries(sheets).map(([id, given]) => ({
      id,
      name: id,
      sheet: sheetSchema.parse(given),
    })),
    scene: sceneSchema.parse({ map, ...(fight && { fight }) }),
  });
}

const hides = (world: World) => refuses(world, { type: 'hide', by: 'anna' })?.code;

const NEAR = { at: [2, 0] };

test('in a fight nobody watches who takes no part in it', () => {
  expect(hides(facing(['anna', 'orc'], NEAR))).toBe('watched');
  expect(hides(facing(['anna', 'ally'], NEAR))).toBeUndefined();
});

test('on a map nobody watches who has no place there', () => {
  expect(hides(facing(null, NEAR))).toBe('watched');
  expect(hides(facing(null))).toBeUndefined();
});

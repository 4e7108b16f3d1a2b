import { optionsSchema } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { validateAction } from '../actions.ts';
import { createWorld } from '../create-world.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { World } from '../state.ts';

/** Anna is on a map; an orc may have a position there and take part in a fight. */
function buildFacing(order: readonly string[] | null, at: object = {}): World {
  const sheets = { anna: { hp: 20, at: [0, 0] }, ally: { hp: 9 }, orc: { kind: 'monster', hp: 15, ...at } };
  const fight = order && { order, turn: 'anna' };
  const map = { ground: ['....'] };
  return createWorld({
    options: optionsSchema(OPTIONS).parse({}),
    creatures: Object.entries(sheets).map(([id, input]) => ({
      id,
      name: id,
      sheet: sheetSchema.parse(input),
    })),
    scene: sceneSchema.parse({ map, ...(fight && { fight }) }),
  });
}

const tryHide = (world: World) => validateAction(world, { type: 'hide', by: 'anna' })?.code;

const NEAR = { at: [2, 0] };

test('in a fight only its creatures watch', () => {
  expect(tryHide(buildFacing(['anna', 'orc'], NEAR))).toBe('watched');
  expect(tryHide(buildFacing(['anna', 'ally'], NEAR))).toBeUndefined();
});

test('on a map only creatures with a position watch', () => {
  expect(tryHide(buildFacing(null, NEAR))).toBe('watched');
  expect(tryHide(buildFacing(null))).toBeUndefined();
});

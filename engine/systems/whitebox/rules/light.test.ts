import { creature } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { whitebox } from '../index.ts';
import { seesInTheDark } from './light.ts';

const seenBy = (change: object): boolean => {
  const sheet = whitebox.schemas.sheet.parse(change);
  const anna = whitebox.schemas.sheet.parse({});
  const world = whitebox.begin({
    options: whitebox.schemas.options.parse({}),
    scene: whitebox.schemas.scene.parse({}),
    creatures: [
      { id: 'anna', name: 'Anna', sheet: anna },
      { id: 'orc', name: 'Orc', sheet },
    ],
  });
  return seesInTheDark(creature(world, 'orc'));
};

test('whitebox.exploration.monsters-darkvision: monsters see in the dark, unless they are charmed or serve the players', () => {
  expect(seenBy({ kind: 'monster' })).toBe(true);
  expect(seenBy({ kind: 'monster', service: 'anna' })).toBe(false);
  expect(seenBy({ kind: 'monster', conditions: ['charmed'] })).toBe(false);
});

test('whitebox.exploration.monsters-darkvision: of characters their sheet says it', () => {
  expect(seenBy({})).toBe(false);
  expect(seenBy({ race: 'dwarf', seesInDark: true })).toBe(true);
});

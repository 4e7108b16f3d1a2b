import { getCreature } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { whitebox } from '../index.ts';
import { seesInTheDark } from './light.ts';

const canBeSeen = (change: object): boolean => {
  const sheet = whitebox.schemas.sheet.parse(change);
  const anna = whitebox.schemas.sheet.parse({});
  const world = whitebox.createWorld({
    options: whitebox.schemas.options.parse({}),
    scene: whitebox.schemas.scene.parse({}),
    creatures: [
      { id: 'anna', name: 'Anna', sheet: anna },
      { id: 'chief', name: 'Chief', sheet: whitebox.schemas.sheet.parse({ kind: 'monster' }) },
      { id: 'orc', name: 'Orc', sheet },
    ],
  });
  return seesInTheDark(world, getCreature(world, 'orc'));
};

test('whitebox.exploration.monsters-darkvision: monsters see in the dark, unless they are charmed or serve the players', () => {
  expect(canBeSeen({ kind: 'monster' })).toBe(true);
  expect(canBeSeen({ kind: 'monster', service: 'anna' })).toBe(false);
  expect(canBeSeen({ kind: 'monster', service: 'chief' })).toBe(true);
  expect(canBeSeen({ kind: 'monster', conditions: ['charmed'] })).toBe(false);
});

test('whitebox.exploration.monsters-darkvision: of characters their sheet says it', () => {
  expect(canBeSeen({})).toBe(false);
  expect(canBeSeen({ race: 'dwarf', seesInDark: true })).toBe(true);
});

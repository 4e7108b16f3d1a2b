import { GM, type Json } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { ARMS } from './content/kits.ts';
import { quinta } from './index.ts';

const { schemas, face, content } = quinta;

const world = quinta.begin({
  options: schemas.options.parse({}),
  scene: schemas.scene.parse({ fight: { order: ['anna', 'orco', 'berto', 'lupo'], turn: 'anna' } }),
  creatures: ['anna', 'orco', 'berto', 'lupo'].map((id) => {
    const sheet = schemas.sheet.parse({ kind: id === 'anna' || id === 'berto' ? 'character' : 'monster' });
    return { id, name: id, sheet };
  }),
});

function targets(by: string): readonly Json[] {
  const attacks = quinta.offers(world, GM).filter(({ action }) => action.type === 'attack');
  const on = attacks.find(({ action, slots }) => action.by === by && 'on' in slots)?.slots.on;
  return on?.kind === 'one' ? on.options : [];
}

test('for a blow those of the other side are offered first, each side in the order of the roster', () => {
  expect(targets('anna')).toEqual(['orco', 'lupo', 'berto']);
});

/** Every name of something done, however deep it stands. */
const namesIn = (part: Json): readonly string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) =>
        key === 'name' && typeof value === 'string' ? [value] : namesIn(value),
      )
    : [];

test('what the content brings along to strike with has a name in every language', () => {
  const sheets = Object.values(content).map(({ sheet }) => sheet as Json);
  const names = [...sheets, ...Object.values(ARMS).flat()].flatMap(namesIn);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !Object.hasOwn(face.terms, name))).toEqual([]);
});

import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { createOpenFields, type OpenPart, openInKinds, openToAll } from './open-fields.ts';
import { endAll, whenGone } from './references.ts';
import { referencesIn } from './remove-creatures.ts';
import { creatureId } from './schema.ts';

const health = z.int();
const sheet = z.strictObject({
  kind: openToAll(z.enum(['hero', 'beast'])),
  side: openToAll(z.string().optional()),
  health: openInKinds(['hero'], health),
  gold: health,
  guards: whenGone(openToAll(whenGone(z.array(creatureId), endAll).nullable()), (remaining) => remaining),
  items: openToAll(z.array(z.string()), (items) => items.slice(0, 1)),
});
const creature = sheet.required({ side: true }).extend({ id: creatureId, name: z.string() });
type Creature = z.output<typeof creature>;
const { pickOpenFields, copyOpenFields } = createOpenFields<Creature, typeof creature>(creature);

const asa: Creature = {
  id: 'asa',
  name: 'Asa',
  kind: 'hero',
  side: 'party',
  health: 7,
  gold: 30,
  guards: ['orso'],
  items: ['sword', 'key'],
};

test('only marked fields are open, also behind `required`', () => {
  const { gold: _, ...open } = asa;
  expect(pickOpenFields(asa)).toEqual({ ...open, items: ['sword'] });
});

test('a field that is open in some kinds is secret in others', () => {
  const { gold: _, health: __, ...open } = asa;
  expect(pickOpenFields({ ...asa, kind: 'beast' })).toEqual({ ...open, kind: 'beast', items: ['sword'] });
});

test('what is assumed of a creature keeps its values in the other fields', () => {
  const unknown: Creature = { ...asa, kind: 'beast', side: 'foes', health: 9, gold: 5, items: [] };
  const beast: Creature = { ...asa, kind: 'beast', items: ['claw', 'gem'] };
  expect(copyOpenFields(beast, { ...unknown })).toEqual({ ...beast, health: 9, gold: 5, items: ['claw'] });
});

test('a mark concerns the field, not other fields with the same schema', () => {
  expect('gold' in pickOpenFields(asa)).toBe(false);
  expect(sheet.parse({ kind: 'hero', health: 1, gold: 1, guards: null, items: [] }).kind).toBe('hero');
});

test('a marked field keeps its references', () => {
  const table = z.strictObject({ creatures: z.array(creature) });
  const orso = { ...asa, id: 'orso', guards: null };
  const { removeCreatures } = referencesIn<z.output<typeof table>>(table);
  const remaining = removeCreatures(
    { creatures: [asa, orso] },
    { creatures: new Set(['orso']), places: new Set() },
  );
  expect(remaining.creatures).toEqual([{ ...asa, guards: null }]);
});

test('the type has the open fields', () => {
  type Open = OpenPart<Creature, typeof creature>;
  expectTypeOf<Exclude<keyof Creature, keyof Open>>().toEqualTypeOf<'gold'>();
  expectTypeOf<Open['side']>().toEqualTypeOf<string>();
  expectTypeOf<Open['health']>().toEqualTypeOf<number | undefined>();
});

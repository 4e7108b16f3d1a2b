import { expect, test } from 'vitest';
import { noppa } from './index.ts';
import type { World } from './state.ts';

const sheet = (input: object) => noppa.schemas.sheet.parse(input);

test('a new creature or a new sheet does not change the melees of others', () => {
  const initialWorld: World = noppa.createWorld({
    options: noppa.schemas.options.parse({}),
    creatures: ['aino', 'matti', 'mikko'].map((id) => ({ id, name: id, sheet: sheet({ kind: 'foe' }) })),
    scene: noppa.schemas.scene.parse({ fight: { tick: 1 } }),
  });
  const [zone = ''] = initialWorld.creatures.map((creature) => creature.zone);
  const melee = { id: 'melee-1', zone, members: ['matti', 'mikko'] };
  // comrades who fight each other, which the game master may allow
  const world = {
    ...initialWorld,
    fight: initialWorld.fight && { ...initialWorld.fight, melees: [melee], formed: 1 },
  };
  const more = noppa.addCreature(world, { id: 'nakki', name: 'Näkki', sheet: sheet({ kind: 'foe' }) });
  expect(more.fight?.melees).toEqual([melee]);
  const edited = noppa.addCreature(more, {
    id: 'nakki',
    name: 'Näkki',
    sheet: sheet({ kind: 'foe', body: 9 }),
  });
  expect(edited.fight?.melees).toEqual([melee]);
});

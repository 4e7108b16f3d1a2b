import { type CharacterField, GM, type Viewer } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { noppa } from '../index.ts';
import type { World } from '../state.ts';

const buildCreature = (id: string, change: object = {}) => ({
  id,
  name: id,
  sheet: noppa.schemas.sheet.parse({ ...(noppa.content[id]?.sheet as object), ...change }),
});

/** Tick 3: Aino and Veikko may act, the others come later. */
const world = noppa.createWorld({
  options: noppa.schemas.options.parse({}),
  creatures: [
    buildCreature('nostovaki', { zone: 'pelto', actions: 2 }),
    buildCreature('lumikki', { zone: 'piha', actions: 1 }),
    buildCreature('aino', { zone: 'pelto', actions: 5, conditions: ['prone'] }),
    buildCreature('veikko', { zone: 'piha', actions: 3 }),
  ],
  scene: noppa.schemas.scene.parse({
    zones: ['piha', 'pelto'],
    borders: [{ between: ['piha', 'pelto'], difficult: true }],
    fight: { round: 2, tick: 3, melees: [['aino', 'nostovaki']] },
  }),
});

const boardOf = (now: World, viewer: Viewer) => noppa.presentation.board(noppa.view(now, viewer));
const owner: Viewer = { role: 'player', owns: ['aino'] };

test('noppa.init.countdown: by the number they come up on, whose turn it is first', () => {
  const { rows, stands } = boardOf(world, owner);
  // both act on 3, Veikko first: his lowest attribute is 2, hers 1
  expect(rows.map(({ id, rank }) => [id, rank?.value])).toEqual([
    ['veikko', 3],
    ['aino', 5],
    ['nostovaki', 2],
    ['lumikki', 1],
  ]);
  expect(noppa.creaturesToAct(world)).toEqual([rows[0]?.id]);
  expect(stands?.with).toEqual({ round: 2, tick: 3 });
});

test('noppa.init.passing: who lets a number go by comes after the others on it', () => {
  const first = noppa.creaturesToAct(world)[0] ?? '';
  const passed = { ...world, fight: world.fight && { ...world.fight, passed: [first] } };
  const ids = boardOf(passed, GM).rows.map(({ id }) => id);
  expect(ids[0]).toBe(noppa.creaturesToAct(passed)[0]);
  expect(ids[0]).not.toBe(first);
});

test('noppa.zone.zones: zones with their creatures and borders, and the melees', () => {
  expect(boardOf(world, owner).scene).toEqual({
    kind: 'zones',
    zones: [
      { id: 'piha', who: ['lumikki', 'veikko'] },
      { id: 'pelto', who: ['nostovaki', 'aino'] },
    ],
    borders: [{ between: ['piha', 'pelto'], difficult: true }],
    knots: [{ id: 'melee-1', zone: 'pelto', who: ['nostovaki', 'aino'] }],
    move: { action: 'move', to: 'to' },
  });
});

test('noppa.body.max: a comrade’s points are known, a foe’s are looks', () => {
  const health = (id: string) => boardOf(world, owner).rows.find((row) => row.id === id)?.health;
  expect(health('veikko')).toMatchObject({ now: 7, full: 7 });
  expect(health('nostovaki')).toMatchObject({ looks: 'unhurt' });
});

function fieldsOf(viewer: Viewer, who: string): readonly CharacterField[] {
  const view = noppa.view(world, viewer) as unknown as { readonly creatures: readonly { id: string }[] };
  const seen = view.creatures.find(({ id }) => id === who);
  const sections = noppa.presentation.character(seen, view);
  return sections.flatMap(({ fields }) => fields);
}

test('noppa.defence.base: half of Ketteryys, one thing in hand, armour and skill; prone it takes a 5', () => {
  const basic = fieldsOf(owner, 'aino').find(({ rule }) => rule === 'noppa.defence.base');
  expect(basic).toMatchObject({ value: 6, detail: { en: 'succeeds from 5' } });
  expect(basic?.because.map(({ what, value }) => `${what} ${value}`)).toEqual([
    'ketteryys 3',
    'half 2',
    'Kilpi 1',
    'Rengaspanssari 2',
    'Taisteluvaisto 1',
  ]);
});

test('noppa.attack.melee: the dice of a weapon, ready to be rolled', () => {
  const sword = fieldsOf(owner, 'aino').find(({ rolls }) => rolls?.with === 'miekka');
  expect(sword).toMatchObject({ value: 5, rolls: { type: 'attack', by: 'aino' } });
});

test('noppa.attack.tn-by-type: a foe’s numbers are the game master’s', () => {
  const touch = fieldsOf(GM, 'nostovaki').find(
    ({ label }) => typeof label !== 'string' && label.en === 'touch',
  );
  expect(touch).toMatchObject({ value: 1, because: [{ rule: 'noppa.foe.touch-homing' }] });
  expect(fieldsOf(owner, 'nostovaki').some(({ rule }) => rule === 'noppa.attack.tn-by-type')).toBe(false);
});

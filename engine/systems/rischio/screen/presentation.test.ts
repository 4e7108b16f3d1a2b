import {
  type CharacterField,
  createScriptedOracle,
  formatSentence,
  GM,
  run,
  type Viewer,
} from '@arbitro/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { rischio } from '../index.ts';
import type { World } from '../state.ts';

const hero = (id: string) => ({
  id,
  name: id,
  sheet: rischio.schemas.sheet.parse(rischio.content[id]?.sheet),
});
const camp = rischio.createWorld({
  options: rischio.schemas.options.parse({}),
  creatures: [hero('brenna'), hero('lupo'), hero('ilva')],
  scene: null,
});
const startedRun = run(
  rischio,
  camp,
  { type: 'fight', participants: [{ who: 'brenna' }, { who: 'lupo' }] },
  createScriptedOracle([{ value: 5 }, { value: 12 }]),
);
if (startedRun.kind !== 'done') throw new Error('the fight did not begin');
const fight = startedRun.world;

const buildBoardFor = (world: World, viewer: Viewer) =>
  rischio.presentation.board(rischio.view(world, viewer));
const owner: Viewer = { role: 'player', owns: ['brenna'] };

test('rischio.combat.turn-order: the highest first, bystanders last', () => {
  const { rows, stands, clock } = buildBoardFor(fight, owner);
  expect(rows.map(({ id, fights, rank }) => [id, fights, rank?.value])).toEqual([
    ['lupo', true, 12],
    ['brenna', true, 5],
    ['ilva', false, undefined],
  ]);
  expect(stands?.with).toEqual({ round: 1 });
  expect(clock).toBeNull();
});

test('rischio.combat.turn-order: a defeated creature has no place in it any more', () => {
  const creatures = fight.creatures.map((creature) =>
    creature.id === 'lupo' ? { ...creature, status: 'defeated' as const } : creature,
  );
  expect(buildBoardFor({ ...fight, creatures }, owner).rows.map(({ id }) => id)).toEqual([
    'brenna',
    'lupo',
    'ilva',
  ]);
});

const sayEvent = (event: Event): string =>
  formatSentence(rischio.presentation.describeEvent(event), 'en', (name) => name);
const gain = {
  type: 'exp-gained',
  rule: 'rischio.xp.round-up',
  who: 'brenna',
  from: 'lupo',
  exp: 20,
  because: [],
} as const;
const cure = { type: 'healed', rule: 'rischio.death.aid', who: 'brenna', by: 'ilva' } as const;
const twenty = [{ rule: 'rischio.death.aid-amount', what: 'aid', how: 'add', value: 20 }] as const;
const woundEvent = (value: number) =>
  ({
    type: 'damage-reckoned',
    rule: 'rischio.damage.base',
    by: 'brenna',
    damage: 10,
    because: [
      { rule: 'rischio.damage.base', what: 'Fendente', how: 'add', value },
      { rule: 'rischio.damage.base', what: 'multiplier', how: 'times', value: 1.5 },
    ],
  }) as const;

test.each<[string, Event, string]>([
  [
    'an even share',
    { ...gain, gained: 5, worth: 10, among: 2, share: null },
    'gains 5 experience (20 in all)',
  ],
  [
    'what was rounded',
    { ...gain, gained: 4, worth: 10, among: 3, share: null },
    'gains 4 experience, rounded up (20 in all)',
  ],
  [
    'all of a cure',
    { ...cure, points: 20, health: 15, because: twenty },
    'restores 20 health to brenna: now 15',
  ],
  ['what a maximum took', { ...cure, points: 4, health: 9, because: twenty }, 'restores 4 of 20 health'],
  ['what brought to 1', { ...cure, points: 31, health: 1, because: twenty }, 'instead of 20'],
  ['what was rounded of damage', woundEvent(7), 'deals 10 before resistance, rounded down'],
  ['and what was not', woundEvent(8), 'deals 10 before resistance.'],
])('the log describes %s', (_, event, words) => {
  expect(sayEvent(event)).toContain(words);
});

test('without a fight creatures are in roster order, and the day is shown', () => {
  const { rows, stands, clock } = buildBoardFor(camp, GM);
  expect(rows.map(({ id }) => id)).toEqual(['brenna', 'lupo', 'ilva']);
  expect([stands, clock?.with]).toEqual([null, { day: 1 }]);
});

test('a foe’s health is numbers to the game master, and looks to others', () => {
  const health = (viewer: Viewer) => buildBoardFor(fight, viewer).rows[0]?.health;
  expect(health(GM)).toMatchObject({ now: 12, full: 12 });
  expect(health(owner)).toEqual({ looks: 'unhurt', rule: 'rischio.death.zero-health' });
});

function fieldsOf(world: World, viewer: Viewer, who: string): readonly CharacterField[] {
  const view = rischio.view(world, viewer) as unknown as { readonly creatures: readonly { id: string }[] };
  const creature = view.creatures.find(({ id }) => id === who);
  const sections = rischio.presentation.character(creature, view);
  return sections.flatMap(({ fields }) => fields);
}

test('rischio.damage.weapon-stats: precision with the sword that is in use, and why', () => {
  expect(fieldsOf(fight, owner, 'brenna')).toContainEqual(
    expect.objectContaining({
      path: 'precision',
      value: 5,
      because: [
        { rule: 'rischio.combat.attack-roll', what: 'precision', how: 'add', value: 4 },
        { rule: 'rischio.damage.weapon-stats', what: 'Spada lunga', how: 'add', value: 1 },
      ],
    }),
  );
});

test('rischio.damage.base: an attack by the damage it deals, ready to be launched', () => {
  const blow = fieldsOf(fight, owner, 'brenna').find(({ rolls }) => rolls?.type === 'use');
  // (4 + strength 3 + sword 3) · 2
  expect(blow).toMatchObject({ value: 20, rolls: { by: 'brenna', ability: 'colpo-temerario' } });
});

test('nothing can be rolled or read from the sheet of a foe that one does not know', () => {
  const fields = fieldsOf(fight, owner, 'lupo');
  expect(fields.map(({ value }) => value)).toEqual(['up', 'unhurt']);
  expect(fields.some(({ rolls, path }) => rolls || path)).toBe(false);
});

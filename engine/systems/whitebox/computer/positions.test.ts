import type { CreatureId } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { whitebox } from '../index.ts';
import type { World } from '../state.ts';
import { sensiblePolicy } from './policy.ts';

type Sheets = Readonly<Record<CreatureId, object>>;

/** A fight on a line in which the party acts first. */
const buildFight = (sheets: Sheets, at: object, options: object = {}): World =>
  whitebox.createWorld({
    options: whitebox.schemas.options.parse(options),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: whitebox.schemas.sheet.parse(sheet),
    })),
    scene: whitebox.schemas.scene.parse({ fight: { at, initiative: { party: 6, foes: 1 } } }),
  });

const SWORD = { name: 'sword', damage: '1d8' };
const STAFF = { name: 'staff', damage: '1d6' };
const BOW = { name: 'bow', kind: 'missile', damage: '1d6', range: 150 };
const BOLT = { name: 'bolt', range: 150, effect: { damage: '1d6+1' } };
const FIGHTER = { class: 'fighter', hp: 18, weapons: [SWORD] };
const ORC = { kind: 'monster', hp: 6, rate: 9, hitBonus: 1, weapons: [{ name: 'axe', damage: '1d6' }] };
const OGRE = { kind: 'monster', hp: 18, rate: 9, hitBonus: 4, weapons: [{ name: 'club', damage: '1d10' }] };
const ASLEEP = { conditions: [{ name: 'asleep', until: 50 }] };
const MAGE = { class: 'magic-user', hp: 2, maxHp: 8, weapons: [STAFF] };
const CASTER = { ...MAGE, spells: [BOLT], casting: { spell: 'bolt', phase: 'ready', since: 0 } };

test.each<[string, Sheets, object, object]>([
  [
    'a magic-user with two hit points stays behind the fighter',
    { anna: MAGE, bruno: FIGHTER, orso: ORC },
    { orso: 40 },
    { type: 'pass' },
  ],
  [
    'a torchbearer leaves the front to the fighter',
    { anna: { hp: 6, weapons: [{ name: 'spear', damage: '1d6' }] }, bruno: FIGHTER, orso: ORC },
    { orso: 30 },
    { type: 'pass' },
  ],
  [
    'alone, they fight all the same',
    { anna: MAGE, orso: ORC },
    { orso: 30 },
    { type: 'attack', on: 'orso', with: 'staff' },
  ],
  [
    'and they strike a foe that sleeps',
    { anna: MAGE, bruno: FIGHTER, orso: { ...ORC, ...ASLEEP } },
    { orso: 30 },
    { type: 'attack', on: 'orso', with: 'staff' },
  ],
  [
    'an archer keeps the distance',
    { anna: { class: 'thief', hp: 14, weapons: [BOW, SWORD] }, bruno: FIGHTER, orso: ORC },
    { orso: 30 },
    { type: 'attack', on: 'orso', with: 'bow' },
  ],
  [
    'a blow meets the ogre rather than a foe that sleeps',
    { anna: FIGHTER, ogre: OGRE, orso: { ...ORC, hp: 12, ...ASLEEP } },
    { ogre: 5, orso: 5 },
    { type: 'attack', on: 'ogre' },
  ],
])('%s', (_, sheets, places, wanted) => {
  expect(sensiblePolicy.act(buildFight(sheets, places), 'anna', () => 1)).toMatchObject(wanted);
});

test('a spell meets the ogre, not the larger foe that sleeps', () => {
  const sheets = { anna: CASTER, bruno: FIGHTER, ogre: OGRE, orso: { ...OGRE, hp: 30, ...ASLEEP } };
  const places = { bruno: 5, ogre: 10, orso: 40 };
  const world = buildFight(sheets, places, { combatSequence: 'alternative' });
  expect(sensiblePolicy.act(world, 'anna', () => 1)).toMatchObject({ type: 'cast', on: ['ogre'] });
});

test('a magic-user alone vanishes first, one among comrades harms first', () => {
  const spells = [BOLT, { name: 'veil', range: 5, effect: { condition: 'invisible', minutes: 60 } }];
  const anna = { ...MAGE, hp: 4, spells };
  const choose = (sheets: Sheets) =>
    sensiblePolicy.act({ ...buildFight(sheets, { ogre: 40 }), fight: announcing(sheets) }, 'anna', () => 1);
  const announcing = (sheets: Sheets): World['fight'] => {
    const { fight } = buildFight(sheets, { ogre: 40 });
    return fight && { ...fight, phase: 'announce' };
  };
  expect(choose({ anna, ogre: OGRE })).toMatchObject({ type: 'announce', spell: 'veil' });
  expect(choose({ anna, bruno: FIGHTER, ogre: OGRE })).not.toMatchObject({ spell: 'veil' });
});

test('people are offered foes first for a spell that harms', () => {
  const sheets = { bruno: FIGHTER, anna: CASTER, ogre: OGRE };
  const world = buildFight(sheets, { ogre: 10 }, { combatSequence: 'alternative' });
  const casts = whitebox
    .offers(world, { role: 'player', owns: ['anna'] })
    .filter(({ action }) => action.type === 'cast');
  expect(casts[0]?.slots?.on).toMatchObject({ options: ['ogre', 'bruno', 'anna'] });
});

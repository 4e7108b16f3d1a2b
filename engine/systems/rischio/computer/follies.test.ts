import type { CreatureId } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { rischio } from '../index.ts';
import type { World } from '../state.ts';
import { sensiblePolicy } from './policy.ts';

type Sheets = Readonly<Record<CreatureId, object>>;

/** A fight in which the first creature has the turn. */
function buildFight(sheets: Sheets): World {
  const order = Object.keys(sheets);
  const creatures = order.map((id) => ({ id, name: id, sheet: rischio.schemas.sheet.parse(sheets[id]) }));
  const world = rischio.createWorld({ options: rischio.schemas.options.parse({}), creatures, scene: null });
  const participants = world.creatures.map(({ id: who, kind: side }) => ({
    who,
    side,
    left: false,
    initiative: 10,
    shares: [],
  }));
  return { ...world, fight: { round: 1, order, turn: 0, participants, over: false, winner: null } };
}

function choose(sheets: Sheets): Action {
  const [who = ''] = Object.keys(sheets);
  return sensiblePolicy.act(buildFight(sheets), who, () => 1);
}

/** A creature of the library, changed. */
const from = (id: string, changes: object = {}): object => ({
  ...(rischio.content[id]?.sheet as object),
  ...changes,
});
const use = (ability: string, ...on: readonly CreatureId[]): object => ({ type: 'use', ability, on });

describe('cures', () => {
  test('are used for who would die for good, before others', () => {
    const ilva = from('ilva');
    const first = from('nerio', { health: 5 });
    const again = from('nerio', { health: 5, timesAtZeroToday: 1 });
    expect(choose({ ilva, first, again, lupo: from('lupo'), orco: from('orco') })).toMatchObject(
      use('cura', 'again'),
    );
  });

  test('are used above a third of the health too, if the next hit fells', () => {
    expect(choose({ ilva: from('ilva', { health: 7 }), orco: from('orco') })).toMatchObject({ type: 'use' });
  });

  test('are used for a creature without a recorded full health', () => {
    const anna = { health: 3, basicAttack: { damage: 8 }, precision: 4 };
    expect(choose({ ilva: from('ilva'), anna, orco: from('orco') })).toMatchObject({
      type: 'use',
      on: ['anna'],
    });
  });

  test('come before an attack that leaves the healer to the next bite', () => {
    const sheets = { ilva: from('ilva', { health: 4 }), lupo: from('lupo', { health: 2 }) };
    expect(choose(sheets)).toMatchObject(use('cura', 'ilva'));
  });
});

describe('a duel', () => {
  test('is ended by the bolt that never misses, if it comes in time', () => {
    const sheets = { oreste: from('oreste', { health: 8 }), lupo: from('lupo', { health: 8 }) };
    expect(choose(sheets)).toMatchObject(use('dardo', 'lupo'));
  });

  test('is worth the last health, if the next hit fells anyway', () => {
    const sheets = { brenna: from('brenna', { health: 6 }), orco: from('orco', { health: 14 }) };
    expect(choose(sheets)).toMatchObject(use('colpo-temerario', 'orco'));
  });

  test('is not paid for with health that the foe would need another hit for', () => {
    const sheets = { brenna: from('brenna', { health: 10 }), lupo: from('lupo') };
    expect(choose(sheets)).toMatchObject({ type: 'attack', on: 'lupo' });
  });
});

test('a shield guards a hurt fighter when the mana for a cure is gone', () => {
  const ilva = from('ilva', { resources: { mana: 2 } });
  const sheets = { ilva, brenna: from('brenna', { health: 6 }), orco: from('orco') };
  expect(choose(sheets)).toMatchObject(use('egida', 'brenna'));
});

test('a fallen hero is no target while another stands', () => {
  const down = from('brenna', { health: -1, status: 'down', timesAtZeroToday: 1 });
  expect(choose({ orco: from('orco'), down, nerio: from('nerio') })).toMatchObject({ on: 'nerio' });
});

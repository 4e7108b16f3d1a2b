import { create, type Json, scripted } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { noppa } from './index.ts';

const make = (answers: readonly Json[], options: object = {}) =>
  create(noppa, scripted(answers.map((value) => ({ value }))), noppa.schemas.options.parse(options));

const even = {
  vakevyys: 3,
  ketteryys: 3,
  sitkeys: 3,
  oppineisuus: 3,
  harjaantuneisuus: 3,
  persoonallisuus: 3,
};

test('noppa.attr.range: a character from nothing, with all points of body and mind (R8, R22)', () => {
  const answers = ['from-nothing', even, 'sitkeys', 'vakevyys', ['nopea'], 'miekka', 'kilpi', 'done'];
  expect(make(answers)).toMatchObject({
    is: 'made',
    sheet: {
      kind: 'player',
      attributes: { ...even, sitkeys: 4, vakevyys: 2 },
      racial: { sitkeys: 1, vakevyys: -1 },
      body: 7,
      mind: 4,
      skills: [{ id: 'nopea' }],
      items: [
        { id: 'miekka', inUse: true },
        { id: 'kilpi', inUse: true },
      ],
    },
  });
});

test('noppa.dice.players-roll: attributes by dice, then the rest is asked (R22)', () => {
  const thrown = make(['thrown', 1, 2, 3, 4, 5, 6]);
  expect(thrown).toMatchObject({ is: 'paused', ask: { label: { name: 'race-up' } } });
  expect(make(['thrown', 1, 2, 3, 4, 5, 6, 'none', 'none', [], 'done'])).toMatchObject({
    is: 'made',
    sheet: { attributes: { vakevyys: 1, sitkeys: 3, oppineisuus: 3, persoonallisuus: 5 } },
  });
});

test('one of our heroes as they are (R22)', () => {
  expect(make(['aino'])).toMatchObject({ is: 'made', sheet: { attributes: { vakevyys: 4 }, body: 7 } });
});

test('noppa.attr.oppineisuus: the table’s options move how many skills there are', () => {
  const answers = ['from-nothing', even, 'none', 'none'];
  expect(make(answers)).toMatchObject({ ask: { to: [{ question: { most: 2 } }] } });
  expect(make(answers, { baseSkills: 2 })).toMatchObject({ ask: { to: [{ question: { most: 4 } }] } });
});

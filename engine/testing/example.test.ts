import { describe, expect, test } from 'vitest';
import { checkExample, type Example, testExample } from './example.ts';
import { checkGolden, testGoldenOdds } from './golden.ts';
import { toy } from './toy/toy.ts';
import { type Duel, type DuelAction, type DuelEvent, duel } from './toy/world.ts';

const strikeAction: DuelAction = { type: 'strike', by: 'asa', on: 'orso', how: 'calm' };
const hitExample: Example<Duel, DuelAction, DuelEvent> = {
  system: toy,
  given: duel,
  when: strikeAction,
  answers: ['none', [5], [3]],
  then: [{ type: 'struck', hit: true }, { type: 'wounded', by: 3 }, { type: 'turn-passed' }],
  world: { creatures: { orso: { hp: 6 } }, turn: 'orso' },
};

testExample('toy.duel.strike · a blow that is not parried', hitExample);
testExample('toy.duel.turn · out of turn', {
  ...hitExample,
  when: { ...strikeAction, by: 'orso' },
  answers: [],
  refused: 'not-your-turn',
  then: [],
});
testExample('toy.duel.strike · the second die is asked for', {
  system: toy,
  given: duel,
  when: { ...strikeAction, how: 'wild' },
  answers: ['none', 6, [2]],
  asks: { label: 'harm', who: 'asa', dice: '2d4' },
});
testExample('toy.duel.dare · all answer at once', {
  system: toy,
  given: duel,
  when: { type: 'dare', by: 'asa', stake: 1 },
  answers: [[2, 3]],
  then: [{ type: 'dared', stakes: [2, 3] }, {}],
});

describe('an example that is not so fails', () => {
  test.each<[string, Partial<typeof hitExample>, RegExp]>([
    [
      'another event',
      { then: [{ type: 'struck', hit: false }, {}, {}] },
      /the events .*\n.*hit: false, not true/,
    ],
    ['an event more', { then: [...(hitExample.then ?? []), {}] }, /the events/],
    ['an event less', { then: [{}, {}] }, /the events/],
    ['another world', { world: { creatures: { orso: { hp: 7 } } } }, /creatures.orso.hp: 7, not 6/],
    ['an answer too many', { answers: [...(hitExample.answers ?? []), 4] }, /not asked for: \[4\]/],
    ['an answer too few', { answers: ['none', [5]] }, /the answers ran out: .*harm/],
    ['an answer that does not fit', { answers: ['none', [7]] }, /refused: .*answer-does-not-fit/],
    ['a refusal that does not come', { refused: 'tired' }, /not refused \(tired\)/],
    [
      'another refusal',
      { when: { ...strikeAction, by: 'orso' }, refused: 'tired' },
      /refused: .*not-your-turn/,
    ],
    ['a question that does not come', { asks: { label: 'harm' } }, /nothing more is asked/],
    [
      'another question',
      { answers: ['none'], asks: { label: 'harm' } },
      /the question .*\n.*label: "harm", not "aim"/,
    ],
    [
      'a refusal before the answers',
      { when: { ...strikeAction, by: 'orso' }, refused: 'not-your-turn' },
      /not asked for/,
    ],
  ])('%s', (_, parts, message) => {
    expect(() => checkExample({ ...hitExample, ...parts })).toThrow(message);
  });
});

testGoldenOdds(toy, [
  ['a blow not parried', duel, strikeAction, 'hit:orso', '5/6', { defence: 'none' }],
  ['a blow parried', duel, strikeAction, 'hit:orso', '3/6', { defence: 'parry' }],
  ['its harm on the mean', duel, strikeAction, 'damage:orso', '25/12', { defence: 'none' }],
  ['what cannot be', duel, strikeAction, 'down:orso', '0', () => 'none'],
  ['nothing is left over', duel, strikeAction, 'unresolved', '0', { defence: 'none' }],
]);

test.each<[string, Parameters<typeof checkGolden<Duel, DuelAction, DuelEvent>>[1], RegExp]>([
  [
    'another chance',
    ['', duel, strikeAction, 'hit:orso', '4/6', { defence: 'none' }],
    /hit:orso is 5\/6, not 4\/6/,
  ],
  ['a choice nobody makes', ['', duel, strikeAction, 'hit:orso', '5/6'], /nobody decides .*defence/],
  [
    'an action refused',
    ['', duel, { ...strikeAction, by: 'orso' }, 'hit:orso', '5/6'],
    /refused: .*not-your-turn/,
  ],
  ['no fraction', ['', duel, strikeAction, 'hit:orso', 'most', { defence: 'none' }], /most is no fraction/],
])('golden odds fail on %s', (_, row, message) => {
  expect(() => checkGolden(toy, row)).toThrow(message);
});

import type { Offer } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { type ActionDraft, fieldsOf } from './action-draft.ts';
import { aimOf } from './build-aim.ts';

const SQUARES = [
  { x: 1, y: 1 },
  { x: 2, y: 1 },
];
const use: Offer = {
  action: { type: 'use', by: 'aino', deed: 'ball' },
  slots: { at: { kind: 'one', options: SQUARES } },
};
const buildDraft = (type: string, input: ActionDraft['given'] = {}): ActionDraft => ({
  actor: 'aino',
  type,
  given: input,
});
const buildAim = (offers: readonly Offer[], made: ActionDraft, fill = () => {}) =>
  aimOf(made, fieldsOf(offers, made.given), fill);

test('the map gets the squares that an action may have, and its fixed parts', () => {
  const aim = buildAim([use], buildDraft('use'));
  expect(aim).toMatchObject({
    action: { type: 'use', by: 'aino', deed: 'ball' },
    squares: SQUARES,
    optional: false,
  });
  expect(aim.at).toBeUndefined();
});

test('pointing at a square fills it in', () => {
  const filled: unknown[] = [];
  const made = buildDraft('use');
  aimOf(made, fieldsOf([use], made.given), (...all) => filled.push(all)).point({ x: 2, y: 1 });
  expect(filled).toEqual([['at', { value: { x: 2, y: 1 } }]]);
  expect(buildAim([use], buildDraft('use', { at: { value: { x: 2, y: 1 } } })).at).toEqual({ x: 2, y: 1 });
});

test('a place that need not be a square is none to insist on', () => {
  const attack: Offer = {
    action: { type: 'attack', by: 'aino' },
    slots: { on: { kind: 'one', options: ['bear', 'wolf'] } },
  };
  const blind: Offer = {
    action: { type: 'attack', by: 'aino' },
    slots: { at: { kind: 'one', options: SQUARES } },
  };
  const aim = buildAim([attack, blind], buildDraft('attack', { on: 'absent' }));
  expect(aim.squares).toEqual(SQUARES);
  expect(buildAim([attack], buildDraft('attack'))).toMatchObject({ squares: [], optional: true });
});

test('of thousands of squares each is a choice once', () => {
  const many = Array.from({ length: 2500 }, (_, n) => ({ x: n % 50, y: Math.floor(n / 50) }));
  const offer: Offer = { ...use, slots: { at: { kind: 'one', options: [...many, { y: 0, x: 0 }] } } };
  expect(buildAim([offer], buildDraft('use')).squares).toEqual(many);
});

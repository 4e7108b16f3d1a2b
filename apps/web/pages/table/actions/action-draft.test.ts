import { numberBetween, type Offer, oneOf, someOf, splitPoints, textUpTo } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { draftFrom, fieldsOf, fillWithCreature, findFieldFor, pickRepeatable } from './action-draft.ts';

const buildAttack = (means: string, on: readonly string[], more: object = {}): Offer => ({
  action: { type: 'attack', by: 'anna', with: means, ...more },
  slots: { on: oneOf(on) },
});
const attacks = [buildAttack('sword', ['wolf', 'bear'], { hold: ['sword'] }), buildAttack('bow', ['bear'])];
const requireValue = (filled: unknown) => ({ value: filled });

describe('the places left to fill', () => {
  test('what differs among the offers is asked first, and narrows the rest', () => {
    const { fields, action } = fieldsOf(attacks, {});
    expect(fields.map(({ path, question }) => [path, question])).toEqual([
      ['with', { kind: 'one', options: ['sword', 'bow'] }],
    ]);
    expect(action).toBeUndefined();
    const chosen = fieldsOf(attacks, { with: requireValue('sword') as { value: string } });
    expect(chosen.fields.map(({ path }) => path)).toEqual(['with', 'on']);
    expect(chosen.action).toBeUndefined();
  });

  test('with one way left nothing more is asked, and the action is whole', () => {
    const { fields, action } = fieldsOf(attacks, { with: { value: 'bow' } });
    expect(fields.map(({ path }) => path)).toEqual(['with']);
    expect(action).toEqual({ type: 'attack', by: 'anna', with: 'bow', on: 'bear' });
  });

  test('a choice that does not go with another is asked again', () => {
    const input = { with: { value: 'bow' }, on: { value: 'wolf' } };
    expect(fieldsOf(attacks, input).action).toEqual({ type: 'attack', by: 'anna', with: 'bow', on: 'bear' });
    expect(fieldsOf(attacks, { with: { value: 'axe' } }).fields[0]?.filling).toBeUndefined();
  });

  test('what one offer has and another has not can be left out', () => {
    const moves: readonly Offer[] = [
      { action: { type: 'move', by: 'anna', to: 'yard' }, slots: {} },
      { action: { type: 'move', by: 'anna', to: 'yard', withdraw: true }, slots: {} },
    ];
    const { fields, action } = fieldsOf(moves, {});
    expect(fields).toMatchObject([{ path: 'withdraw', optional: true, filling: 'absent' }]);
    expect(action).toEqual(moves[0]?.action);
    expect(fieldsOf(moves.toReversed(), {}).action, 'only what the first leaves out').toBeUndefined();
    expect(fieldsOf(moves, { withdraw: 'absent' }).action).toEqual({ type: 'move', by: 'anna', to: 'yard' });
    expect(fieldsOf(moves, { withdraw: { value: true } }).action).toMatchObject({ withdraw: true });
  });

  test('a switch is asked after everything else', () => {
    const offers = [
      buildAttack('sword', ['wolf', 'bear']),
      buildAttack('sword', ['wolf', 'bear'], { gently: true }),
    ];
    const { fields } = fieldsOf(offers, { on: { value: 'wolf' } });
    expect(fields.map(({ path }) => path)).toEqual(['on', 'gently']);
  });

  test('a number that goes with one of several choices is asked after all of them', () => {
    const metres = numberBetween(0, 9);
    const go = (way: string): Offer => ({
      action: { type: 'wait' },
      slots: { [way]: oneOf(['wolf', 'bear']), metres },
    });
    const offers: readonly Offer[] = [{ action: { type: 'wait' }, slots: {} }, go('toward'), go('from')];
    expect(fieldsOf(offers, {}).action).toEqual({ type: 'wait' });
    expect(fieldsOf(offers, {}).fields.map(({ path }) => path)).toEqual(['toward', 'from']);
    const off = fieldsOf(offers, { from: { value: 'wolf' }, metres: { value: 3 } });
    expect(off.action).toEqual({ type: 'wait', from: 'wolf', metres: 3 });
  });

  test('a fixed value of one offer and a slot of another are one question', () => {
    const offers: readonly Offer[] = [
      { action: { type: 'say' }, slots: { kind: oneOf(['edge', 'burden']), what: textUpTo(9) } },
      { action: { type: 'say', kind: 'tn' }, slots: { by: numberBetween(-4, 4) } },
    ];
    expect(fieldsOf(offers, {}).fields[0]?.question).toEqual({
      kind: 'one',
      options: ['edge', 'burden', 'tn'],
    });
    expect(fieldsOf(offers, { kind: { value: 'tn' }, by: { value: 2 } }).action).toEqual({
      type: 'say',
      kind: 'tn',
      by: 2,
    });
    expect(fieldsOf(offers, { kind: { value: 'edge' } }).action).toEqual({
      type: 'say',
      kind: 'edge',
      what: '',
    });
  });

  test('some of several may be under way, and points that do not add up are kept to be mended', () => {
    const spread: readonly Offer[] = [
      { action: { type: 'spell' }, slots: { on: someOf(['a', 'b', 'c'], { least: 2, most: 3 }) } },
    ];
    const [half] = fieldsOf(spread, { on: { value: ['a'] } }).fields;
    expect(half).toMatchObject({ filling: undefined, shown: ['a'] });
    const slots = [
      { name: 'might', least: 0, most: 3 },
      { name: 'wits', least: 0, most: 3 },
    ];
    const points: readonly Offer[] = [{ action: { type: 'grow' }, slots: { points: splitPoints(3, slots) } }];
    expect(fieldsOf(points, {}).action).toEqual({ type: 'grow', points: { might: 2, wits: 1 } });
    const open = fieldsOf(points, { points: { value: { might: 1, wits: 1 } } });
    expect(open).toMatchObject({ action: undefined, fields: [{ shown: { might: 1, wits: 1 } }] });
  });
});

describe('values filled in before anybody chooses', () => {
  test('a list that may stay empty is empty', () => {
    const slots = { surprised: someOf(['anna', 'wolf'], { least: 0, most: 2 }) };
    expect(fieldsOf([{ action: { type: 'begin' }, slots }], {}).action).toEqual({
      type: 'begin',
      surprised: [],
    });
  });

  test('the only target, though there are offers without one', () => {
    const aimed: Offer = { action: { type: 'attack', on: 'wolf' }, slots: {} };
    const blind: Offer = { action: { type: 'attack' }, slots: { at: oneOf([{ x: 1, y: 1 }]) } };
    const { fields, action } = fieldsOf([aimed, blind], {});
    expect(action).toEqual(aimed.action);
    expect(fields).toMatchObject([{ path: 'on', optional: true }]);
  });

  test('the usual number, or the one nearest to zero', () => {
    const slots = { dc: numberBetween(1, 30, 15), bonus: numberBetween(-10, 10), hours: numberBetween(2, 8) };
    expect(fieldsOf([{ action: { type: 'check' }, slots }], {}).action).toMatchObject({
      dc: 15,
      bonus: 0,
      hours: 2,
    });
  });
});

test('other dice than those listed may be typed', () => {
  const fire: Offer = { action: { type: 'fire' }, slots: { dice: oneOf(['5', '1d6']) } };
  for (const dice of ['7', '2d8+3', 'd4'])
    expect(fieldsOf([fire], { dice: { value: dice } }).action).toEqual({ type: 'fire', dice });
  expect(fieldsOf([fire], { dice: { value: 'much' } }).action).toBeUndefined();
  expect(fieldsOf(attacks, { with: { value: '2d8' } }).fields[0]?.filling).toBeUndefined();
});

describe('pointing at a creature', () => {
  test('fills the place that waits, then the only one that takes creatures', () => {
    const { fields } = fieldsOf(attacks, { with: { value: 'sword' } });
    const field = findFieldFor(fields, 'wolf');
    expect(field?.path).toBe('on');
    expect(field && fillWithCreature(field, 'wolf')).toEqual({ value: 'wolf' });
    const filled = fieldsOf(attacks, { with: { value: 'sword' }, on: { value: 'wolf' } }).fields;
    expect(findFieldFor(filled, 'bear')?.path).toBe('on');
    expect(findFieldFor(filled, 'nobody')).toBeUndefined();
  });

  test('adds to several, and takes away again', () => {
    const offer: Offer = {
      action: { type: 'spell' },
      slots: { on: someOf(['a', 'b'], { least: 1, most: 2 }) },
    };
    const field = fieldsOf([offer], { on: { value: ['a'] } }).fields[0];
    expect(field && fillWithCreature(field, 'b')).toEqual({ value: ['a', 'b'] });
    expect(field && fillWithCreature(field, 'a')).toEqual({ value: [] });
  });
});

test('an action taken up elsewhere keeps what the offers know of it', () => {
  const draft = draftFrom({ type: 'attack', by: 'anna', with: 'sword', loudly: true }, 'anna', attacks);
  expect(draft).toEqual({
    actor: 'anna',
    type: 'attack',
    given: { by: { value: 'anna' }, with: { value: 'sword' } },
  });
});

test('of what was done the means are likely wanted again, not the target', () => {
  const { fields } = fieldsOf(attacks, { with: { value: 'sword' }, on: { value: 'wolf' } });
  const row = { id: 'wolf', name: 'Wolf', side: null, ours: false, fights: true, rank: null };
  const rows = [{ ...row, health: null, meters: [], marks: [], out: false }];
  expect(pickRepeatable(fields, { rows })).toEqual({ with: { value: 'sword' } });
});

test('a list of one target fills a place that asks for one', () => {
  const draft = draftFrom({ type: 'attack', by: 'anna', with: 'sword', on: ['wolf'] }, 'anna', attacks);
  expect(draft.given.on).toEqual({ value: 'wolf' });
});

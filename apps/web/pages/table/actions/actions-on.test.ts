import { numberBetween, type Offer, oneOf, someOf } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { listActionsOn, startAttack } from './actions-on.ts';

const everybody = new Set(['anna', 'wolf', 'bear']);
const buildKind = (type: string, ...offers: readonly Offer[]) => ({ type, title: type, offers });
const buildOffer = (action: Offer['action'], slots: Offer['slots'] = {}): Offer =>
  ({ action: { by: 'anna', ...action }, slots }) as Offer;
const attack = buildKind(
  'attack',
  buildOffer({ type: 'attack', with: 'sword' }, { on: oneOf(['wolf', 'bear']) }),
  buildOffer({ type: 'attack', with: 'bow' }, { on: oneOf(['bear']) }),
);
const actionsOn = (who: string, ...kinds: readonly ReturnType<typeof buildKind>[]) =>
  listActionsOn(kinds, who, everybody).map(({ action }) => action);

test('an attack on a creature is one for each weapon that reaches it', () => {
  const withSword = { type: 'attack', by: 'anna', with: 'sword' };
  expect(actionsOn('bear', attack)).toEqual([
    { ...withSword, on: 'bear' },
    { ...withSword, with: 'bow', on: 'bear' },
  ]);
  expect(actionsOn('wolf', attack)).toEqual([{ ...withSword, on: 'wolf' }]);
  expect(actionsOn('anna', attack)).toEqual([]);
});

test('one of several targets is the only one', () => {
  const shout = buildKind(
    'shout',
    buildOffer({ type: 'shout' }, { on: someOf(['wolf', 'bear'], { least: 1, most: 2 }) }),
  );
  expect(actionsOn('wolf', shout)).toEqual([{ type: 'shout', by: 'anna', on: ['wolf'] }]);
});

test('an action that needs another choice, or none about the creature, is not listed', () => {
  const choices = { on: oneOf(['wolf']), how: oneOf(['softly', 'loudly']), to: oneOf(['here', 'there']) };
  expect(actionsOn('wolf', buildKind('lure', buildOffer({ type: 'lure' }, choices)))).toEqual([]);
  expect(
    actionsOn('wolf', buildKind('wait', buildOffer({ type: 'wait' }, { hours: numberBetween(1, 8) }))),
  ).toEqual([]);
});

test('an attack starts with the first weapon, other actions with nothing', () => {
  expect(startAttack(attack)).toEqual({ with: { value: 'sword' } });
  expect(startAttack({ ...attack, type: 'use' })).toEqual({});
});

import type { Json } from '@arbitro/kernel';
import type { LogLine } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { listActedFromHiding } from './acted-from-hiding.ts';

const context = {
  hidden: ['wolf', 'bear'],
  visible: ['anna'],
  undone: new Set<number>(),
  actorOf: (action: Json): string => (action as { readonly by: string }).by,
};
const act = (moment: number, action: object, more: object = {}): LogLine =>
  ({ moment, seat: 's1', kind: 'acted', action, ...more }) as unknown as LogLine;
const attack = act(2, { type: 'attack', by: 'wolf', on: ['anna'] });

test('a hidden creature that attacks a visible one is named', () => {
  expect(listActedFromHiding([attack], context)).toEqual(['wolf']);
});

test('not if it only moves, attacks in secret, or the attack was taken back', () => {
  expect(listActedFromHiding([act(2, { type: 'move', by: 'wolf' })], context)).toEqual([]);
  expect(listActedFromHiding([{ ...attack, secret: true }], context)).toEqual([]);
  expect(listActedFromHiding([attack], { ...context, undone: new Set([2]) })).toEqual([]);
});

test('nor once the game master has decided who is hidden', () => {
  const shown = { moment: 3, seat: 's1', kind: 'shown' };
  expect(listActedFromHiding([attack, shown], context)).toEqual([]);
  expect(listActedFromHiding([shown, { ...attack, moment: 4 }], context)).toEqual(['wolf']);
});

import { describe, expect, test } from 'vitest';
import { fillOffer, type Json, type Offer } from './index.ts';

const offer = (action: Offer['action']): Offer => ({ action, slots: {} });

describe('an offer is filled', () => {
  test.each<[string, Offer['action'], Record<string, Json>, Json]>([
    ['with nothing', { type: 'wait' }, {}, { type: 'wait' }],
    ['by name', { type: 'strike' }, { on: 'orso' }, { type: 'strike', on: 'orso' }],
    [
      'in depth',
      { type: 'risk', by: { stat: 'furto' } },
      { 'by.level': 5 },
      { type: 'risk', by: { stat: 'furto', level: 5 } },
    ],
    [
      'in a list',
      { type: 'risk', risks: [{ level: 5 }, { level: 0 }] },
      { 'risks.1.level': 10 },
      { type: 'risk', risks: [{ level: 5 }, { level: 10 }] },
    ],
    [
      'at the end of a list',
      { type: 'aid', on: ['asa'] },
      { 'on.1': 'orso' },
      { type: 'aid', on: ['asa', 'orso'] },
    ],
    ['where there was nothing', { type: 'risk' }, { 'by.level': 5 }, { type: 'risk', by: { level: 5 } }],
    ['over what was there', { type: 'risk', by: 'asa' }, { by: 'orso' }, { type: 'risk', by: 'orso' }],
    ['with groups and lists', { type: 'risk' }, { by: { a: [1] } }, { type: 'risk', by: { a: [1] } }],
  ])('%s', (_, action, slots, whole) => {
    expect(fillOffer(offer(action), slots)).toEqual(whole);
  });

  test('and stays as it was', () => {
    const action = { type: 'risk', risks: [{ level: 5 }] } as const;
    fillOffer(offer(action), { 'risks.0.level': 10 });
    expect(action).toEqual({ type: 'risk', risks: [{ level: 5 }] });
  });

  test('but not beyond itself: what all objects have is not touched', () => {
    fillOffer(offer({ type: 'risk' }), { '__proto__.level': 5, 'constructor.level': 5 });
    expect(({} as { level?: number }).level).toBeUndefined();
    expect((Object as { level?: number }).level).toBeUndefined();
  });

  test('a name where a list wants a place is a bug', () => {
    expect(() => fillOffer(offer({ type: 'aid', on: ['asa'] }), { 'on.first': 'orso' })).toThrow('on a list');
  });
});

import { type AnyPolicy, type AnyWorld, oneOf, type System } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { createSidePolicy } from './by-side.ts';
import { listPolicyNames, policyOf } from './policies.ts';

const createFixedPolicy = (type: string): AnyPolicy => ({
  act: () => ({ type }),
  answer: () => type,
});

/** Two creatures on each side, with nothing but their identity. */
const world: AnyWorld = {
  options: {},
  creatures: ['anna', 'bruno', 'lupo', 'orso'].map((id) => ({ id, name: id })),
};
const system = {
  id: 'any',
  policies: { simple: createFixedPolicy('simple'), plain: createFixedPolicy('plain') },
  combatStats: { side: (_: AnyWorld, id: string) => (id < 'c' ? 'party' : 'constructor') },
} as unknown as System;

describe('each side has its policy', () => {
  const policy = createSidePolicy(system, { party: createFixedPolicy('ours') }, createFixedPolicy('usual'));
  const asked = (who: string) => ({ who, label: { name: 'any', rule: 'any' }, question: oneOf(['x']) });

  test.each([
    ['anna', 'ours'],
    ['lupo', 'usual'],
  ])('%s is played by their policy', (who, type) => {
    expect(policy.act(world, who, () => 1)).toEqual({ type });
    expect(policy.answer(asked(who), world)).toBe(type);
  });

  test('the game master answers by the usual one', () => {
    expect(policy.answer(asked('gm'), world)).toBe('usual');
  });
});

describe('policies go by their names', () => {
  test('the system’s own first', () => {
    expect(listPolicyNames(system)).toEqual([
      'simple',
      'plain',
      'tactician',
      'cautious',
      'cunning',
      'instinct',
      'cowardly',
      'mindless',
    ]);
    expect(policyOf(system).act(world, 'anna', () => 1)).toEqual({ type: 'simple' });
    expect(policyOf(system, 'plain').act(world, 'anna', () => 1)).toEqual({ type: 'plain' });
  });

  test('and no others', () => {
    expect(() => policyOf(system, 'toString')).toThrow('any has no policy toString');
  });
});

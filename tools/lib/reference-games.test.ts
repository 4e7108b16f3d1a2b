import { expect, it } from 'vitest';
import { formatActions, formatShape } from './reference-games.ts';

it('writes what a schema allows as a type', () => {
  expect(formatShape({ kind: 'list', of: { kind: 'one-of', values: ['half', 2] } })).toBe(
    "readonly ('half' | 2)[]",
  );
  const keys = [
    { name: 'on', needed: true, shape: { kind: 'text' } },
    { name: 'run-up', needed: false, shape: { kind: 'yes-or-no' } },
  ] as const;
  expect(formatShape({ kind: 'group', keys })).toBe("{ on: string; 'run-up'?: boolean }");
});

it('lists every action of a game', () => {
  expect(formatActions('rischio')).toContain("| { type: 'end-fight' }");
  expect(() => formatActions('nothing')).toThrow('no game nothing');
});

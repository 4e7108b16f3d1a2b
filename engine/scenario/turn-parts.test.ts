import type { AnyEvent } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { foldParts, type TurnPart } from './turn-parts.ts';

const folding = { routine: ['turn-done', 'damage-rolled'], steps: ['moved'], replaced: ['turn-began'] };
const part = (type: string, who: string, rolls: TurnPart['rolls'] = []): TurnPart => ({
  event: { type, rule: 'x', who } as unknown as AnyEvent,
  rolls,
});
const roll = { label: 'damage' } as unknown as TurnPart['rolls'][number];
const typesOf = (parts: readonly TurnPart[]) => foldParts(parts, folding).map(({ event }) => event?.type);

test('a move from square to square is its last step', () => {
  const [a, b, c] = [part('moved', 'anna'), part('moved', 'anna'), part('moved', 'anna')];
  expect(foldParts([a, b, c], folding)).toEqual([c]);
  expect(typesOf([a, part('stopped', 'anna'), c])).toEqual(['moved', 'stopped', 'moved']);
  expect(typesOf([a, part('moved', 'wolf')])).toEqual(['moved', 'moved']);
});

test('of turns that pass without an action, only the last is told', () => {
  const [anna, bo, wolf] = ['anna', 'bo', 'wolf'].map((who) => part('turn-began', who));
  const passed = [anna, part('turn-done', 'anna'), bo, part('turn-done', 'bo'), wolf] as TurnPart[];
  expect(foldParts(passed, folding)).toEqual([wolf]);
  const saved = part('saved', 'anna', [roll]);
  expect(foldParts([anna, saved, wolf] as TurnPart[], folding)).toEqual([anna, saved, wolf]);
  expect(typesOf([part('wounded', 'anna'), part('wounded', 'bo')])).toEqual(['wounded', 'wounded']);
});

test('routine is left out, but not its dice', () => {
  expect(typesOf([part('struck', 'anna'), part('turn-done', 'anna')])).toEqual(['struck']);
  const folded = foldParts([part('damage-rolled', 'wolf', [roll]), part('wounded', 'wolf')], folding);
  expect(folded).toEqual([{ rolls: [roll], event: undefined }, part('wounded', 'wolf')]);
});

test('an action with only routine events is described', () => {
  expect(typesOf([part('turn-done', 'anna')])).toEqual(['turn-done']);
  expect(typesOf([])).toEqual([]);
});

test('a system that says nothing about it shows everything', () => {
  const parts = [part('moved', 'anna'), part('moved', 'anna')];
  expect(foldParts(parts, undefined)).toBe(parts);
});

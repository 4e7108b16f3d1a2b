import { d } from '@arbitro/dice';
import { type Json, type Oracle, oneOf } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { type DecisionTree, type DecisionTreeOptions, growDecisionTree } from './decision-tree.ts';

const label = { name: 'test', rule: '' };

const rollDie = (oracle: Oracle, sides: number): number =>
  oracle.roll({ label, by: 'ann', dice: d(sides), eventIndex: 0 }, (face) => face);

const ask = (oracle: Oracle, options: readonly string[]): Json =>
  oracle.choose({ label, to: [{ who: 'bea', question: oneOf(options) }], eventIndex: 0, world: {} })[0]!;

const ALL_ANSWERS: DecisionTreeOptions<unknown> = {
  answersTo: ({ question }) => (question.kind === 'one' ? question.options : []),
  rare: 0,
  maxPaths: 100,
};

test('a tree has every roll, every answer and every end', () => {
  const { tree, paths } = growDecisionTree<string, unknown>((oracle) => {
    if (rollDie(oracle, 2) === 1) return 'missed';
    return `${ask(oracle, ['parry', 'dodge'])}`;
  }, ALL_ANSWERS);
  expect(paths).toBe(3);
  expect(tree).toEqual({
    kind: 'roll',
    chances: [0.5, 0.5],
    branches: [
      { kind: 'end', end: 'missed' },
      {
        kind: 'choice',
        by: 'bea',
        answers: ['parry', 'dodge'],
        branches: [
          { kind: 'end', end: 'parry' },
          { kind: 'end', end: 'dodge' },
        ],
      },
    ],
  });
});

test('values that play does not distinguish are one branch', () => {
  const { tree } = growDecisionTree<boolean, unknown>(
    (oracle) => oracle.roll({ label, by: 'ann', dice: d(20), eventIndex: 0 }, (face) => face > 15),
    ALL_ANSWERS,
  );
  expect(tree).toMatchObject({ kind: 'roll', chances: [0.75, 0.25] });
});

const countCuts = (tree: DecisionTree<unknown>): number =>
  tree.kind === 'cut'
    ? 1
    : tree.kind === 'end'
      ? 0
      : tree.branches.reduce((sum, branch) => sum + countCuts(branch), 0);

test('too unlikely branches are cut, so that an endlessly repeated roll has a tree', () => {
  const untilSix = (oracle: Oracle): number => {
    for (let throws = 1; ; throws++) if (rollDie(oracle, 6) === 6) return throws;
  };
  const { tree } = growDecisionTree<number, unknown>(untilSix, {
    ...ALL_ANSWERS,
    rare: 0.001,
    maxPaths: 100_000,
  });
  expect(countCuts(tree)).toBeGreaterThan(0);
});

test('beyond the number of paths, the rest is cut', () => {
  const { tree, paths } = growDecisionTree<number, unknown>((oracle) => rollDie(oracle, 20), {
    ...ALL_ANSWERS,
    maxPaths: 5,
  });
  expect([paths, countCuts(tree)]).toEqual([5, 15]);
});

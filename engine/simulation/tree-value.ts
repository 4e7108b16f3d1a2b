import type { Person } from '@arbitro/kernel';
import type { DecisionTree } from '@arbitro/odds';

/** How the ends of a tree are valued, and who wants the value to be high. */
export interface TreeValues {
  readonly endValue: (end: number) => number;
  readonly cutValue: number;
  readonly maximizes: (by: Person) => boolean;
}

/** Returns the value of a tree if all people answer as well as possible. */
export function evaluateTree(tree: DecisionTree<number>, values: TreeValues): number {
  switch (tree.kind) {
    case 'end':
      return values.endValue(tree.end);
    case 'cut':
      return values.cutValue;
    case 'roll': {
      let sum = 0;
      for (let index = 0; index < tree.branches.length; index++)
        sum += tree.chances[index]! * evaluateTree(tree.branches[index]!, values);
      return sum;
    }
    case 'choice':
      return evaluateTree(tree.branches[findBestAnswer(tree, values)]!, values);
  }
}

type Choice = Extract<DecisionTree<number>, { kind: 'choice' }>;

/** Returns the index of the best answer; the first of equal ones. */
function findBestAnswer({ by, branches }: Choice, values: TreeValues): number {
  if (branches.length === 1) return 0;
  const sign = values.maximizes(by) ? 1 : -1;
  let [best, max] = [0, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < branches.length; index++) {
    const value = sign * evaluateTree(branches[index]!, values);
    if (value > max) [best, max] = [index, value];
  }
  return best;
}

/** Calls back with each end that a tree may reach, and its chance, if each person answers by the values that count for them. */
export function eachReachedEnd(
  tree: DecisionTree<number>,
  valuesFor: (by: Person) => TreeValues,
  take: (end: number, chance: number) => void,
): void {
  const follow = (node: DecisionTree<number>, chance: number): void => {
    if (node.kind === 'end') take(node.end, chance);
    if (node.kind === 'choice') follow(node.branches[findBestAnswer(node, valuesFor(node.by))]!, chance);
    if (node.kind !== 'roll') return;
    for (const [index, branch] of node.branches.entries()) follow(branch, chance * node.chances[index]!);
  };
  follow(tree, 1);
}

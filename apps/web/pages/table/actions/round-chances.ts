/** Chances are shown in tenths of a percent. */
const STEPS = 1000;
const MAX_PARTS = 12;
const EPSILON = 1e-9;

/** Rounds chances for display: chances that add up to 1 still do when rounded. */
export function roundChances(chances: readonly number[]): readonly number[] {
  const steps = chances.map((chance) => Math.round(chance * STEPS));
  const settled = new Set<number>();
  for (const parts of findCompleteSets(chances)) {
    if (parts.some((at) => settled.has(at))) continue;
    for (const [index, step] of distributeRemainder(parts, chances)) steps[index] = step;
    for (const at of parts) settled.add(at);
  }
  return steps.map((step) => step / STEPS);
}

/** Returns each set of chances that adds up to 1, the smallest first. */
function findCompleteSets(chances: readonly number[]): readonly (readonly number[])[] {
  const creature = chances
    .map((chance, index) => ({ chance, at: index }))
    .filter(({ chance }) => chance > EPSILON && chance < 1 - EPSILON)
    .slice(0, MAX_PARTS);
  const sets = Array.from({ length: 2 ** creature.length }, (_, bits) =>
    creature.filter((_one, index) => bits & (1 << index)),
  );
  return sets
    .filter((set) => Math.abs(set.reduce((sum, { chance }) => sum + chance, 0) - 1) < EPSILON)
    .map((set) => set.map(({ at }) => at))
    .toSorted((a, b) => a.length - b.length);
}

/** Rounds down, and gives the missing steps to the chances that lost most. */
function distributeRemainder(
  parts: readonly number[],
  chances: readonly number[],
): readonly (readonly [at: number, step: number])[] {
  const exact = parts.map((index) => ({ at: index, of: (chances[index] ?? 0) * STEPS }));
  const missing = STEPS - exact.reduce((sum, { of }) => sum + Math.floor(of + EPSILON), 0);
  const byLoss = exact.toSorted((a, b) => computeLoss(b.of) - computeLoss(a.of));
  return byLoss.map(({ at, of }, rank) => [at, Math.floor(of + EPSILON) + Number(rank < missing)] as const);
}

const computeLoss = (of: number): number => of - Math.floor(of + EPSILON);

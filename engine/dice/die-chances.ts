import type { FaceCondition } from './compare.ts';
import {
  clampValue,
  createExplodeTest,
  createFaceValue,
  createRerollTest,
  faceCount,
  type PoolSpec,
} from './pool-spec.ts';

/** A run of adjacent faces that are all treated like this face. */
interface FaceRange {
  readonly value: number;
  readonly faces: number;
}

/** Splits faces only where a comparison can change, so that a die with a million sides is not enumerated face by face. */
function listFaceRanges(spec: PoolSpec): readonly FaceRange[] {
  const faces = faceCount(spec.sides);
  const faceWorth = createFaceValue(spec.sides);
  const compares: readonly FaceCondition[] = [
    ...(spec.reroll?.on ?? []),
    ...(spec.explode ? [spec.explode.on] : []),
  ];
  const turns = [...compares.map(({ value }) => value), spec.min ?? 1, spec.max ?? 1];
  if (typeof spec.sides !== 'number') turns.push(2, 3, 4, 5);
  const starts = turns.flatMap((at) => [Math.floor(at), Math.ceil(at), Math.floor(at) + 1]);
  const inside = new Set([1, ...starts.filter((at) => at >= 1 && at <= faces)]);
  if (typeof spec.sides !== 'number') for (let face = 1; face <= faces; face++) inside.add(face);
  const sorted = [...inside].sort((a, b) => a - b);
  return sorted.map((start, i) => ({ value: faceWorth(start), faces: (sorted[i + 1] ?? faces + 1) - start }));
}

/** What can happen to one die of a pool, with weights. */
export interface DieChances {
  readonly rerolled: number;
  readonly explodes: number;
  /** The number of equally likely results of one die: the total of its `ways`. */
  readonly base: number;
  /** The number of values the die can come to. */
  readonly values: number;
}

export function computeDieChances(spec: PoolSpec): DieChances {
  const faces = faceCount(spec.sides);
  const again = createRerollTest(spec);
  const bursts = createExplodeTest(spec);
  const all = listFaceRanges(spec);
  const count = (test: (value: number) => boolean) =>
    all.reduce((sum, stretch) => sum + (test(stretch.value) ? stretch.faces : 0), 0);
  const rerolled = count(again);
  const calm = count((value) => !again(value) && bursts(clampValue(spec, value)));
  const angry = count((value) => again(value) && bursts(clampValue(spec, value)));
  const once = spec.reroll?.once === true;
  const base = once ? faces * faces : faces - rerolled;
  const bursting = once ? calm * (faces + rerolled) + angry * rerolled : calm;
  return { rerolled: rerolled / faces, explodes: base === 0 ? 0 : bursting / base, base, values: faces };
}

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
  const valueOfFace = createFaceValue(spec.sides);
  const compares: readonly FaceCondition[] = [
    ...(spec.reroll?.on ?? []),
    ...(spec.explode ? [spec.explode.on] : []),
  ];
  const boundaries = [...compares.map(({ value }) => value), spec.min ?? 1, spec.max ?? 1];
  if (typeof spec.sides !== 'number') boundaries.push(2, 3, 4, 5);
  const starts = boundaries.flatMap((boundary) => [
    Math.floor(boundary),
    Math.ceil(boundary),
    Math.floor(boundary) + 1,
  ]);
  const rangeStarts = new Set([1, ...starts.filter((boundary) => boundary >= 1 && boundary <= faces)]);
  if (typeof spec.sides !== 'number') for (let face = 1; face <= faces; face++) rangeStarts.add(face);
  const sorted = [...rangeStarts].sort((a, b) => a - b);
  return sorted.map((start, i) => ({
    value: valueOfFace(start),
    faces: (sorted[i + 1] ?? faces + 1) - start,
  }));
}

/** What can happen to one die of a pool, with weights. */
export interface DieChances {
  readonly rerolled: number;
  readonly explodes: number;
  /** The number of equally likely results of one die: the total of its `ways`. */
  readonly base: number;
  /** The number of possible values of the die. */
  readonly values: number;
}

export function computeDieChances(spec: PoolSpec): DieChances {
  const faces = faceCount(spec.sides);
  const isRerolled = createRerollTest(spec);
  const isExploding = createExplodeTest(spec);
  const ranges = listFaceRanges(spec);
  const count = (test: (value: number) => boolean) =>
    ranges.reduce((sum, range) => sum + (test(range.value) ? range.faces : 0), 0);
  const rerolled = count(isRerolled);
  const explodingKept = count((value) => !isRerolled(value) && isExploding(clampValue(spec, value)));
  const explodingRerolled = count((value) => isRerolled(value) && isExploding(clampValue(spec, value)));
  const once = spec.reroll?.once === true;
  const base = once ? faces * faces : faces - rerolled;
  const exploding = once ? explodingKept * (faces + rerolled) + explodingRerolled * rerolled : explodingKept;
  return { rerolled: rerolled / faces, explodes: base === 0 ? 0 : exploding / base, base, values: faces };
}

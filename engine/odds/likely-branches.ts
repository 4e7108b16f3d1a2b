import type { Dice } from '@arbitro/dice';
import { isSharedReading, memoizeByObject } from '@arbitro/kernel';
import { countFaces, groupBranches } from './branches.ts';

type Branches = ReturnType<typeof groupBranches>;
type Reading = (rolled: unknown) => unknown;

/** Faces less likely than the likeliest by this factor are left out before they are read: the ends of a large pool. */
const TAIL_RATIO = 1 / 200;
const likelyFacesCache = new WeakMap<Dice<unknown>, ReturnType<typeof countFaces>>();

function findLikelyFaces(dice: Dice<unknown>): ReturnType<typeof countFaces> {
  const cached = likelyFacesCache.get(dice);
  if (cached) return cached;
  const all = countFaces(dice);
  const max = all.ways.reduce((highest: number, way) => Math.max(highest, Number(way)), 0);
  const likely = all.ways.flatMap((way, index) => (Number(way) >= TAIL_RATIO * max ? [index] : []));
  const likelyFaces = {
    ...all,
    values: likely.map((index) => all.values[index]),
    ways: likely.map((index) => Number(all.ways[index])),
  };
  likelyFacesCache.set(dice, likelyFaces);
  return likelyFaces;
}

/** The branches of all dice that were read so. */
const branchesByDice = memoizeByObject((_: Reading) => new WeakMap<Dice<unknown>, Branches>());

/** Returns the branches of the likely faces. A shared reading groups the faces of the same dice once. */
export function findLikelyBranches(dice: Dice<unknown>, read: Reading): Branches {
  if (!isSharedReading(read)) return groupBranches(findLikelyFaces(dice), read);
  const cache = branchesByDice(read);
  const branches = cache.get(dice) ?? groupBranches(findLikelyFaces(dice), read);
  cache.set(dice, branches);
  return branches;
}

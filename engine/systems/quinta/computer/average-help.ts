import { memoizeByObject } from '@arbitro/kernel';
import type { Feature } from '../state.ts';
import { averageOf } from './average-damage.ts';

/** Returns the average hit points that the feature restores, and the average temporary ones. */
export const averageHelp = memoizeByObject(({ heals, temporary }: Feature) => ({
  heals: averageOf(heals ?? '0'),
  temporary: averageOf(temporary ?? '0'),
}));

/** Returns the average of these dice. */
export const averageOfDice = memoizeByObject(({ dice }: { readonly dice: string }): number =>
  averageOf(dice),
);

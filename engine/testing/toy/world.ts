import { z } from 'zod';
import type { Cited } from './books.ts';

/** A duel small enough to be broken in every way: blows, a dare in secret, an omen that only the game master reads. */
export interface Duel {
  readonly creatures: readonly Duellist[];
  readonly turn: string;
  readonly omens: readonly number[];
  readonly gentle: boolean;
}
interface Duellist {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly hp: number;
}

const id = z.string();
export const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('strike'), by: id, on: id, how: z.enum(['calm', 'wild']) }),
  z.strictObject({ type: z.literal('dare'), by: id, stake: z.int().min(1).max(3) }),
  z.strictObject({
    type: z.literal('prepare'),
    by: id,
    plan: z.strictObject({
      points: z.record(z.string(), z.int()),
      tools: z.array(z.string()),
      motto: z.string().max(4),
    }),
  }),
  z.strictObject({ type: z.literal('omen') }),
]);
export type Act = z.infer<typeof ACTION>;

export type Happening =
  | {
      readonly type: 'struck';
      readonly rule: Cited;
      readonly by: string;
      readonly on: string;
      readonly hit: boolean;
    }
  | {
      readonly type: 'wounded';
      readonly rule: Cited;
      readonly who: string;
      readonly by: number;
      readonly hp: number;
    }
  | { readonly type: 'dared'; readonly rule: Cited; readonly stakes: readonly number[] }
  | { readonly type: 'prepared'; readonly rule: Cited; readonly who: string }
  | { readonly type: 'omen-read'; readonly rule: Cited; readonly face: number }
  | { readonly type: 'turn-passed'; readonly rule: Cited; readonly to: string };

export const alive = ({ creatures }: Duel) => creatures.filter(({ hp }) => hp > 0);
export const sides = (world: Duel) => new Set(alive(world).map(({ side }) => side));
export const over = (world: Duel) => sides(world).size < 2;
export const find = ({ creatures }: Duel, who: string) => {
  const found = creatures.find((one) => one.id === who);
  if (!found) throw new Error(`no duellist ${who}`);
  return found;
};

export const duel: Duel = {
  creatures: [
    { id: 'asa', name: 'Åsa', side: 'blue', hp: 8 },
    { id: 'orso', name: 'Orso', side: 'red', hp: 9 },
  ],
  turn: 'asa',
  omens: [],
  gentle: false,
};

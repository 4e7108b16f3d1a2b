import { z } from 'zod';
import { LIMITS } from './limits.ts';

const coordinate = z
  .int()
  .min(0)
  .max(LIMITS.mapSide - 1);
const square = z.strictObject({ x: coordinate, y: coordinate });

/** A sign that is shown for a moment and never stored. */
export const signalRequest = z.union([
  z.strictObject({
    ping: z
      .union([square, z.string().min(1).max(LIMITS.name)])
      .describe('Look here: a square of the map, or an area by its name.'),
  }),
  z.strictObject({
    ruler: z
      .array(square)
      .min(2)
      .max(LIMITS.rulerPoints)
      .nullable()
      .describe('What you are measuring, from square to square; null: no longer.'),
  }),
]);
export type SignalRequest = z.infer<typeof signalRequest>;

/** A sign of another seat, in a stream with `signals=1`. */
export type SignalMessage = SignalRequest & { readonly seat: string };

/** The seats that are connected now, in a stream with `signals=1`; of spectators only the game master is told. */
export interface PresenceMessage {
  readonly here: readonly string[];
}

import { add64, multiply64, type Word64 } from './word64.ts';

const MULTIPLIER: Word64 = { hi: 0x5851f42d, lo: 0x4c957f2d };

/** XSH-RR: the top five bits determine the rotation of the rest. */
function output({ hi, lo }: Word64): number {
  const foldedHi = (hi ^ (hi >>> 18)) >>> 0;
  const foldedLo = (lo ^ ((lo >>> 18) | (hi << 14))) >>> 0;
  const folded = (foldedLo >>> 27) | (foldedHi << 5);
  const turn = hi >>> 27;
  return ((folded >>> turn) | (folded << (-turn & 31))) >>> 0;
}

/** PCG32, XSH-RR 64/32 (O'Neill): one of 2⁶³ streams, each of period 2⁶⁴. */
export function pcg32(start: Word64, stream: Word64): () => number {
  const increment = { hi: ((stream.hi << 1) | (stream.lo >>> 31)) >>> 0, lo: ((stream.lo << 1) | 1) >>> 0 };
  const stepState = (state: Word64) => add64(multiply64(state, MULTIPLIER), increment);
  let state = stepState(add64(stepState({ hi: 0, lo: 0 }), start));
  return () => {
    const current = state;
    state = stepState(current);
    return output(current);
  };
}

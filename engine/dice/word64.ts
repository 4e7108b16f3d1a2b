/** 64 bits as two unsigned halves: bigint would also be exact but slower, and a simulation seeds a stream per fight. */
export interface Word64 {
  readonly hi: number;
  readonly lo: number;
}

/** The upper 32 bits of the product of two 32-bit numbers. */
function upperHalf(a: number, b: number): number {
  const a0 = a & 0xffff;
  const a1 = a >>> 16;
  const b0 = b & 0xffff;
  const b1 = b >>> 16;
  const middle = a1 * b0 + ((a0 * b0) >>> 16);
  const other = a0 * b1 + (middle & 0xffff);
  return (a1 * b1 + (middle >>> 16) + (other >>> 16)) >>> 0;
}

export function multiply64(a: Word64, b: Word64): Word64 {
  const hi = upperHalf(a.lo, b.lo) + Math.imul(a.lo, b.hi) + Math.imul(a.hi, b.lo);
  return { hi: hi >>> 0, lo: Math.imul(a.lo, b.lo) >>> 0 };
}

export function add64(a: Word64, b: Word64): Word64 {
  const lo = a.lo + b.lo;
  return { hi: (a.hi + b.hi + (lo > 0xffffffff ? 1 : 0)) >>> 0, lo: lo >>> 0 };
}

/** `a ^ (a >>> by)` for a shift of less than 32 bits. */
export function xorShift64(a: Word64, by: number): Word64 {
  const lo = (a.lo >>> by) | (a.hi << (32 - by));
  return { hi: (a.hi ^ (a.hi >>> by)) >>> 0, lo: (a.lo ^ lo) >>> 0 };
}

export type State128 = readonly [number, number, number, number];

/** xoshiro128** 1.1 (Blackman and Vigna): period 2¹²⁸ − 1. */
export function xoshiro128ss(state: State128): () => number {
  const s = new Int32Array(state);
  return () => {
    const s0 = s[0]!;
    const s1 = s[1]!;
    const s2 = s[2]! ^ s0;
    const s3 = s[3]! ^ s1;
    const times5 = Math.imul(s1, 5);
    s[0] = s0 ^ s3;
    s[1] = s1 ^ s2;
    s[2] = s2 ^ (s1 << 9);
    s[3] = (s3 << 11) | (s3 >>> 21);
    return Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
  };
}

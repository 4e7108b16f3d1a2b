import { add64, multiply64, type Word64, xorShift64 } from './word64.ts';

const FNV_BASIS: Word64 = { hi: 0xcbf29ce4, lo: 0x84222325 };
const FNV_PRIME_LOW = 0x1b3;
const TWO_32 = 2 ** 32;

/** The bytes to hash: each code unit gives its low byte, and its high byte if it has one. */
function bytesOf(text: string): readonly number[] {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes.push(unit & 0xff);
    if (unit > 0xff) bytes.push(unit >>> 8);
  }
  return bytes;
}

/** FNV-1a, 64 bits. The prime is 2⁴⁰ + 0x1b3, so the multiplication takes one product of doubles and two shifts. */
export function fnv1a64(text: string): Word64 {
  let { hi, lo } = FNV_BASIS;
  for (const byte of bytesOf(text)) {
    const low = (lo ^ byte) >>> 0;
    const product = low * FNV_PRIME_LOW;
    hi = (Math.imul(hi, FNV_PRIME_LOW) + (low << 8) + Math.floor(product / TWO_32)) >>> 0;
    lo = product >>> 0;
  }
  return { hi, lo };
}

const GAMMA: Word64 = { hi: 0x9e3779b9, lo: 0x7f4a7c15 };
const MIX_1: Word64 = { hi: 0xbf58476d, lo: 0x1ce4e5b9 };
const MIX_2: Word64 = { hi: 0x94d049bb, lo: 0x133111eb };

function mixWord(word: Word64): Word64 {
  const once = multiply64(xorShift64(word, 30), MIX_1);
  return xorShift64(multiply64(xorShift64(once, 27), MIX_2), 31);
}

/** The first `count` outputs of SplitMix64 (Steele, Lea, Flood), which initialises the state of other generators. */
export function splitMix64(seed: Word64, count: number): readonly Word64[] {
  const outputs: Word64[] = [];
  let state = seed;
  for (let i = 0; i < count; i++) {
    state = add64(state, GAMMA);
    outputs.push(mixWord(state));
  }
  return outputs;
}

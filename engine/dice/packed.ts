import type { Outcome } from './dice.ts';

/**
 * Whole weights on whole values, packed into one bigint: slot i from the right holds the weight of `low + i`.
 * Multiplying two of them is a complete convolution in one native operation. A slot must be wide enough for the total
 * of the result, or weights would overflow into their neighbours.
 */
export interface Packed {
  readonly low: number;
  readonly slots: bigint;
}

/** Slots are whole hexadecimal digits, so that packing and unpacking is cutting text. */
export const slotSizeFor = (total: bigint): number => total.toString(16).length;

export const packedOne: Packed = { low: 0, slots: 1n };
export const packedNone: Packed = { low: 0, slots: 0n };

/** `outcomes` must be in ascending order. */
export function pack(outcomes: readonly Outcome<number>[], slot: number): Packed {
  if (outcomes.length === 0) return packedNone;
  const low = outcomes[0]!.value;
  const empty = '0'.repeat(slot);
  const digits: string[] = [];
  for (let i = outcomes.length - 1, value = outcomes[i]!.value; i >= 0; i--) {
    for (const next = outcomes[i]!.value; value > next; value--) digits.push(empty);
    digits.push(outcomes[i]!.ways.toString(16).padStart(slot, '0'));
    value--;
  }
  return { low, slots: BigInt(`0x${digits.join('')}`) };
}

export function unpack({ low, slots }: Packed, slot: number): Outcome<number>[] {
  const outcomes: Outcome<number>[] = [];
  const digits = slots.toString(16);
  for (let end = digits.length, value = low; end > 0; end -= slot, value++) {
    const ways = BigInt(`0x${digits.slice(Math.max(0, end - slot), end)}`);
    if (ways > 0n) outcomes.push({ value, ways });
  }
  return outcomes;
}

const shiftSlots = (slots: bigint, by: number, slot: number): bigint => slots << BigInt(by * slot * 4);

export function addPacked(a: Packed, b: Packed, slot: number): Packed {
  if (a.slots === 0n) return b;
  if (b.slots === 0n) return a;
  if (a.low > b.low) return { low: b.low, slots: b.slots + shiftSlots(a.slots, a.low - b.low, slot) };
  return { low: a.low, slots: a.slots + shiftSlots(b.slots, b.low - a.low, slot) };
}

export const multiplyPacked = (a: Packed, b: Packed): Packed => ({
  low: a.low + b.low,
  slots: a.slots * b.slots,
});

export const powPacked = (a: Packed, times: number): Packed => ({
  low: a.low * times,
  slots: a.slots ** BigInt(times),
});

/** Multiplies every weight by `ways` and adds `by` to every value. */
export const scalePacked = (a: Packed, ways: bigint, by: number): Packed => ({
  low: a.low + by,
  slots: a.slots * ways,
});

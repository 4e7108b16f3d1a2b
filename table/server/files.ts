import type { Doing, KeptEntry, Seat } from '@arbitro/protocol';

/** Returns an entry for export: without keys, and without seeds that are not revealed. */
export function cutEntry(entry: KeptEntry, revealed: ReadonlySet<string>): KeptEntry {
  const blank = <S extends { commitment: string; seed: string }>(seal: S): S =>
    revealed.has(seal.commitment) ? seal : { ...seal, seed: '' };
  const seedless = (does: Doing): Doing =>
    does.kind === 'opened' || does.kind === 'sealed' ? { ...does, seal: blank(does.seal) } : does;
  return withDoing(entry, (does) => keyless(seedless(does)));
}

export const withDoing = (entry: KeptEntry, change: (does: Doing) => Doing): KeptEntry => ({
  ...entry,
  kept: { ...entry.kept, does: change(entry.kept.does) },
});

/** Removes keys: a key in a file would let the file's author into the table. */
export function keyless(does: Doing): Doing {
  if (does.kind === 'opened') return { ...does, seats: does.seats.map(withoutKey) };
  return does.kind === 'seated' ? { ...does, seat: withoutKey(does.seat) } : does;
}

const withoutKey = (seat: Seat): Seat => ({ ...seat, key: '' });

import type { EntryChange, LogEntry, Seat } from '@arbitro/protocol';

/** Returns an entry for export: without keys, and without seeds that are not revealed. */
export function removeEntrySecrets(entry: LogEntry, revealed: ReadonlySet<string>): LogEntry {
  const blank = <S extends { commitment: string; seed: string }>(seal: S): S =>
    revealed.has(seal.commitment) ? seal : { ...seal, seed: '' };
  const seedless = (does: EntryChange): EntryChange =>
    does.kind === 'opened' || does.kind === 'sealed' ? { ...does, seal: blank(does.seal) } : does;
  return mapEntryChange(entry, (does) => removeKeys(seedless(does)));
}

export const mapEntryChange = (entry: LogEntry, change: (does: EntryChange) => EntryChange): LogEntry => ({
  ...entry,
  kept: { ...entry.kept, does: change(entry.kept.does) },
});

/** Removes keys: a key in a file would let the file's author into the table. */
export function removeKeys(does: EntryChange): EntryChange {
  if (does.kind === 'opened') return { ...does, seats: does.seats.map(removeSeatKey) };
  return does.kind === 'seated' ? { ...does, seat: removeSeatKey(does.seat) } : does;
}

const removeSeatKey = (seat: Seat): Seat => ({ ...seat, key: '' });

import type { EntryChange, LogEntry, Seat } from '@arbitro/protocol';

/** Returns an entry for export: without keys, and without seeds that are not revealed. */
export function removeEntrySecrets(entry: LogEntry, revealed: ReadonlySet<string>): LogEntry {
  const blank = <S extends { commitment: string; seed: string }>(seal: S): S =>
    revealed.has(seal.commitment) ? seal : { ...seal, seed: '' };
  const seedless = (change: EntryChange): EntryChange =>
    change.kind === 'opened' || change.kind === 'sealed' ? { ...change, seal: blank(change.seal) } : change;
  return mapEntryChange(entry, (change) => removeKeys(seedless(change)));
}

export const mapEntryChange = (entry: LogEntry, change: (does: EntryChange) => EntryChange): LogEntry => ({
  ...entry,
  kept: { ...entry.kept, does: change(entry.kept.does) },
});

/** Removes keys: a key in a file would let the file's author into the table. */
export function removeKeys(change: EntryChange): EntryChange {
  if (change.kind === 'opened') return { ...change, seats: change.seats.map(removeSeatKey) };
  return change.kind === 'seated' ? { ...change, seat: removeSeatKey(change.seat) } : change;
}

const removeSeatKey = (seat: Seat): Seat => ({ ...seat, key: '' });

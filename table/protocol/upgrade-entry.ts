import { type Fields, isFields, type Json } from '@arbitro/kernel';
import { ENTRY_FORMAT, type StoredEntry } from './entry.ts';

/**
 * Converts a stored entry to the current format, or returns undefined if it cannot. Older formats are converted only
 * here. Unknown fields are kept: a newer program may add fields that an older program can ignore; any other change
 * requires a new format.
 */
export function upgradeEntry(written: { readonly format: number }): StoredEntry | undefined {
  if (written.format === ENTRY_FORMAT) return written as StoredEntry;
  return written.format === 1
    ? (upgradeFormat1(written as unknown as Fields) as unknown as StoredEntry)
    : undefined;
}

/** Format 1 stored the whole game when it went back. */
function upgradeFormat1(writtenFields: Fields): Fields {
  const { does } = writtenFields;
  const now = { ...writtenFields, format: ENTRY_FORMAT };
  if (!isFields(does) || does.kind !== 'went-back' || !isFields(does.game)) return now;
  const { game, ...rest } = does;
  const { world = null, open = null, ...others } = game;
  return {
    ...now,
    does: { ...rest, ...others, changes: replaceWhole(world), open: upgradeOpenAction(open) },
  };
}

function upgradeOpenAction(open: Json): Json {
  if (!isFields(open)) return open;
  const { before = null, ...rest } = open;
  return { ...rest, toBefore: replaceWhole(before) };
}

const replaceWhole = (to: Json): Json => [{ at: [], to }];

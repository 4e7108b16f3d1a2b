import { type Fields, isFields, type Json } from '@arbitro/kernel';
import { FORMAT, type Kept } from './entry.ts';

/**
 * Converts a stored entry to the current format, or returns undefined if it cannot. Older formats are converted only
 * here. Unknown fields are kept: a newer program may add fields that an older program can ignore; any other change
 * requires a new format.
 */
export function upCast(written: { readonly format: number }): Kept | undefined {
  if (written.format === FORMAT) return written as Kept;
  return written.format === 1 ? (upCastFormat1(written as unknown as Fields) as unknown as Kept) : undefined;
}

/** Format 1 stored the whole game when it went back. */
function upCastFormat1(written: Fields): Fields {
  const { does } = written;
  const now = { ...written, format: FORMAT };
  if (!isFields(does) || does.kind !== 'went-back' || !isFields(does.game)) return now;
  const { game, ...rest } = does;
  const { world = null, open = null, ...others } = game;
  return { ...now, does: { ...rest, ...others, changes: setWhole(world), open: upCastOpen(open) } };
}

function upCastOpen(open: Json): Json {
  if (!isFields(open)) return open;
  const { before = null, ...rest } = open;
  return { ...rest, toBefore: setWhole(before) };
}

const setWhole = (to: Json): Json => [{ at: [], to }];

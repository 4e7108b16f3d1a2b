import { type Fields, isFields, type Json } from '@arbitro/kernel';
import { FORMAT, type Kept } from './entry.ts';

/**
 * What stands in the log, as this program knows it; nothing when it cannot. An older format is brought up to this one
 * here and nowhere else. Fields this program does not know stay as they are: a newer one may add what an older one can
 * do without, and gives anything else another format.
 */
export function upCast(written: { readonly format: number }): Kept | undefined {
  if (written.format === FORMAT) return written as Kept;
  return written.format === 1 ? (upCastFormat1(written as unknown as Fields) as unknown as Kept) : undefined;
}

/** Format 1 kept the whole game where somebody went back. */
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

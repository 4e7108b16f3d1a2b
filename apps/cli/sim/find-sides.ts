import { findNearestWord } from '@arbitro/kernel';
import { readSideWord } from '@arbitro/policies';
import { UnknownNameError } from '../command-line/context.ts';

/** The party is the side of the first creature, the foes are all others. */
export function findSides(
  side: string | undefined,
  { sides, party }: { readonly sides: readonly string[]; readonly party: string },
): readonly string[] {
  if (side === undefined) return ['all'];
  if (sides.includes(side)) return [side];
  const word = readSideWord(side);
  if (word) return word === 'party' ? [party] : sides.filter((side) => side !== party);
  const known = ['party', 'foes', ...sides];
  throw new UnknownNameError(
    'unknown-side',
    { side, allowed: known.join(', ') },
    findNearestWord(side, known),
  );
}

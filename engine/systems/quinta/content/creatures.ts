import type { ContentSheet } from '@arbitro/kernel';
import { BEASTS } from './beasts.ts';
import { WILD_CREATURES } from './creatures-of-the-wild.ts';
import { FOLK } from './folk.ts';
import { GIANTS_AND_DRAGONS } from './giants-and-dragons.ts';
import { HEROES } from './heroes.ts';
import { MONSTERS } from './monsters.ts';
import { UNDEAD } from './undead.ts';

/** All creatures that are ready to play. */
export const CONTENT: Readonly<Record<string, ContentSheet>> = {
  ...HEROES,
  ...MONSTERS,
  ...BEASTS,
  ...FOLK,
  ...WILD_CREATURES,
  ...UNDEAD,
  ...GIANTS_AND_DRAGONS,
};

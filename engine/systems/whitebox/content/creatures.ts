import type { ContentSheet } from '@arbitro/kernel';
import { BEASTS } from './beasts.ts';
import { FOES } from './foes.ts';
import { FOLK } from './folk.ts';
import { GIANTS_AND_DRAGONS } from './giants-and-dragons.ts';
import { HEROES } from './heroes.ts';
import { UNDEAD_FOES } from './undead.ts';

/** All creatures that are ready to play. */
export const CONTENT: Readonly<Record<string, ContentSheet>> = {
  ...HEROES,
  ...FOES,
  ...BEASTS,
  ...FOLK,
  ...UNDEAD_FOES,
  ...GIANTS_AND_DRAGONS,
};

import type { ContentSheet } from '@arbitro/kernel';
import { BEASTS } from './beasts.ts';
import { FOLK } from './folk.ts';
import { HEROES } from './heroes.ts';
import { MORE_FOLK } from './more-folk.ts';
import { WILD_BEASTS } from './wild-beasts.ts';

/** All ready-made creatures. */
export const CONTENT: Readonly<Record<string, ContentSheet>> = {
  ...HEROES,
  ...FOLK,
  ...BEASTS,
  ...WILD_BEASTS,
  ...MORE_FOLK,
};

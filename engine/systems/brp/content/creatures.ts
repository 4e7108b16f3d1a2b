import type { ContentSheet } from '@arbitro/kernel';
import { BEASTS } from './beasts.ts';
import { FOLK } from './folk.ts';
import { HEROES } from './heroes.ts';

/** All ready-made creatures. */
export const CONTENT: Readonly<Record<string, ContentSheet>> = { ...HEROES, ...FOLK, ...BEASTS };

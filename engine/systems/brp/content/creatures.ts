import type { Content } from '@arbitro/kernel';
import { BEASTS } from './beasts.ts';
import { FOLK } from './folk.ts';
import { HEROES } from './heroes.ts';

/** Everybody who can be brought to a table at once. */
export const CONTENT: Readonly<Record<string, Content>> = { ...HEROES, ...FOLK, ...BEASTS };

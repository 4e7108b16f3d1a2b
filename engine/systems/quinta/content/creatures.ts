import type { ContentSheet } from '@arbitro/kernel';
import { HEROES } from './heroes.ts';
import { MONSTERS } from './monsters.ts';

/** All creatures that are ready to play. */
export const CONTENT: Readonly<Record<string, ContentSheet>> = { ...HEROES, ...MONSTERS };

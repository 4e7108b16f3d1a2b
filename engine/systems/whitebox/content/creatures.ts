import type { ContentSheet } from '@arbitro/kernel';
import { FOES } from './foes.ts';
import { HEROES } from './heroes.ts';

/** All creatures ready to be added to a table. */
export const CONTENT: Readonly<Record<string, ContentSheet>> = { ...HEROES, ...FOES };

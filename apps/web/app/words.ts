import type { Words } from '@arbitro/kernel';
import { DICE } from '../pages/dice/words.ts';
import { LAB } from '../pages/lab/words.ts';
import { NEW } from '../pages/new/words.ts';
import { RULES } from '../pages/rules/words.ts';
import { START } from '../pages/start/words.ts';
import { TABLE } from '../pages/table/words.ts';
import { TABLE_LOG } from '../pages/table/words-log.ts';
import { COMMON } from './words-common.ts';

/** Every text of the app, by key; each page keeps its own list. A key that is not here does not compile. */
export const WORDS = {
  ...COMMON,
  ...START,
  ...NEW,
  ...RULES,
  ...DICE,
  ...LAB,
  ...TABLE,
  ...TABLE_LOG,
} as const satisfies Readonly<Record<string, Words>>;
export type WordKey = keyof typeof WORDS;

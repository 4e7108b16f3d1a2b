import type { Words } from '@arbitro/kernel';
import type { DICE } from '../pages/dice/words.ts';
import type { LAB } from '../pages/lab/words.ts';
import type { NEW } from '../pages/new/words.ts';
import type { RULES } from '../pages/rules/words.ts';
import { START } from '../pages/start/words.ts';
import { TABLE } from '../pages/table/words.ts';
import { TABLE_LOG } from '../pages/table/words-log.ts';
import { COMMON } from './words-common.ts';

const FIRST = { ...COMMON, ...START, ...TABLE, ...TABLE_LOG } as const satisfies Readonly<
  Record<string, Words>
>;
type Later = typeof DICE & typeof LAB & typeof NEW & typeof RULES;

const known: Record<string, Words> = { ...FIRST };

/** All texts of the app, by key. A page that is loaded on demand adds its own. A missing key does not compile. */
export const WORDS = known as typeof FIRST & Later;
export type WordKey = keyof typeof WORDS;

/** Adds the texts of a page that was loaded. */
export function addWords<Texts extends Readonly<Record<string, Words>>>(texts: Texts): Texts {
  Object.assign(known, texts);
  return texts;
}

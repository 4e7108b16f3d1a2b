import type { Words } from '@arbitro/kernel';
import { COMMON } from './words-common.ts';

/** Every text of the app, by key; each page keeps its own list. A key that is not here does not compile. */
export const WORDS = { ...COMMON } as const satisfies Readonly<Record<string, Words>>;
export type WordKey = keyof typeof WORDS;

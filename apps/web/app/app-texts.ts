import type { LocalizedText } from '@arbitro/kernel';
import type { DICE_TEXTS } from '../pages/dice/texts.ts';
import type { LAB_TEXTS } from '../pages/lab/texts.ts';
import type { NEW_TEXTS } from '../pages/new/texts.ts';
import type { RULES_TEXTS } from '../pages/rules/texts.ts';
import { START_TEXTS } from '../pages/start/texts.ts';
import { TABLE_TEXTS } from '../pages/table/texts.ts';
import { COMPUTER_TEXTS } from '../pages/table/texts-computer.ts';
import { LOG_TEXTS } from '../pages/table/texts-log.ts';
import { COMMON_TEXTS } from './common-texts.ts';

const INITIAL_TEXTS = {
  ...COMMON_TEXTS,
  ...START_TEXTS,
  ...TABLE_TEXTS,
  ...LOG_TEXTS,
  ...COMPUTER_TEXTS,
} as const satisfies Readonly<Record<string, LocalizedText>>;
type LazyTexts = typeof DICE_TEXTS & typeof LAB_TEXTS & typeof NEW_TEXTS & typeof RULES_TEXTS;

const registeredTexts: Record<string, LocalizedText> = { ...INITIAL_TEXTS };

/** All texts of the app, by key. A page that is loaded on demand adds its own. A missing key does not compile. */
export const TEXTS = registeredTexts as typeof INITIAL_TEXTS & LazyTexts;
export type TextKey = keyof typeof TEXTS;

/** Adds the texts of a page that was loaded. */
export function addTexts<Texts extends Readonly<Record<string, LocalizedText>>>(texts: Texts): Texts {
  Object.assign(registeredTexts, texts);
  return texts;
}

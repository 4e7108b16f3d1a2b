import { buildRefusalBook } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The refusals of the server itself. */
export const HTTP_REFUSALS = buildRefusalBook(TEXT.refusals, {
  'no-workers': 503,
  'worker-lacks-system': 503,
  'simulations-busy': 503,
  'fights-broke': 500,
  internal: 500,
});

/** What cannot be read, for `malformed`. */
export const UNREADABLE_TEXTS = TEXT.unreadable;
export type UnreadableCode = keyof typeof UNREADABLE_TEXTS;

/** The text of the page at the root. */
export const HOME_TEXTS = TEXT.home;

/** The text of the documentation's address where there is no documentation. */
export const HELP_TEXTS = TEXT.help;

/** All console messages. */
export const CONSOLE_TEXTS = TEXT.console;
export type ConsoleTextKey = keyof typeof CONSOLE_TEXTS;

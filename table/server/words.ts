import { refusalBook } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The refusals of the server itself. */
export const HTTP_REFUSALS = refusalBook(TEXT.refusals, {
  'no-workers': 503,
  'worker-lacks-system': 503,
  'simulations-busy': 503,
  'long-enough': 422,
  'fights-broke': 500,
  'fights-too-costly': 422,
  'no-fight': 422,
  'no-fight-after': 422,
  'one-side': 422,
  internal: 500,
});

/** What cannot be read, for `malformed`. */
export const UNREADABLE = TEXT.unreadable;
export type Unreadable = keyof typeof UNREADABLE;

/** The text of the page at the root. */
export const HOME = TEXT.home;

/** All console messages. */
export const CONSOLE = TEXT.console;
export type ConsoleWord = keyof typeof CONSOLE;

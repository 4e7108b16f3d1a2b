import type { ConsoleWord } from './words.ts';

/** Why the server could not start, for the person at the console. */
export class CannotStart extends Error {
  readonly word: ConsoleWord;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(word: ConsoleWord, params: Readonly<Record<string, string | number>>, cause: unknown) {
    super(word, { cause });
    this.word = word;
    this.params = params;
  }
}

/** Returns the reason of a failure, in few words. */
export const whyOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message ?? String(error);
};

import type { ConsoleTextKey } from '../texts.ts';

/** Why the server could not start, for the person at the console. */
export class StartError extends Error {
  readonly word: ConsoleTextKey;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(word: ConsoleTextKey, params: Readonly<Record<string, string | number>>, cause: unknown) {
    super(word, { cause });
    this.word = word;
    this.params = params;
  }
}

/** Returns the reason of a failure, in few words. */
export const errorMessageOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message ?? String(error);
};

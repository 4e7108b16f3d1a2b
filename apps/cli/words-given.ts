import type { Arguments } from './arguments.ts';
import { BadInput } from './desk.ts';
import { meantFile } from './ready.ts';

/** The one file a command works on, as it was typed. */
export function onlyWord({ words }: Arguments, command: string): string {
  const [word, extra] = words;
  if (!word) throw new BadInput('too-few-words', { command, what: 'FILE' });
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  return word;
}

/** The one file a command works on, one's own or a ready one by name. */
export const onlyFile = (given: Arguments, command: string): string => meantFile(onlyWord(given, command));

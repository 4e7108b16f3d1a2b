import type { Arguments } from './arguments.ts';
import { BadInput } from './desk.ts';

/** Returns the only file of a command, as typed. */
export function onlyWord({ words }: Arguments, command: string): string {
  const [word, extra] = words;
  if (!word) throw new BadInput('too-few-words', { command, what: 'FILE' });
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  return word;
}

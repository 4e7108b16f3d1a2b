import type { Arguments } from './arguments.ts';
import { UsageError } from './context.ts';

/** Returns the only file of a command, as typed. */
export function readOnlyWord({ words }: Arguments, command: string): string {
  const [word, extra] = words;
  if (!word) throw new UsageError('too-few-words', { command, what: 'FILE' });
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  return word;
}

import { pathToFileURL } from 'node:url';
import { type Language, say } from '@arbitro/kernel';
import { OWN_WORDS, type OwnWord } from './own-words.ts';

/** Why a folder could not be loaded, for the person who named it. */
export class Unbrought extends Error {
  readonly word: OwnWord;
  readonly params: Readonly<Record<string, string>>;
  constructor(word: OwnWord, params: Readonly<Record<string, string>>, cause?: unknown) {
    super(
      say({ words: OWN_WORDS[word], with: params }, 'en', (value) => value),
      { cause },
    );
    this.word = word;
    this.params = params;
  }

  says(language: Language): string {
    return say({ words: OWN_WORDS[this.word], with: this.params }, language, (value) => value);
  }
}

/** Returns what went wrong in a folder: the message, and the line in the folder where it happened. */
export function whyOf(error: unknown, root: string): string {
  if (!(error instanceof Error)) return String(error);
  const [message = ''] = error.message.split('\n');
  const [spot] =
    spotIn(error.stack ?? '', root) ?? spotIn(error.stack ?? '', pathToFileURL(root).pathname) ?? [];
  const told = error.name === 'Error' ? message : `${error.name}: ${message}`;
  return spot === undefined || told.includes(spot) ? told : `${told} (${spot.replace(/^[/\\]/, '')})`;
}

/** A stack names files as paths or, if the path contains a space or an accent, as URLs. */
function spotIn(stack: string, root: string): readonly string[] | undefined {
  const place = stack.split('\n').find((line) => line.includes(root));
  return place?.slice(place.indexOf(root) + root.length).match(/^[\w./\\-]+(:\d+)?/) ?? undefined;
}

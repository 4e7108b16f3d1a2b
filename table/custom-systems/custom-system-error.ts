import { pathToFileURL } from 'node:url';
import { formatSentence, type Language } from '@arbitro/kernel';
import { CUSTOM_SYSTEM_ERRORS, type CustomSystemErrorCode } from './error-texts.ts';

/** Why a folder could not be loaded, for the person who named it. */
export class CustomSystemError extends Error {
  readonly word: CustomSystemErrorCode;
  readonly params: Readonly<Record<string, string>>;
  constructor(word: CustomSystemErrorCode, params: Readonly<Record<string, string>>, cause?: unknown) {
    super(
      formatSentence({ words: CUSTOM_SYSTEM_ERRORS[word], with: params }, 'en', (value) => value),
      { cause },
    );
    this.word = word;
    this.params = params;
  }

  says(language: Language): string {
    return formatSentence(
      { words: CUSTOM_SYSTEM_ERRORS[this.word], with: this.params },
      language,
      (value) => value,
    );
  }
}

/** Returns what went wrong in a folder: the message, and the line in the folder where it happened. */
export function describeErrorIn(error: unknown, root: string): string {
  if (!(error instanceof Error)) return String(error);
  const [message = ''] = error.message.split('\n');
  const [spot] =
    findLineIn(error.stack ?? '', root) ?? findLineIn(error.stack ?? '', pathToFileURL(root).pathname) ?? [];
  const text = error.name === 'Error' ? message : `${error.name}: ${message}`;
  return spot === undefined || text.includes(spot) ? text : `${text} (${spot.replace(/^[/\\]/, '')})`;
}

/** A stack names files as paths or, if the path contains a space or an accent, as URLs. */
function findLineIn(stack: string, root: string): readonly string[] | undefined {
  const line = stack.split('\n').find((line) => line.includes(root));
  return line?.slice(line.indexOf(root) + root.length).match(/^[\w./\\-]+(:\d+)?/) ?? undefined;
}

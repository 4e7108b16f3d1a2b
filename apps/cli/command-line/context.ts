import { formatSentence, LANGUAGES, type Language } from '@arbitro/kernel';
import { MESSAGES } from '../output/messages.ts';
import { applyStyle, STYLE_NAMES, type Style } from '../output/sanitize.ts';
import type { Io } from './io.ts';

export type MessageKey = keyof typeof MESSAGES;
type Params = Readonly<Record<string, string | number>>;

/** The context of a command: its input and output, and the user's language. */
export interface CliContext {
  readonly io: Io;
  readonly language: Language;
  /** Returns a text of the program in the user's language. */
  text(key: MessageKey, params?: Params): string;
  readonly paint: Paint;
}

export type Paint = Readonly<Record<Style, (text: string) => string>>;

export function createCliContext(io: Io, language: Language): CliContext {
  return {
    io,
    language,
    text: (key, params = {}) =>
      formatSentence({ words: MESSAGES[key], with: params }, language, (value) => value),
    paint: createPaint(io.colour || io.colourOfErrors),
  };
}

function createPaint(colour: boolean): Paint {
  const painters = STYLE_NAMES.map(
    (style) => [style, (text: string) => (colour && text !== '' ? applyStyle(style, text) : text)] as const,
  );
  return Object.fromEntries(painters) as Paint;
}

/** Invalid user input: reported on stderr, exit code 2. */
export class UsageError extends Error {
  readonly key: MessageKey;
  readonly params: Params;
  /** Lines to print after the message as they are: a caret under an error, the usage. */
  readonly more: readonly string[];
  constructor(key: MessageKey, params: Params = {}, more: readonly string[] = []) {
    super(key);
    this.key = key;
    this.params = params;
    this.more = more;
  }
}

/** An unknown name; reported with the nearest known name. */
export class UnknownNameError extends UsageError {
  readonly near: string | undefined;
  constructor(key: MessageKey, params: Params, near: string | undefined) {
    super(key, params);
    this.near = near;
  }
}

/** Returns the user's language from the environment, or English. */
export function detectLanguage(env: Io['env']): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

import { LANGUAGES, type Language, say } from '@arbitro/kernel';

import { STYLE_NAMES, type Style, styled } from './clean.ts';
import type { Io } from './io.ts';
import { WORDS } from './words.ts';

export type WordKey = keyof typeof WORDS;
type Params = Readonly<Record<string, string | number>>;

/** The context of a command: its input and output, and the user's language. */
export interface Desk {
  readonly io: Io;
  readonly language: Language;
  /** Returns a text of the program in the user's language. */
  text(key: WordKey, params?: Params): string;
  readonly paint: Paint;
}

export type Paint = Readonly<Record<Style, (text: string) => string>>;

export function deskOf(io: Io, language: Language): Desk {
  return {
    io,
    language,
    text: (key, params = {}) => say({ words: WORDS[key], with: params }, language, (value) => value),
    paint: paintOf(io.colour || io.colourOfErrors),
  };
}

function paintOf(colour: boolean): Paint {
  const painters = STYLE_NAMES.map(
    (style) => [style, (text: string) => (colour && text !== '' ? styled(style, text) : text)] as const,
  );
  return Object.fromEntries(painters) as Paint;
}

/** Invalid user input: reported on stderr, exit code 2. */
export class BadInput extends Error {
  readonly key: WordKey;
  readonly params: Params;
  /** Lines to print after the message as they are: a caret under an error, the usage. */
  readonly more: readonly string[];
  constructor(key: WordKey, params: Params = {}, more: readonly string[] = []) {
    super(key);
    this.key = key;
    this.params = params;
    this.more = more;
  }
}

/** An unknown name; reported with the nearest known name. */
export class Misspelt extends BadInput {
  readonly near: string | undefined;
  constructor(key: WordKey, params: Params, near: string | undefined) {
    super(key, params);
    this.near = near;
  }
}

/** Returns the user's language from the environment, or English. */
export function languageOf(env: Io['env']): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

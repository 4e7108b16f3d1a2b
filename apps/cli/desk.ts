import { LANGUAGES, type Language, say } from '@arbitro/kernel';

import { STYLE_NAMES, type Style, styled } from './clean.ts';
import type { Io } from './io.ts';
import { WORDS } from './words.ts';

export type WordKey = keyof typeof WORDS;
type Params = Readonly<Record<string, string | number>>;

/** Where a command sits: its ways in and out, and the language people are spoken to in. */
export interface Desk {
  readonly io: Io;
  readonly language: Language;
  /** Our own words, in the language of this desk. */
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

/** What a person wrote that we cannot work with: told on stderr, exit code 2. */
export class BadInput extends Error {
  readonly key: WordKey;
  readonly params: Params;
  /** Lines that follow, as they are: a caret under a slip, the usage. */
  readonly more: readonly string[];
  constructor(key: WordKey, params: Params = {}, more: readonly string[] = []) {
    super(key);
    this.key = key;
    this.params = params;
    this.more = more;
  }
}

/** A name that is not known; told with the one that was probably meant. */
export class Misspelt extends BadInput {
  readonly near: string | undefined;
  constructor(key: WordKey, params: Params, near: string | undefined) {
    super(key, params);
    this.near = near;
  }
}

/** The language of the person: what the system is set to, or English. */
export function languageOf(env: Io['env']): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

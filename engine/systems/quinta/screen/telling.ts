import { inEveryLanguage, joined, type Language, type Sentence, type Words } from '@arbitro/kernel';
import type { EventOf, EventType } from '../events.ts';
import type { Mode, Source } from '../rules/effects.ts';
import { TEXT } from '../text/index.ts';

/** A sentence for each of these events. */
export type Telling<T extends EventType> = { readonly [E in T]: (event: EventOf<E>) => Sentence };

/** As it is written in each language: 4.5, and 4,5. */
const decimal = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',');

/** The words with a measure filled in that may have a fraction. */
export const measured = (said: Words, place: string, value: number): Words =>
  inEveryLanguage((language) => said[language].replaceAll(`{${place}}`, decimal(value, language)));

/** The sentence, and what gave advantage or disadvantage. @rule quinta.d20.advantage */
export function swayed(told: Sentence, sources: readonly Source[]): Sentence {
  const modes = (['advantage', 'disadvantage'] as const).filter((mode) =>
    sources.some((source) => source.mode === mode),
  );
  const of = (mode: Mode): readonly string[] => [
    ...new Set(sources.filter((source) => source.mode === mode).map(({ what }) => what)),
  ];
  return {
    words: joined(told.words, ...modes.map((mode) => TEXT.events.swayed[mode])),
    with: { ...told.with, ...Object.fromEntries(modes.map((mode) => [mode, of(mode)])) },
  };
}

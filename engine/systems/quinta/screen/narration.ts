import { joinTexts, type Language, type LocalizedText, localize, type Sentence } from '@arbitro/kernel';
import type { Mode, Source } from '../rules/effect-types.ts';
import { TEXT } from '../text/index.ts';

/** Formats a number for the language: 4.5 or 4,5. */
const formatDecimal = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',');

/** Returns the text with a measure, which may have a fraction, filled in. */
export const fillMeasure = (localizedText: LocalizedText, place: string, value: number): LocalizedText =>
  localize((language) => localizedText[language].replaceAll(`{${place}}`, formatDecimal(value, language)));

/** Returns the sentence with the sources of advantage and disadvantage added. @rule quinta.d20.advantage */
export function addAdvantageSources(sentence: Sentence, sources: readonly Source[]): Sentence {
  const modes = (['advantage', 'disadvantage'] as const).filter((mode) =>
    sources.some((source) => source.mode === mode),
  );
  const of = (mode: Mode): readonly string[] => [
    ...new Set(sources.filter((source) => source.mode === mode).map(({ what }) => what)),
  ];
  return {
    words: joinTexts(sentence.words, ...modes.map((mode) => TEXT.events.swayed[mode])),
    with: { ...sentence.with, ...Object.fromEntries(modes.map((mode) => [mode, of(mode)])) },
  };
}

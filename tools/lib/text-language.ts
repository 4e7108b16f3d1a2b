export const LANGUAGES = ['en', 'it', 'fi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language that has it, and where it is. */
export interface Translations {
  readonly folder: string;
  readonly suffix: string;
  readonly key: string;
  readonly texts: { readonly [L in Language]?: string | undefined };
}

/** Groups of three letters, with how often each occurs. */
type Trigrams = ReadonlyMap<string, number>;

/** How often the texts of a language have each group of three letters. */
interface LanguageModel {
  readonly counts: Map<string, number>;
  total: number;
}
type Models = { readonly [L in Language]: LanguageModel };

/** Below this number of letter groups, the texts of a project say too little about their languages. */
const MIN_TRIGRAMS = 20_000;
/** A group that has never occurred counts as much as this. */
const UNSEEN = 0.5;
const POSSIBLE_TRIGRAMS = 20_000;
/** Logarithm of the odds that two texts are swapped. Of all pairs, 95 in 100 are found, and none wrongly. */
const MIN_SWAP_EVIDENCE = 15;
/** The same for a text that is the same in two languages: it may be a name. */
const MIN_COPY_EVIDENCE = 25;
/**
 * The same for a text of its own that reads like another language. Of all texts longer than 25 characters, 96 in 100 are
 * found; names of games are between the languages.
 */
const MIN_OWN_EVIDENCE = 30;

/** Returns texts in the file of another language: swapped with the text there, copied from it, or written in it. */
export function findTextsOfOtherLanguage(all: readonly Translations[]): readonly string[] {
  const models = learnLanguages(all);
  if (LANGUAGES.some((language) => models[language].total < MIN_TRIGRAMS)) return [];
  return all.flatMap((item) => {
    const pathOf = (language: Language): string => `${item.folder}/${language}${item.suffix}.ts`;
    const [a, b] = findSwapped(models, item.texts);
    if (a && b) return [`${pathOf(a)}: ${item.key} is swapped with ${pathOf(b)}`];
    return LANGUAGES.flatMap((language) => {
      const other = LANGUAGES.find((other) => isCopied(models, item.texts, language, other));
      if (other) return [`${pathOf(language)}: ${item.key} is the text of ${pathOf(other)}`];
      const read = LANGUAGES.find((other) => readsLike(models, item.texts, language, other));
      return read ? [`${pathOf(language)}: ${item.key} reads like ${read}`] : [];
    });
  });
}

function learnLanguages(all: readonly Translations[]): Models {
  const models: Models = { en: createModel(), it: createModel(), fi: createModel() };
  for (const { texts } of all)
    for (const language of LANGUAGES)
      for (const [trigram, count] of trigramsOf(texts[language])) {
        const model = models[language];
        model.counts.set(trigram, (model.counts.get(trigram) ?? 0) + count);
        model.total += count;
      }
  return models;
}

const createModel = (): LanguageModel => ({ counts: new Map(), total: 0 });

/** Returns the logarithm of the probability of a text in a language; its own occurrence in the catalogue is left out. */
function likelihood({ counts, total }: LanguageModel, trigrams: Trigrams, isOwn: boolean): number {
  let sum = 0;
  for (const [trigram, count] of trigrams) {
    const others = (counts.get(trigram) ?? 0) - (isOwn ? count : 0);
    sum += count * Math.log((others + UNSEEN) / (total + UNSEEN * POSSIBLE_TRIGRAMS));
  }
  return sum;
}

const PAIRS = [
  ['en', 'it'],
  ['en', 'fi'],
  ['it', 'fi'],
] as const;

/** Returns the two languages whose texts are swapped with the most evidence. */
function findSwapped(models: Models, texts: Translations['texts']): readonly Language[] {
  let max = MIN_SWAP_EVIDENCE;
  let found: readonly Language[] = [];
  for (const [a, b] of PAIRS) {
    if (texts[a] === texts[b]) continue;
    const evidence = weighSwap(models, texts, a, b);
    if (evidence <= max) continue;
    max = evidence;
    found = [a, b];
  }
  return found;
}

/** Returns how much better two texts fit when swapped: the logarithm of the odds; 0 unless both fit better. */
function weighSwap(models: Models, texts: Translations['texts'], a: Language, b: Language): number {
  const [first, second] = [trigramsOf(texts[a]), trigramsOf(texts[b])];
  const gain = likelihood(models[b], first, false) - likelihood(models[a], first, true);
  const otherGain = likelihood(models[a], second, false) - likelihood(models[b], second, true);
  return gain > 0 && otherGain > 0 ? gain + otherGain : 0;
}

/** Whether a text is the same in another language, and reads like that language. */
function isCopied(
  models: Models,
  texts: Translations['texts'],
  language: Language,
  other: Language,
): boolean {
  if (language === other || texts[language] !== texts[other]) return false;
  const trigrams = trigramsOf(texts[language]);
  return (
    likelihood(models[other], trigrams, true) - likelihood(models[language], trigrams, true) >
    MIN_COPY_EVIDENCE
  );
}

/** Whether a text reads like another language, apart from words that it shares with the text in that language. */
function readsLike(
  models: Models,
  texts: Translations['texts'],
  language: Language,
  other: Language,
): boolean {
  if (language === other || texts[language] === undefined || texts[other] === undefined) return false;
  const trigrams = trigramsOf(texts[language], texts[other]);
  return (
    likelihood(models[other], trigrams, false) - likelihood(models[language], trigrams, true) >
    MIN_OWN_EVIDENCE
  );
}

/** Returns the groups of three letters in the words of a message, without words that another text has too. */
function trigramsOf(text = '', other?: string): Trigrams {
  const known = other === undefined ? undefined : new Set(wordsOf(other));
  const letters = ` ${wordsOf(text)
    .filter((word) => !known?.has(word))
    .join(' ')} `;
  const trigrams = new Map<string, number>();
  for (let start = 0; start + 3 <= letters.length; start++) {
    const trigram = letters.slice(start, start + 3);
    trigrams.set(trigram, (trigrams.get(trigram) ?? 0) + 1);
  }
  return trigrams;
}

const knownWords = new Map<string, readonly string[]>();

/** Returns the words of a message in all its forms, without its placeholders; each message is read once. */
function wordsOf(message: string): readonly string[] {
  const words = knownWords.get(message) ?? readWords(message);
  knownWords.set(message, words);
  return words;
}

function readWords(message: string): readonly string[] {
  let text = '';
  const open: ('part' | 'form')[] = [];
  for (const [, brace, words] of message.matchAll(/([{}]?)([^{}]*)/g)) {
    if (brace === '{') open.push(open.at(-1) === 'part' ? 'form' : 'part');
    if (brace === '}') open.pop();
    if (open.at(-1) !== 'part') text += ` ${words}`;
  }
  return text
    .replace(/[^\p{L}]+/gu, ' ')
    .toLowerCase()
    .trim()
    .split(' ');
}

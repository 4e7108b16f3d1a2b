import { LANGUAGES, type Language, type LocalizedText } from '@arbitro/kernel';
import { type Catalogue, LOADERS } from './text-loaders.ts';

/** Texts with the loaded languages at each leaf. */
type Texts = { [key: string]: LocalizedText | Texts };

/** Throws if the language of a text is not loaded; never falls back to another language. */
const UNLOADED: PropertyDescriptorMap = Object.fromEntries(
  LANGUAGES.map((language) => {
    const get = (): never => {
      throw new Error(`a text is read in a language that is not loaded: ${language}`);
    };
    return [language, { get, enumerable: true, configurable: true }];
  }),
);

function addCatalogue(texts: Texts, catalogue: Catalogue, language: Language): Texts {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') {
      texts[key] ??= Object.defineProperties({}, UNLOADED) as LocalizedText;
      Object.defineProperty(texts[key], language, { value, enumerable: true });
    } else texts[key] = addCatalogue((texts[key] ?? {}) as Texts, value, language);
  }
  return texts;
}

const textsByFile = new Map<string, Texts>();

/** Returns the texts of a file `text/index.ts`; the build replaces that file by a call of this. @public */
export function loadedTexts(file: string, inEveryLanguage: Texts): Texts {
  const texts = textsByFile.get(file);
  if (!texts) throw new Error(`the texts of ${file} are not loaded`);
  return { ...texts, ...inEveryLanguage };
}

let language: Language = 'en';
const groups = new Set<string>();
const loading = new Map<string, Promise<void>>();
const loadedKeys = new Set<string>();

/** Returns the language whose texts are loaded. */
export const loadedLanguage = (): Language => language;

function loadIn(group: string, language: Language): Promise<void> {
  const key = `${group} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const load = async (): Promise<void> => {
    const { TEXTS } = (await LOADERS[group]?.[language]()) ?? { TEXTS: {} };
    for (const [file, catalogue] of Object.entries(TEXTS))
      textsByFile.set(file, addCatalogue(textsByFile.get(file) ?? {}, catalogue, language));
    loadedKeys.add(key);
  };
  const promise = load();
  loading.set(key, promise);
  // allows another attempt when the connection is back
  promise.catch(() => loading.delete(key));
  return promise;
}

/** Loads the texts or statements of a system in the current language. Call it before loading the code of the system. */
export async function loadTexts(group: string): Promise<void> {
  // custom systems bring their texts along
  if (!(group in LOADERS)) return;
  groups.add(group);
  while (!loadedKeys.has(`${group} ${language}`)) await loadIn(group, language);
}

/** Loads another language for everything that was loaded, then makes it the current language. */
export async function loadLanguage(next: Language): Promise<void> {
  groups.add('app');
  const missing = (): readonly string[] => [...groups].filter((group) => !loadedKeys.has(`${group} ${next}`));
  while (missing().length > 0) await Promise.all(missing().map((group) => loadIn(group, next)));
  language = next;
}

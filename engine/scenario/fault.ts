import { type Language, say, type Words } from '@arbitro/kernel';

export type Place = readonly (string | number)[];

/** What can be wrong with a file, in three languages. */
export const FAULTS = {
  'unknown-key': {
    en: '“{key}” means nothing here. Allowed: {allowed}.',
    it: '“{key}” qui non significa nulla. Ammesso: {allowed}.',
    fi: '”{key}” ei tarkoita tässä mitään. Sallittua: {allowed}.',
  },
  missing: {
    en: 'Missing. Expected: {expected}.',
    it: 'Manca. Atteso: {expected}.',
    fi: 'Puuttuu. Odotettu: {expected}.',
  },
  'wrong-type': {
    en: 'Expected {expected}, found {received}.',
    it: 'Atteso {expected}, trovato {received}.',
    fi: 'Odotettu {expected}, löytyi {received}.',
  },
  'found-nothing': {
    en: 'Expected {expected}, found nothing.',
    it: 'Atteso {expected}, ma qui non c’è niente.',
    fi: 'Odotettu {expected}, ei löytynyt mitään.',
  },
  'nothing-wanted': {
    en: 'Expected nothing here, found {received}.',
    it: 'Qui non va niente, trovato {received}.',
    fi: 'Tähän ei kuulu mitään, löytyi {received}.',
  },
  'not-allowed': {
    en: '“{value}” is not possible here. Allowed: {allowed}.',
    it: '“{value}” qui non è possibile. Ammesso: {allowed}.',
    fi: '”{value}” ei käy tähän. Sallittua: {allowed}.',
  },
  'not-allowed-nor': {
    en: '“{value}” is not possible here. Allowed: {allowed}, {kinds}.',
    it: '“{value}” qui non è possibile. Ammesso: {allowed}, {kinds}.',
    fi: '”{value}” ei käy tähän. Sallittua: {allowed}, {kinds}.',
  },
  empty: {
    en: 'Must not be empty.',
    it: 'Non può essere vuoto.',
    fi: 'Ei saa olla tyhjä.',
  },
  'too-short': {
    en: 'Too short: {value} of at least {least}.',
    it: 'Troppo corto: {value} su almeno {least}.',
    fi: 'Liian lyhyt: {value}, vähintään {least}.',
  },
  'too-long': {
    en: 'Too long: {value}, at most {most}.',
    it: 'Troppo lungo: {value}, al massimo {most}.',
    fi: 'Liian pitkä: {value}, enintään {most}.',
  },
  'too-small': {
    en: '{value} is too little: at least {least}.',
    it: '{value} è troppo poco: almeno {least}.',
    fi: '{value} on liian vähän: vähintään {least}.',
  },
  'not-above': {
    en: '{value} is too little: it must be more than {least}.',
    it: '{value} è troppo poco: deve essere più di {least}.',
    fi: '{value} on liian vähän: sen on oltava enemmän kuin {least}.',
  },
  'too-big': {
    en: '{value} is too much: at most {most}.',
    it: '{value} è troppo: al massimo {most}.',
    fi: '{value} on liikaa: enintään {most}.',
  },
  'duplicate-id': {
    en: 'Two creatures have the id “{id}”.',
    it: 'Due creature hanno l’id “{id}”.',
    fi: 'Kahdella olennolla on sama tunnus ”{id}”.',
  },
  'two-kinds': {
    en: 'A step does one thing, and this one does several: {found}.',
    it: 'Un passo fa una cosa sola, e questo ne fa diverse: {found}.',
    fi: 'Askel tekee yhden asian, mutta tämä tekee useita: {found}.',
  },
  'no-kind': {
    en: 'A step says what it does with one of these: {allowed}.',
    it: 'Un passo dice che cosa fa con uno di questi: {allowed}.',
    fi: 'Askel kertoo tekonsa jollakin näistä: {allowed}.',
  },
  'not-a-chance': {
    en: '“{value}” is no exact number. Write 27/50, 0.54, 54% or 1.',
    it: '“{value}” non è un numero esatto. Scrivi 27/50, 0.54, 54% o 1.',
    fi: '”{value}” ei ole tarkka luku. Kirjoita 27/50, 0.54, 54% tai 1.',
  },
  'too-deep': {
    en: 'Nested too deep.',
    it: 'Annidato troppo in profondità.',
    fi: 'Liian monta sisäkkäistä tasoa.',
  },
  'not-plain': {
    en: 'This is not plain data: {received}.',
    it: 'Questo non è un dato semplice: {received}.',
    fi: 'Tämä ei ole tavallista tietoa: {received}.',
  },
  'not-finite': {
    en: '{received} is no finite number.',
    it: '{received} non è un numero finito.',
    fi: '{received} ei ole äärellinen luku.',
  },
  unfit: {
    en: 'Does not fit: {says}.',
    it: 'Non va bene: {says}.',
    fi: 'Ei kelpaa: {says}.',
  },
} as const satisfies Readonly<Record<string, Words>>;
export type FaultCode = keyof typeof FAULTS;

const DID_YOU_MEAN: Words = {
  en: 'Did you mean “{near}”?',
  it: 'Intendevi “{near}”?',
  fi: 'Tarkoititko ”{near}”?',
};

const KINDS: Readonly<Record<string, Words>> = {
  string: { en: 'text', it: 'un testo', fi: 'teksti' },
  number: { en: 'a number', it: 'un numero', fi: 'luku' },
  int: { en: 'a whole number', it: 'un numero intero', fi: 'kokonaisluku' },
  boolean: { en: 'true or false', it: 'true o false', fi: 'true tai false' },
  array: { en: 'a list', it: 'una lista', fi: 'luettelo' },
  object: { en: 'a group of keys', it: 'un gruppo di chiavi', fi: 'joukko avaimia' },
  record: { en: 'a group of keys', it: 'un gruppo di chiavi', fi: 'joukko avaimia' },
  null: { en: 'nothing', it: 'niente', fi: 'ei mitään' },
  undefined: { en: 'nothing', it: 'niente', fi: 'ei mitään' },
  or: { en: ' or ', it: ' o ', fi: ' tai ' },
};

/** Something that does not fit in what a person wrote: where, why, and what would. */
export interface Fault {
  readonly at: Place;
  readonly code: FaultCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** What a schema of the system says by itself. */
  readonly says?: Words;
  /** What was probably meant. */
  readonly near?: string;
}

/** `steps[2].do.weapon` */
export function showPlace(at: Place): string {
  const shown = at.map((key, i) =>
    typeof key === 'number'
      ? `[${key}]`
      : `${i > 0 ? '.' : ''}${/^[^.[\]\s]+$/.test(key) ? key : `"${key}"`}`,
  );
  return shown.join('');
}

/** The fault in words, without its place. */
export function faultWords({ code, params, says, near }: Fault, language: Language): string {
  const own = says ? { says: says[language] } : {};
  const told = { ...params, ...kindsNamed(params, language), ...own };
  const whole = say({ words: FAULTS[code], with: told }, language, asItIs);
  return near === undefined ? whole : `${whole} ${meantWords(near, language)}`;
}

/** `Did you mean “anna”?` */
export const meantWords = (near: string, language: Language): string =>
  say({ words: DID_YOU_MEAN, with: { near } }, language, asItIs);

const asItIs = (value: string): string => value;

/** Kinds of data are named in the reader's language; everything else stays as it was written. */
function kindsNamed(params: Fault['params'], language: Language): Fault['params'] {
  const named = ['expected', 'received', 'kinds'].flatMap((key) => {
    const value = params[key];
    return typeof value === 'string' ? [[key, kindNames(value, language)] as const] : [];
  });
  return Object.fromEntries(named);
}

const kindNames = (kinds: string, language: Language): string =>
  kinds
    .split('|')
    .map((kind) => (Object.hasOwn(KINDS, kind) ? KINDS[kind]?.[language] : undefined) ?? kind)
    .join(KINDS.or?.[language] ?? '|');

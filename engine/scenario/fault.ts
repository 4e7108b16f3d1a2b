import { type Language, say, type Words } from '@arbitro/kernel';

export type Place = readonly (string | number)[];

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
  'not-allowed': {
    en: '“{value}” is not possible here. Allowed: {allowed}.',
    it: '“{value}” qui non è possibile. Ammesso: {allowed}.',
    fi: '”{value}” ei käy tähän. Sallittua: {allowed}.',
  },
  'too-small': {
    en: '{value} is too little: at least {least}.',
    it: '{value} è troppo poco: almeno {least}.',
    fi: '{value} on liian vähän: vähintään {least}.',
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
export function faultWords({ code, params, near }: Fault, language: Language): string {
  const says = say({ words: FAULTS[code], with: params }, language, kindName(code, language));
  return near === undefined
    ? says
    : `${says} ${say({ words: DID_YOU_MEAN, with: { near } }, language, asItIs)}`;
}

const asItIs = (value: string): string => value;

/** Kinds of data are named in the reader's language; everything else stays as it was written. */
const kindName =
  (code: FaultCode, language: Language) =>
  (value: string): string =>
    code === 'wrong-type' || code === 'missing' || code === 'not-plain'
      ? value
          .split('|')
          .map((kind) => KINDS[kind]?.[language] ?? kind)
          .join(KINDS.or?.[language] ?? '|')
      : value;

/** The word of the list that a slip of the finger or two would make of this one. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3));
  let best: { readonly word: string; readonly slips: number } | undefined;
  for (const candidate of words) {
    const slips = slipsBetween(word.toLowerCase(), candidate.toLowerCase());
    if (slips <= most && (best === undefined || slips < best.slips)) best = { word: candidate, slips };
  }
  return best?.word;
}

/** Letters added, left out, changed or swapped with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) rows.push(nextRow(a, b, rows));
  return rows[a.length]![b.length]!;
}

function nextRow(a: string, b: string, rows: readonly (readonly number[])[]): number[] {
  const i = rows.length;
  const above = rows[i - 1]!;
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const changed = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
    const least = Math.min(changed, above[j]! + 1, row[j - 1]! + 1);
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(swapped ? Math.min(least, rows[i - 2]![j - 2]! + 1) : least);
  }
  return row;
}

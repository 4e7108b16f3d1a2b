import { type Language, type Namer, say, type Words } from './words.ts';

/** A kind of refusal: its HTTP status, and its text. */
export interface RefusalKind {
  readonly status: number;
  readonly says: Words;
}
/** Every refusal of a system by its code, in three languages. */
export type RefusalBook = Readonly<Record<string, RefusalKind>>;

/** Builds the refusals of a system from their texts and the HTTP status of each code. */
export const refusalBook = <Code extends string>(
  says: { readonly [C in Code]: Words },
  statuses: { readonly [C in Code]: number },
): { readonly [C in Code]: RefusalKind } =>
  Object.fromEntries(
    Object.entries<number>(statuses).map(([code, status]) => [code, { status, says: says[code as Code] }]),
  ) as { readonly [C in Code]: RefusalKind };

/** A refusal, as a value. Errors that only our own code can cause throw instead. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The refusals that all systems share. A system adds its own in its `refusals`. */
export const REFUSALS = {
  'no-such-creature': {
    status: 404,
    says: {
      en: 'Nobody here is called {id}.',
      it: 'Qui nessuno si chiama {id}.',
      fi: 'Täällä ei ole ketään nimeltä {id}.',
    },
  },
  'no-such-target': {
    status: 422,
    says: {
      en: '{on} is no target for this.',
      it: '{on} non è un bersaglio possibile.',
      fi: '{on} ei kelpaa kohteeksi.',
    },
  },
  'not-your-turn': {
    status: 403,
    says: {
      en: 'It is {whose}’s turn, not {who}’s.',
      it: 'Non è il turno di {who}: ora agisce {whose}.',
      fi: '{who} ei ole vuorossa: nyt toimii {whose}.',
    },
  },
  'cannot-act': {
    status: 422,
    says: {
      en: '{who} cannot act now: {status}.',
      it: '{who} ora non può agire: {status}.',
      fi: '{who} ei voi nyt toimia: {status}.',
    },
  },
  'named-twice': {
    status: 422,
    says: {
      en: '{who} is named twice.',
      it: '{who} compare due volte.',
      fi: '{who} on mainittu kahdesti.',
    },
  },
  'fight-on': {
    status: 409,
    says: {
      en: 'A fight is on already.',
      it: 'C’è già un combattimento in corso.',
      fi: 'Taistelu on jo käynnissä.',
    },
  },
  'no-fight': {
    status: 409,
    says: { en: 'No fight is on.', it: 'Nessun combattimento in corso.', fi: 'Taistelua ei ole käynnissä.' },
  },
  'in-fight-already': {
    status: 409,
    says: {
      en: '{who} is in the fight already.',
      it: '{who} partecipa già al combattimento.',
      fi: '{who} on jo mukana taistelussa.',
    },
  },
  'not-in-fight': {
    status: 422,
    says: {
      en: '{who} takes no part in the fight.',
      it: '{who} non partecipa al combattimento.',
      fi: '{who} ei ole mukana taistelussa.',
    },
  },
  'one-side': {
    status: 422,
    says: {
      en: 'A fight needs two sides with somebody up.',
      it: 'Un combattimento richiede due schieramenti con qualcuno in piedi.',
      fi: 'Taisteluun tarvitaan kaksi puolta, joilla on joku pystyssä.',
    },
  },
  'answer-does-not-fit': {
    status: 422,
    says: {
      en: '“{answer}” does not answer “{label}” ({who}). Allowed: {allowed}.',
      it: '“{answer}” non risponde a “{label}” ({who}). Ammesso: {allowed}.',
      fi: '”{answer}” ei vastaa kysymykseen ”{label}” ({who}). Sallittua: {allowed}.',
    },
  },
} as const satisfies RefusalBook;

/**
 * Creates a function that builds a refusal with its parameters, of a kind in `book` or of those that all systems share.
 */
export function refuser<B extends RefusalBook>(_book: B) {
  return (code: (keyof B | keyof typeof REFUSALS) & string, params: Refusal['params'] = {}): Refusal => ({
    code,
    params,
  });
}
/** Builds a refusal from its code and parameters. */
export const refuse = refuser(REFUSALS);

export interface Spoken {
  readonly language: Language;
  readonly name: Namer;
}

/** Returns the text of a refusal. */
export function refusalWords(
  own: RefusalBook,
  { code, params }: Refusal,
  { language, name }: Spoken,
): string {
  const kind = own[code] ?? (REFUSALS as RefusalBook)[code];
  if (!kind) throw new Error(`no refusal is called ${code}`);
  return say({ words: kind.says, with: params }, language, name);
}

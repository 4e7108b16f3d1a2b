import {
  type AnyWorld,
  type Ask,
  type Json,
  type Language,
  type Namer,
  type Refusal,
  refusalWords,
  SOMEONE,
  SOMEONE_WORDS,
  type System,
  say,
  type Words,
} from '@arbitro/kernel';
import { EVERYBODY, NOBODY } from '@arbitro/odds';
import { askWords } from './asking.ts';
import { belongings, calledIn } from './called.ts';
import { meantWords } from './fault.ts';
import type { Difference, Unmatched } from './match.ts';
import { nearest } from './nearest.ts';

/** How an expectation can fail, in three languages. */
export const FAILURES = {
  differs: {
    en: '{path}: expected {expected}, found {actual}',
    it: '{path}: atteso {expected}, trovato {actual}',
    fi: '{path}: odotettu {expected}, löytyi {actual}',
  },
  'no-match': {
    en: '{path}: nothing after the one before matches {expected}. There was: {found}',
    it: '{path}: dopo il precedente niente corrisponde a {expected}. C’era: {found}',
    fi: '{path}: mikään edellisen jälkeen ei vastaa kuvausta {expected}. Oli: {found}',
  },
  'no-match-but': {
    en: '{path}: expected {expected}. The nearest was {found}',
    it: '{path}: atteso {expected}. Il più vicino era {found}',
    fi: '{path}: odotettu {expected}. Lähin oli {found}',
  },
  'unwanted-event': {
    en: '{path}: this should not have happened: {found}',
    it: '{path}: questo non doveva accadere: {found}',
    fi: '{path}: tätä ei olisi pitänyt tapahtua: {found}',
  },
  refused: {
    en: 'refused ({code}): {says}',
    it: 'rifiutato ({code}): {says}',
    fi: 'evätty ({code}): {says}',
  },
  'not-refused': {
    en: 'expect.refused: expected the refusal {expected}, but it was done',
    it: 'expect.refused: atteso il rifiuto {expected}, ma l’azione è riuscita',
    fi: 'expect.refused: odotettu epäys {expected}, mutta se tehtiin',
  },
  'not-refused-at-all': {
    en: 'expect.refused: expected a refusal, but it was done',
    it: 'expect.refused: atteso un rifiuto, ma l’azione è riuscita',
    fi: 'expect.refused: odotettu epäys, mutta se tehtiin',
  },
  'scarce-dice': {
    en: '{answer} is too few dice for {asked}. The dice of one roll are one answer: [[3, 5]] is a roll of two dice, [3, 5] are two rolls',
    it: '{answer}: troppo pochi dadi per {asked}. I dadi di un tiro sono una sola risposta: [[3, 5]] è un tiro di due dadi, [3, 5] sono due tiri',
    fi: '{answer}: liian vähän noppia, kysyttiin {asked}. Yhden heiton nopat ovat yksi vastaus: [[3, 5]] on kahden nopan heitto, [3, 5] on kaksi heittoa',
  },
  asked: {
    en: 'the answers ran out. Asked: {asked}',
    it: 'le risposte sono finite. Domanda: {asked}',
    fi: 'vastaukset loppuivat. Kysyttiin: {asked}',
  },
  'not-asked': {
    en: 'expect.asks: expected a question, but nothing more was asked',
    it: 'expect.asks: attesa una domanda, ma non è stato chiesto altro',
    fi: 'expect.asks: odotettu kysymys, mutta mitään ei enää kysytty',
  },
  'left-over': {
    en: 'answers: {count} {count, plural, one {answer was} other {answers were}} not asked for; the first is {answer}',
    it: 'answers: {count} {count, plural, one {risposta non richiesta} other {risposte non richieste}}; la prima è {answer}',
    fi: 'answers: {count} {count, plural, one {vastaus} other {vastausta}} jäi käyttämättä; ensimmäinen on {answer}',
  },
  chance: {
    en: 'expect.{name}: expected {expected}, found {actual}. Known: {known}',
    it: 'expect.{name}: atteso {expected}, trovato {actual}. Noti: {known}',
    fi: 'expect.{name}: odotettu {expected}, löytyi {actual}. Tunnetut: {known}',
  },
  'no-such-chance': {
    en: 'expect.{name}: nothing is called so here. Known: {known}.',
    it: 'expect.{name}: qui niente si chiama così. Noti: {known}.',
    fi: 'expect.{name}: mikään tässä ei ole sen niminen. Tunnetut: {known}.',
  },
  'endless-odds': {
    en: 'this can go in more ways than can be counted, so there are no exact odds of it',
    it: 'i modi in cui può andare sono più di quanti se ne possano contare: non ci sono probabilità esatte',
    fi: 'tässä on enemmän mahdollisia kulkuja kuin voidaan laskea, joten tarkkoja todennäköisyyksiä ei ole',
  },
  'policy-unused': {
    en: 'policy.{label}: nobody asked this. Asked: {asked}',
    it: 'policy.{label}: nessuno l’ha chiesto. Domande: {asked}',
    fi: 'policy.{label}: tätä ei kysytty. Kysyttiin: {asked}',
  },
  'no-fight': {
    en: 'no fight has begun',
    it: 'nessun combattimento è cominciato',
    fi: 'taistelua ei ole aloitettu',
  },
  endless: {
    en: 'the fight is not over after {turns} {turns, plural, one {turn} other {turns}}',
    it: 'il combattimento non è finito dopo {turns} {turns, plural, one {turno} other {turni}}',
    fi: 'taistelu ei ole ohi {turns} vuoron jälkeen',
  },
  stuck: {
    en: 'the fight is stuck after {turns} {turns, plural, one {turn} other {turns}}: {says}',
    it: 'il combattimento si è bloccato dopo {turns} {turns, plural, one {turno} other {turni}}: {says}',
    fi: 'taistelu jumiutui {turns} vuoron jälkeen: {says}',
  },
  'no-seed': {
    en: 'dice must be thrown here, and there is no seed: give one in the file (seed:) or with --seed',
    it: 'qui si lanciano dadi e manca un seme: indicalo nel file (seed:) o con --seed',
    fi: 'tässä heitetään noppia, mutta siemen puuttuu: anna se tiedostossa (seed:) tai valitsimella --seed',
  },
  'nothing-to-undo': {
    en: 'only {done} {done, plural, one {step was} other {steps were}} done before',
    it: 'prima {done, plural, one {è stato fatto} other {sono stati fatti}} solo {done} {done, plural, one {passo} other {passi}}',
    fi: 'tätä ennen on tehty vain {done} {done, plural, one {askel} other {askelta}}',
  },
} as const satisfies Readonly<Record<string, Words>>;
export type FailureCode = keyof typeof FAILURES;

/** An expectation that did not come true, or a step that could not be taken. */
export interface Failure {
  readonly code: FailureCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Its words are the system's, so they are found when the failure is told. */
  readonly refusal?: Refusal;
  /** What was asked when the answers had run out. */
  readonly ask?: Ask;
  /** What was probably meant. */
  readonly near?: string;
  /** Most likely a consequence of the first failure of the same step. */
  readonly follows?: true;
}

/**
 * The failures of one step, compared in stages of which each leads to the next: dice to events, events to the world.
 * All but the first are marked as its consequences; differences of the world alone are independent of each other.
 */
export function markConsequences(
  stages: readonly (readonly Failure[])[],
  world: readonly Failure[],
): readonly Failure[] {
  const [cause, ...others] = stages.flat();
  if (!cause) return world;
  return [cause, ...[...others, ...world].map((failure) => ({ ...failure, follows: true as const }))];
}

/** A refusal that nobody expected; of a creature that is not there, with the one that was probably meant. */
export function refusedFailure(refusal: Refusal, { creatures }: AnyWorld): Failure {
  const { code, params } = refusal;
  const ids = creatures.map(({ id }) => id);
  const near = code === 'no-such-creature' ? nearest(String(params.id), ids) : undefined;
  return { code: 'refused', params: { code }, refusal, ...(near !== undefined && { near }) };
}

/** A failure in words. */
export function failureWords(
  { code, params, refusal, ask, near }: Failure,
  {
    system,
    world,
    language,
  }: { readonly system: System; readonly world: AnyWorld; readonly language: Language },
): string {
  const name = namer(system, world, language);
  const says = refusal ? refusalWords(system.refusals, refusal, { language, name }) : '—';
  const asked = ask ? askWords(ask, name) : '—';
  const whole = say({ words: FAILURES[code], with: { says, asked, ...params } }, language, (value) => value);
  return near === undefined ? whole : `${whole} ${meantWords(near, language)}`;
}

/** How things are called at this table: creatures, what they have and what lies about by name, terms by their word. */
export function namer(system: System, world: Pick<AnyWorld, 'creatures'>, language: Language): Namer {
  const known = (value: string): string | undefined => {
    if (value === SOMEONE) return SOMEONE_WORDS[language];
    const somebody = world.creatures.find(({ id }) => id === value);
    if (somebody) return calledIn(system, somebody, language);
    const owned = belongings(world).find(({ id }) => id === value)?.name;
    return system.face.terms[value]?.[language] ?? owned ?? SEVERAL_WORDS.get(value)?.[language];
  };
  const called: Namer = (value) => known(value) ?? ofWhat(value, known, called) ?? value;
  return called;
}

/** Whom the odds of several speak of. */
const SEVERAL_WORDS: ReadonlyMap<string, Words> = new Map([
  [EVERYBODY, { en: 'everybody', it: 'tutti', fi: 'kaikki' }],
  [NOBODY, { en: 'nobody', it: 'nessuno', fi: 'ei kukaan' }],
]);

/** `parry:sword` as “parry (sword)”: a term, and what or whom it is about; several answers stay as they are typed. */
function ofWhat(
  value: string,
  known: (value: string) => string | undefined,
  called: Namer,
): string | undefined {
  const [, term = '', what = ''] = /^([^:\s]+):(\S.*)$/su.exec(value) ?? [];
  const head = what.includes(' | ') ? undefined : known(term);
  return head === undefined ? undefined : `${head} (${called(what)})`;
}

export const shown = (value: Json | undefined): string => (value === undefined ? '—' : JSON.stringify(value));

export const differs = (under: string, { path, expected, actual }: Difference): Failure => ({
  code: 'differs',
  params: {
    path: path.startsWith('[') ? `${under}${path}` : [under, path].filter((part) => part !== '').join('.'),
    expected: shown(expected),
    actual: shown(actual),
  },
});

export function noMatch(under: string, { at, expected, nearest }: Unmatched, kinds: string): Failure {
  const path = `${under}[${at}]`;
  const [code, found] = nearest
    ? (['no-match-but', shown(nearest.thing)] as const)
    : (['no-match', kinds] as const);
  return { code, params: { path, expected: shown(expected), found } };
}

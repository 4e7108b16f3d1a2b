import { formatSentence, type Language, type LocalizedText } from './localized-text.ts';
import { TEXT } from './text/index.ts';

export type DataPath = readonly (string | number)[];

/** The texts of faults in a file, in three languages. */
export const FAULTS = TEXT.faults;
export type FaultCode = keyof typeof FAULTS;

const KINDS: Readonly<Record<string, LocalizedText>> = TEXT.kinds;

/** An error in what a person wrote: where, why, and what would be valid. */
export interface Fault {
  readonly at: DataPath;
  readonly code: FaultCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** The message of the system's own schema. */
  readonly says?: LocalizedText;
  /** The nearest valid name. */
  readonly near?: string;
}

/** `steps[2].do.weapon` */
export function formatPath(dataPath: DataPath): string {
  const segments = dataPath.map((key, i) =>
    typeof key === 'number'
      ? `[${key}]`
      : `${i > 0 ? '.' : ''}${/^[^.[\]\s]+$/.test(key) ? key : `"${key}"`}`,
  );
  return segments.join('');
}

/** Returns the fault in words, after its place. */
export function formatFault(fault: Fault, language: Language): string {
  const position = formatPath(fault.at);
  return `${position === '' ? '' : `${position}: `}${explainFault(fault, language)}`;
}

/** Returns the fault in words, without its place. */
export function explainFault({ code, params, says, near }: Fault, language: Language): string {
  const ownText = says ? { says: says[language] } : {};
  const values = { ...params, ...translateKinds(params, language), ...ownText };
  const message = formatSentence({ words: FAULTS[code], with: values }, language, returnSame);
  return near === undefined ? message : `${message} ${describeSuggestion(near, language)}`;
}

/** `Did you mean “anna”?` */
export const describeSuggestion = (near: string, language: Language): string =>
  formatSentence({ words: TEXT.didYouMean, with: { near } }, language, returnSame);

const returnSame = (value: string): string => value;

/** Translates kinds of data into the reader's language; everything else stays as written. */
function translateKinds(params: Fault['params'], language: Language): Fault['params'] {
  const named = ['expected', 'received', 'kinds'].flatMap((key) => {
    const param = params[key];
    return typeof param === 'string' ? [[key, translateKindList(param, language)] as const] : [];
  });
  return Object.fromEntries(named);
}

const translateKindList = (kinds: string, language: Language): string =>
  kinds
    .split('|')
    .map((kind) => (Object.hasOwn(KINDS, kind) ? KINDS[kind]?.[language] : undefined) ?? kind)
    .join(KINDS.or?.[language] ?? '|');

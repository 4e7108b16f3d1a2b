import { formatSentence, type Language, type LocalizedText, type Namer } from './localized-text.ts';
import { TEXT } from './text/index.ts';

/** A kind of refusal: its HTTP status, and its text. */
export interface RefusalKind {
  readonly status: number;
  readonly says: LocalizedText;
}
/** Every refusal of a system by its code, in three languages. */
export type RefusalBook = Readonly<Record<string, RefusalKind>>;

/** The HTTP status of a well-formed request that the rules do not allow. */
const UNPROCESSABLE = 422;

/** Builds the refusals of a system from their texts, and from their HTTP statuses where these are not 422. */
export const buildRefusalBook = <Code extends string>(
  texts: { readonly [C in Code]: LocalizedText },
  statuses: { readonly [C in Code]?: number } = {},
): { readonly [C in Code]: RefusalKind } =>
  Object.fromEntries(
    Object.entries<LocalizedText>(texts).map(([code, says]) => [
      code,
      { status: statuses[code as Code] ?? UNPROCESSABLE, says },
    ]),
  ) as { readonly [C in Code]: RefusalKind };

/** A refusal, as a value. Errors that only our own code can cause throw instead. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The refusals every system shares. A system adds its own in its `refusals`. */
export const REFUSALS = buildRefusalBook(TEXT.refusals, {
  'no-such-creature': 404,
  'not-your-turn': 403,
  'fight-on': 409,
  'no-fight': 409,
  'in-fight-already': 409,
});

/** Creates a function that builds a refusal with its parameters, of a kind in `book` or of those that all systems share. */
export function createRefuser<B extends RefusalBook>(_book: B) {
  return (code: (keyof B | keyof typeof REFUSALS) & string, params: Refusal['params'] = {}): Refusal => ({
    code,
    params,
  });
}
/** Builds a refusal from its code and parameters. */
export const refuse = createRefuser(REFUSALS);

export interface NamingContext {
  readonly language: Language;
  readonly name: Namer;
}

/** Returns the text of a refusal. */
export function describeRefusal(
  systemRefusals: RefusalBook,
  { code, params }: Refusal,
  { language, name }: NamingContext,
): string {
  const kind = systemRefusals[code] ?? (REFUSALS as RefusalBook)[code];
  if (!kind) throw new Error(`no refusal is called ${code}`);
  return formatSentence({ words: kind.says, with: params }, language, name);
}

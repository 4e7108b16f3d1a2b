import type { Json } from './json.ts';
import type { Reason } from './reasons.ts';
import type { Words } from './words.ts';

/** A part of a sheet as people read it. */
export interface CharacterSection {
  readonly title: Words;
  readonly kind: 'numbers' | 'list' | 'text';
  readonly fields: readonly CharacterField[];
}

export interface CharacterField {
  /** A term in every language, or a name the table gave: a sword, a statistic. */
  readonly label: Words | string;
  /** A string is a term of the face, or free text. */
  readonly value: number | string | null;
  readonly rule: string;
  /** Where the number comes from when it is made of parts, as the rules reckon it. */
  readonly because: readonly Reason[];
  /** The action that rolls it, whole but for slots that the offers have. */
  readonly rolls?: { readonly type: string; readonly [key: string]: Json };
  /** The path of the raw value in the sheet, where its owner may write another. */
  readonly path?: string;
  /** A short second line: “1d6+2, reach 1”. */
  readonly detail?: Words | string;
}

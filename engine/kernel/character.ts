import type { Json } from './json.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Reason } from './reasons.ts';

/** A section of a sheet, for display. */
export interface CharacterSection {
  readonly title: LocalizedText;
  readonly kind: 'numbers' | 'list' | 'text';
  readonly fields: readonly CharacterField[];
}

export interface CharacterField {
  /** A term in every language, or a name given at the table: a sword, a statistic. */
  readonly label: LocalizedText | string;
  /** A string is a term of the presentation, or free text. */
  readonly value: number | string | null;
  readonly rule: string;
  /** The parts that the number is computed from. */
  readonly because: readonly Reason[];
  /** The action that rolls it, complete except for slots that the offers have. */
  readonly rolls?: { readonly type: string; readonly [key: string]: Json };
  /** The path of the raw value in the sheet, where its owner may edit it. */
  readonly path?: string;
  /** A short second line: “1d6+2, reach 1”. */
  readonly detail?: LocalizedText | string;
}

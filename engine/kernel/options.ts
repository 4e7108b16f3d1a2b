import type { Words } from './words.ts';

export type Setting = string | number | boolean;

/** A switch of the rules with a closed list of settings. */
export interface Switch {
  readonly kind: 'switch';
  readonly rule: string;
  readonly title: Words;
  readonly default: Setting;
  /** Each setting and what it means at the table, the default first. */
  readonly settings: readonly { readonly value: Setting; readonly says: Words }[];
}

/** A list of whole numbers that the table fills in, such as thresholds. */
export interface NumberList {
  readonly kind: 'numbers';
  readonly rule: string;
  readonly title: Words;
  readonly default: readonly number[];
  /** Each number must be greater than the one before it. */
  readonly ascending?: boolean;
  readonly says: Words;
}

/** One thing that tables may play otherwise. */
export type Option = Switch | NumberList;
/** All options of a system, by name. */
export type OptionBook = Readonly<Record<string, Option>>;

type Chosen<O extends Option> = O extends {
  readonly kind: 'switch';
  readonly settings: infer S extends readonly { value: Setting }[];
}
  ? S[number]['value']
  : readonly number[];

/** What a table has chosen: one value for each option of the book. */
export type OptionsOf<B extends OptionBook> = { readonly [K in keyof B]: Chosen<B[K]> };

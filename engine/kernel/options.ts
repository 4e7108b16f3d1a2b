import { isFields } from './json.ts';
import type { LocalizedText } from './localized-text.ts';

export type Setting = string | number | boolean;

/** Custom values that a table may set besides the listed ones. */
export interface CustomValues {
  /** Whole numbers within these limits. */
  readonly numbers?: { readonly least: number; readonly most: number };
  /** Dice, as in `2d4` or `1d6+1`. */
  readonly dice?: true;
  /** A description of the allowed values. */
  readonly about: LocalizedText;
  /** Returns what such a value means at the table. */
  readonly says: (figure: string | number) => LocalizedText;
}

/** An option with a list of settings, closed unless custom values are allowed too. */
export interface Switch {
  readonly kind: 'switch';
  readonly rule: string;
  readonly title: LocalizedText;
  readonly default: Setting;
  /** Each setting and what it means at the table, the default first. */
  readonly settings: readonly { readonly value: Setting; readonly says: LocalizedText }[];
  readonly others?: CustomValues;
}

/** The texts of settings, with none for a value that is not listed. */
type SettingTexts<Texts, V extends Setting> = Texts & {
  readonly [K in keyof Texts as K extends string | number
    ? `${K}` extends `${V}`
      ? never
      : K
    : never]: never;
};

/** Builds an option from its texts; the first value is the default. */
export const buildSwitch = <
  const R extends string,
  const List extends readonly [Setting, Setting, ...Setting[]],
  Texts extends { readonly [K in `${List[number]}`]: LocalizedText },
>(
  rule: R,
  {
    title,
    settings,
  }: { readonly title: LocalizedText; readonly settings: SettingTexts<Texts, List[number]> },
  values: List,
) =>
  ({
    kind: 'switch',
    rule,
    title,
    default: values[0],
    settings: values.map((value: List[number]) => ({ value, says: settings[`${value}`] as LocalizedText })),
  }) as const;

/** A list of whole numbers set by the table, such as thresholds. */
export interface NumberList {
  readonly kind: 'numbers';
  readonly rule: string;
  readonly title: LocalizedText;
  readonly default: readonly number[];
  /** Each number must be greater than the one before it. */
  readonly ascending?: boolean;
  readonly says: LocalizedText;
}

/** A rule that tables can change. */
export type Option = Switch | NumberList;
/** All options of a system, by name. */
export type OptionBook = Readonly<Record<string, Option>>;

type OptionValue<O extends Option> = O extends {
  readonly kind: 'switch';
  readonly settings: infer S extends readonly { value: Setting }[];
}
  ? S[number]['value'] | CustomValueOf<O>
  : readonly number[];

type CustomValueOf<O extends Option> =
  | (O extends { readonly others: { readonly numbers: object } } ? number : never)
  | (O extends { readonly others: { readonly dice: true } } ? string : never);

/** The choices of a table: one value for each option of the book. */
export type OptionsOf<B extends OptionBook> = { readonly [K in keyof B]: OptionValue<B[K]> };

const DICE_VALUE = /^(?:[1-9]\d?)?d(?:[2-9]|[1-9]\d|100)(?:[+-][1-9]\d?)?$/u;

/** Returns true if it is an allowed custom value. */
export function isCustomValue({ numbers, dice }: CustomValues, input: unknown): input is string | number {
  if (typeof input === 'string') return dice === true && DICE_VALUE.test(input);
  if (typeof input !== 'number' || !numbers) return false;
  return Number.isInteger(input) && input >= numbers.least && input <= numbers.most;
}

/** Parses written text as a custom value: `12`, `−10`, `1d6+1`. */
export function parseCustomValue(figures: CustomValues, text: string): string | number | undefined {
  const plain = text.trim().replaceAll('−', '-').toLowerCase();
  const figure = /^[+-]?\d+$/u.test(plain) ? Number(plain) : plain;
  return isCustomValue(figures, figure) ? figure : undefined;
}

/** Returns the available settings: all listed, and the current one if it is not listed. */
export function listSwitchSettings({ settings, others }: Switch, now: unknown): Switch['settings'] {
  if (!others || settings.some(({ value }) => value === now) || !isCustomValue(others, now)) return settings;
  return [...settings, { value: now, says: others.says(now) }];
}

/** Returns the setting with this value, listed or custom. */
export const findSetting = (option: Switch, value: unknown): Switch['settings'][number] | undefined =>
  listSwitchSettings(option, value).find((setting) => setting.value === value);

/** Sets the default for options that did not exist when the world was stored. */
export function fillMissingOptions<World extends { readonly options: unknown }>(
  { options: book }: { readonly options: OptionBook },
  world: World,
): World {
  const chosen = world.options;
  if (!isFields(chosen)) return world;
  const missing = Object.entries(book).filter(([name]) => !Object.hasOwn(chosen, name));
  if (missing.length === 0) return world;
  const fallback = Object.fromEntries(missing.map(([name, option]) => [name, option.default]));
  return { ...world, options: { ...chosen, ...fallback } };
}

import { isFields } from './json.ts';
import type { Words } from './words.ts';

export type Setting = string | number | boolean;

/** Figures that a table may set besides those listed. */
export interface Figures {
  /** Whole numbers, from the least to the most. */
  readonly numbers?: { readonly least: number; readonly most: number };
  /** Dice, as in `2d4` or `1d6+1`. */
  readonly dice?: true;
  /** Which they are. */
  readonly about: Words;
  /** What one of them means at the table. */
  readonly says: (figure: string | number) => Words;
}

/** A switch of the rules with a list of settings, closed unless other figures are let in too. */
export interface Switch {
  readonly kind: 'switch';
  readonly rule: string;
  readonly title: Words;
  readonly default: Setting;
  /** Each setting and what it means at the table, the default first. */
  readonly settings: readonly { readonly value: Setting; readonly says: Words }[];
  readonly others?: Figures;
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
  ? S[number]['value'] | Figure<O>
  : readonly number[];

type Figure<O extends Option> =
  | (O extends { readonly others: { readonly numbers: object } } ? number : never)
  | (O extends { readonly others: { readonly dice: true } } ? string : never);

/** What a table has chosen: one value for each option of the book. */
export type OptionsOf<B extends OptionBook> = { readonly [K in keyof B]: Chosen<B[K]> };

const DICE = /^(?:[1-9]\d?)?d(?:[2-9]|[1-9]\d|100)(?:[+-][1-9]\d?)?$/u;

/** Whether it is one of the figures. */
export function isFigure({ numbers, dice }: Figures, given: unknown): given is string | number {
  if (typeof given === 'string') return dice === true && DICE.test(given);
  if (typeof given !== 'number' || !numbers) return false;
  return Number.isInteger(given) && given >= numbers.least && given <= numbers.most;
}

/** What somebody wrote, as one of the figures: `12`, `−10`, `1d6+1`. */
export function figureIn(figures: Figures, written: string): string | number | undefined {
  const plain = written.trim().replaceAll('−', '-').toLowerCase();
  const figure = /^[+-]?\d+$/u.test(plain) ? Number(plain) : plain;
  return isFigure(figures, figure) ? figure : undefined;
}

/** What there is to choose from: all that is listed, and what is set now where it is not. */
export function choicesOf({ settings, others }: Switch, now: unknown): Switch['settings'] {
  if (!others || settings.some(({ value }) => value === now) || !isFigure(others, now)) return settings;
  return [...settings, { value: now, says: others.says(now) }];
}

/** The setting that has this value, listed or not. */
export const settingWith = (option: Switch, value: unknown): Switch['settings'][number] | undefined =>
  choicesOf(option, value).find((one) => one.value === value);

/** A world that was kept before an option existed does not name it: it is played by the default. */
export function withAllOptions<World extends { readonly options: unknown }>(
  { options: book }: { readonly options: OptionBook },
  world: World,
): World {
  const chosen = world.options;
  if (!isFields(chosen)) return world;
  const missing = Object.entries(book).filter(([name]) => !Object.hasOwn(chosen, name));
  if (missing.length === 0) return world;
  const usual = Object.fromEntries(missing.map(([name, option]) => [name, option.default]));
  return { ...world, options: { ...chosen, ...usual } };
}

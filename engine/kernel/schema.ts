import { z } from 'zod';
import type { Option, OptionBook, OptionsOf } from './options.ts';

/** The options of a table: those not set take the book's default, those unknown are refused. */
export function optionsSchema<B extends OptionBook>(book: B): z.ZodType<OptionsOf<B>> {
  const fields = Object.entries(book).map(([key, option]) => [key, optionSchema(option)] as const);
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<OptionsOf<B>>;
}

function optionSchema(option: Option): z.ZodType {
  if (option.kind === 'numbers') return z.array(z.int().nonnegative()).readonly().default(option.default);
  return z.literal(option.settings.map(({ value }) => value)).default(option.default);
}

export const wholeNumber = z.int();
export const countingNumber = z.int().nonnegative();
export const creatureId = z.string().min(1).max(60);

/** One thing or a list of them, always read as a list. */
export function oneOrMore<T extends z.ZodType<string>>(one: T) {
  return z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(one).min(1).readonly(),
  );
}

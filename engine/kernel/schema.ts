import { z } from 'zod';
import type { Json } from './json.ts';
import { plainName } from './names.ts';
import {
  type Figures,
  isFigure,
  type NumberList,
  type Option,
  type OptionBook,
  type OptionsOf,
  type Setting,
} from './options.ts';
import { same } from './question.ts';
import { TEXT } from './text/index.ts';
import { SOMEONE } from './veil.ts';
import { inEveryLanguage, type Language, type Words } from './words.ts';

/** The options of a table: those not set take the book's default, those unknown are refused. */
export function optionsSchema<B extends OptionBook>(book: B): z.ZodType<OptionsOf<B>> {
  const fields = Object.entries(book).map(([key, option]) => [key, optionSchema(option)] as const);
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<OptionsOf<B>>;
}

function optionSchema(option: Option): z.ZodType {
  if (option.kind === 'numbers') return numbersSchema(option);
  const listed = option.settings.map(({ value }) => value);
  const fitting = option.others ? figuresSchema(listed, option.others) : z.literal(listed);
  return z.preprocess((given) => meant(listed, given), fitting).default(option.default);
}

/** A setting goes by its words, however they are joined: `round-up` is `roundUp` too. */
function meant(listed: readonly Setting[], given: unknown): unknown {
  if (typeof given !== 'string' || listed.includes(given)) return given;
  return listed.find((one) => typeof one === 'string' && run(one) === run(given)) ?? given;
}
const run = (text: string): string => plainName(text).replaceAll(' ', '');

/** What is listed, or another figure that fits; whatever does not is told both. */
function figuresSchema(listed: readonly Setting[], others: Figures): z.ZodType {
  const about = (language: Language): string => others.about[language].replace(/\.$/u, '');
  const says = inEveryLanguage(
    (language) => `${TEXT.schema.mayBe[language]} ${listed.join(', ')}. ${about(language)}`,
  );
  return z
    .union([z.string(), z.number(), z.boolean()])
    .refine((given) => listed.includes(given) || isFigure(others, given), saying(says));
}

function numbersSchema({ ascending = false, default: usual }: NumberList): z.ZodType {
  const inOrder = (numbers: readonly number[]): boolean =>
    !ascending || numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? one));
  return z
    .array(z.int().nonnegative())
    .refine(inOrder, saying(TEXT.schema.ascending))
    .readonly()
    .default(usual);
}

/** What a refinement says in every language when it does not hold: `.refine(fits, saying(WORDS))`. */
export const saying = (says: Words, path: readonly string[] = []) => ({
  message: says.en,
  path: [...path],
  params: { says },
});

/** A whole number, as files hold it. */
export const wholeNumber = z.int();
/** A whole number that is not negative. */
export const countingNumber = z.int().nonnegative();

// a colon parts a fact from whom it is about: `hit:orso`
const UNFIT_FOR_ID = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069:]|^\s|\s$/u;
/** How files and people name a creature. */
export const creatureId = z
  .string()
  .min(1)
  .max(60)
  .refine((id) => !UNFIT_FOR_ID.test(id), saying(TEXT.schema.id))
  .refine((id) => id !== 'gm', saying(TEXT.schema.gmId))
  .refine((id) => id !== SOMEONE, saying(TEXT.schema.someoneId));
/** How somebody is called at the table. */
export const creatureName = z.string().min(1).max(200);

/**
 * The same schema for data that is never changed in place: what passed once is not checked again. A world with 200
 * creatures is checked whenever one of them is changed.
 */
export function checkedOnce<T>(schema: z.ZodType<T>): z.ZodType<T> {
  const passed = new WeakMap<object, T>();
  const checked = z.unknown().transform((given, context): T => {
    const isObject = typeof given === 'object' && given !== null;
    const known = isObject ? passed.get(given) : undefined;
    if (known !== undefined) return known;
    const read = schema.safeParse(given);
    if (read.success) {
      // given back itself where nothing was filled in: to compare the two takes no time then
      const data = same(given as Json, read.data as Json) ? (given as T) : read.data;
      if (isObject) passed.set(given, data);
      return data;
    }
    for (const issue of read.error.issues)
      context.issues.push({ ...issue, input: given } as z.core.$ZodRawIssue);
    return z.NEVER;
  });
  checkedSchemas.set(checked, schema);
  return checked;
}
const checkedSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>();
/** What a schema made by `checkedOnce` checks. */
export const checkedSchemaOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  checkedSchemas.get(schema);

/** A list, or one thing that stands for a list of it alone: it needs no brackets. */
export const listOrOne = <List extends z.ZodType<readonly unknown[]>>(list: List) =>
  z.preprocess(
    (given) => (given === undefined || given === null || Array.isArray(given) ? given : [given]),
    list,
  );

/** A list of at least one; of one alone without its brackets too. */
export const oneOrMore = <One extends z.ZodType>(one: One) => listOrOne(z.array(one).min(1).readonly());

/** Those who begin a fight, as each joins it; whoever has nothing to say beside is given by id alone. */
export const participantsBy = <Joining extends z.ZodType>(joining: Joining) =>
  z
    .array(z.preprocess((given) => (typeof given === 'string' ? { who: given } : given), joining))
    .min(2)
    .max(60)
    .optional();

import { z } from 'zod';
import type { Json } from './json.ts';
import { type Language, type LocalizedText, localize } from './localized-text.ts';
import { normalizeName } from './names.ts';
import {
  type CustomValues,
  isCustomValue,
  type NumberList,
  type Option,
  type OptionBook,
  type OptionsOf,
  type Setting,
} from './options.ts';
import { isEqualJson } from './question.ts';
import { SOMEONE } from './redact.ts';
import { TEXT } from './text/index.ts';

/** Returns the schema of a table's options: missing options get the book's default, unknown ones are refused. */
export function optionsSchema<B extends OptionBook>(book: B): z.ZodType<OptionsOf<B>> {
  const fields = Object.entries(book).map(([key, option]) => [key, optionSchema(option)] as const);
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<OptionsOf<B>>;
}

function optionSchema(option: Option): z.ZodType {
  if (option.kind === 'numbers') return numbersSchema(option);
  const listed = option.settings.map(({ value }) => value);
  const fitting = option.others ? customValuesSchema(listed, option.others) : z.literal(listed);
  return z.preprocess((input) => findSettingValue(listed, input), fitting).default(option.default);
}

/** Matches a setting by its words, however they are joined: `round-up` matches `roundUp`. */
function findSettingValue(listed: readonly Setting[], input: unknown): unknown {
  if (typeof input !== 'string' || listed.includes(input)) return input;
  return listed.find((item) => typeof item === 'string' && joinLetters(item) === joinLetters(input)) ?? input;
}
const joinLetters = (text: string): string => normalizeName(text).replaceAll(' ', '');

/** A listed value, or a valid custom value; the error names both. */
function customValuesSchema(listed: readonly Setting[], others: CustomValues): z.ZodType {
  const about = (language: Language): string => others.about[language].replace(/\.$/u, '');
  const localizedText = localize(
    (language) => `${TEXT.schema.mayBe[language]} ${listed.join(', ')}. ${about(language)}`,
  );
  return z
    .union([z.string(), z.number(), z.boolean()])
    .refine((input) => listed.includes(input) || isCustomValue(others, input), failWith(localizedText));
}

function numbersSchema({ ascending = false, default: fallback }: NumberList): z.ZodType {
  const inOrder = (numbers: readonly number[]): boolean =>
    !ascending || numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? value));
  return z
    .array(z.int().nonnegative())
    .refine(inOrder, failWith(TEXT.schema.ascending))
    .readonly()
    .default(fallback);
}

/** The error text of a refinement in every language: `.refine(isValid, failWith(TEXT.fault))`. */
export const failWith = (localizedText: LocalizedText, path: readonly (string | number)[] = []) => ({
  message: localizedText.en,
  path: [...path],
  params: { says: localizedText },
});

/** Reports a fault at a path below the value that is being parsed. */
export function addFault(
  context: { readonly issues: z.core.$ZodRawIssue[] },
  input: unknown,
  localizedText: LocalizedText,
  path: readonly (string | number)[] = [],
): void {
  context.issues.push({ code: 'custom', input, ...failWith(localizedText, path) });
}

/** What must hold for a sheet, the field that is at fault if it does not, and what is said then. */
export type SheetCheck<Sheet> = readonly [
  holds: (sheet: Sheet) => boolean,
  path: string,
  says: LocalizedText,
];

/** Returns a check for schemas that reports each condition that does not hold. */
export const checkAll =
  <Sheet>(checks: readonly SheetCheck<Sheet>[]) =>
  (context: z.core.ParsePayload<Sheet>): void => {
    for (const [holds, path, says] of checks)
      if (!holds(context.value)) addFault(context, context.value, says, [path]);
  };

/** A whole number, as files hold it. */
export const wholeNumber = z.int();
/** A whole number that is not negative. */
export const countingNumber = z.int().nonnegative();

// a colon separates a fact from the creature it is about: `hit:orso`
const FORBIDDEN_IN_ID = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069:]|^\s|\s$/u;
/** The id of a creature in files and commands. */
export const creatureId = z
  .string()
  .min(1)
  .max(60)
  .refine((id) => !FORBIDDEN_IN_ID.test(id), failWith(TEXT.schema.id))
  .refine((id) => id !== 'gm', failWith(TEXT.schema.gmId))
  .refine((id) => id !== SOMEONE, failWith(TEXT.schema.someoneId));
/** The display name of a creature. */
export const creatureName = z.string().min(1).max(200);

/**
 * The same schema for data that never changes in place: data that has passed is not checked again. A world with 200
 * creatures is checked whenever one of them changes.
 */
export function validateOnce<T>(schema: z.ZodType<T>): z.ZodType<T> {
  const passed = new WeakMap<object, T>();
  const checked = z.unknown().transform((input, context): T => {
    const isObject = typeof input === 'object' && input !== null;
    const known = isObject ? passed.get(input) : undefined;
    if (known !== undefined) return known;
    const parsed = schema.safeParse(input);
    if (parsed.success) {
      // the original itself where no default was filled in: comparing the two then takes no time
      const data = isEqualJson(input as Json, parsed.data as Json) ? (input as T) : parsed.data;
      if (isObject) passed.set(input, data);
      return data;
    }
    for (const issue of parsed.error.issues) context.issues.push({ ...issue, input } as z.core.$ZodRawIssue);
    return z.NEVER;
  });
  checkedSchemas.set(checked, schema);
  return checked;
}
const checkedSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>();
/** Returns the schema that a schema made by `validateOnce` checks. */
export const checkedSchemaOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  checkedSchemas.get(schema);

/** A list, or a single item without brackets. */
export const listOrSingle = <List extends z.ZodType<readonly unknown[]>>(list: List) =>
  z.preprocess(
    (input) => (input === undefined || input === null || Array.isArray(input) ? input : [input]),
    list,
  );

/** A list of at least one item; a single item needs no brackets. */
export const oneOrMore = <One extends z.ZodType>(item: One) => listOrSingle(z.array(item).min(1).readonly());

/** The creatures that begin a fight; a creature without further details is given by its id alone. */
export const participantsSchema = <Joining extends z.ZodType>(joining: Joining) =>
  z
    .array(z.preprocess((input) => (typeof input === 'string' ? { who: input } : input), joining))
    .min(2)
    .max(60)
    .optional();

import { fill, inEveryLanguage, type Language, type Words } from '@arbitro/kernel';
import type { z } from 'zod';
import { AC_SUM, MOST_LEVEL } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

/** Error texts for sheets and scenes. */
export const SHEET_FAULTS = {
  twice: TEXT.faults.twice,
  level: fill(TEXT.faults.level, { mostLevel: MOST_LEVEL }),
  dice: TEXT.faults.dice,
  armourClass: fill(TEXT.faults.armourClass, {}),
  armourSum: fill(TEXT.faults.armourSum, { acSum: AC_SUM }),
  hitPoints: TEXT.faults.hitPoints,
  status: TEXT.faults.status,
  routine: TEXT.faults.routine,
  casting: TEXT.faults.casting,
  room: TEXT.faults.room,
  area: TEXT.faults.area,
} as const satisfies Readonly<Record<string, Words>>;

type Listed = Readonly<Record<string, { readonly name: Words }>>;

/** The name in the reader's language, with the id where it differs. */
const listed = (known: Listed, language: Language): string =>
  Object.entries(known)
    .map(([id, { name }]) => (name[language].toLowerCase() === id ? id : `${id} (${name[language]})`))
    .join(', ');

/** The error for a name that matches none of these. */
export const unknown = (what: keyof typeof TEXT.faults.unknown, text: string, known: Listed): Words =>
  fill(TEXT.faults.unknown[what], { text, known: inEveryLanguage((language) => listed(known, language)) });

type Context = { readonly issues: z.core.$ZodRawIssue[] };

/** Reports an error at a path below the value being parsed. */
export function complain(context: Context, input: unknown, says: Words, path: readonly string[] = []): void {
  context.issues.push({ code: 'custom', input, path: [...path], message: says.en, params: { says } });
}

import { fillText, type Language, type LocalizedText, localize } from '@arbitro/kernel';
import { AC_SUM, MAX_LEVEL } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

/** Error texts for sheets and scenes. */
export const SHEET_FAULTS = {
  twice: TEXT.faults.twice,
  level: fillText(TEXT.faults.level, { mostLevel: MAX_LEVEL }),
  dice: TEXT.faults.dice,
  armourClass: fillText(TEXT.faults.armourClass, {}),
  armourSum: fillText(TEXT.faults.armourSum, { acSum: AC_SUM }),
  hitPoints: TEXT.faults.hitPoints,
  status: TEXT.faults.status,
  routine: TEXT.faults.routine,
  casting: TEXT.faults.casting,
  room: TEXT.faults.room,
  area: TEXT.faults.area,
} as const satisfies Readonly<Record<string, LocalizedText>>;

type NamedRows = Readonly<Record<string, { readonly name: LocalizedText }>>;

/** The name in the reader's language, with the id where it differs. */
const listNames = (known: NamedRows, language: Language): string =>
  Object.entries(known)
    .map(([id, { name }]) => (name[language].toLowerCase() === id ? id : `${id} (${name[language]})`))
    .join(', ');

/** The error for a name that matches none of these. */
export const unknownNameFault = (
  what: keyof typeof TEXT.faults.unknown,
  text: string,
  known: NamedRows,
): LocalizedText =>
  fillText(TEXT.faults.unknown[what], { text, known: localize((language) => listNames(known, language)) });

import { z } from 'zod';
import type { CharacterSection } from './character.ts';
import type { LocalizedText } from './localized-text.ts';

/** A part of a creature that the rules do not play: a trait in words, a legendary action, a list of spells. */
export interface SheetNote {
  readonly title: string;
  readonly text: string;
}

/** Notes of one sheet, the characters of a title, of a text, and of all texts of a sheet together. */
export const NOTE_LIMITS = { notes: 80, title: 100, text: 6_000, total: 30_000 } as const;

const countCharacters = (notes: readonly SheetNote[]): number =>
  notes.reduce((sum, { text }) => sum + text.length, 0);

/** The notes of a sheet; sheets without notes lack the field. */
export const sheetNotes: z.ZodType<readonly SheetNote[] | undefined> = z
  .array(
    z.strictObject({
      title: z.string().min(1).max(NOTE_LIMITS.title),
      text: z.string().max(NOTE_LIMITS.text),
    }),
  )
  .max(NOTE_LIMITS.notes)
  .refine((notes) => countCharacters(notes) <= NOTE_LIMITS.total)
  .optional();

interface NotesHeading<RuleId extends string> {
  readonly title: LocalizedText;
  /** The rule by which the game master plays what the other rules do not. */
  readonly rule: RuleId;
}

/** The section of a sheet with its notes, for display. */
export const describeNotes = <RuleId extends string>(
  notes: readonly SheetNote[] | undefined,
  { title, rule }: NotesHeading<RuleId>,
): CharacterSection => ({
  title,
  kind: 'text',
  fields: (notes ?? []).map((note) => ({ label: note.title, value: note.text, rule, because: [] })),
});

import type { CharacterField, Json, Language } from '@arbitro/kernel';
import { completeByDefault } from './count-steps.ts';
import { addAnswer, type CreationState } from './creation-state.ts';
import { buildPreview } from './preview.ts';

/** More options than this are not compared: it would take too long. */
const MAX_OPTIONS = 16;
/** Differences shown for each option. */
const MAX_SHOWN = 4;

type Entry = { readonly key: string; readonly field: CharacterField };

/** A choice that the rules offer. */
interface Choice {
  readonly label: string;
  readonly options: readonly Json[];
  /** The language in which fields are told apart by their labels. */
  readonly language: Language;
}

/**
 * Returns what each option means in play: the numbers of the sheet in which it differs from most other options, while
 * everything else is answered in the usual way.
 */
export function compareOptions(
  making: CreationState,
  choice: Choice,
): readonly (readonly CharacterField[])[] {
  const { options } = choice;
  if (options.length < 2 || options.length > MAX_OPTIONS) return [];
  const sheets = options.map((option) => listEntries(making, choice, option));
  const values = Map.groupBy(sheets.flat(), ({ key }) => key);
  const usualValues = new Map(
    [...values].map(([key, entries]) => [key, findUsualValue(entries, options.length)]),
  );
  return sheets.map((entries) =>
    entries
      .filter(({ key, field }) => usualValues.get(key) !== JSON.stringify(field.value))
      .slice(0, MAX_SHOWN)
      .map(({ field }) => field),
  );
}

function listEntries(making: CreationState, { label, language }: Choice, option: Json): readonly Entry[] {
  const created = completeByDefault(addAnswer(making, { label, chosen: [option] }));
  if (created.kind !== 'made') return [];
  const sections = buildPreview(making.system, making.options, { name: 'x', sheet: created.sheet });
  return sections.flatMap(({ kind, fields }) =>
    kind === 'text' ? [] : fields.map((field) => ({ key: `${kind}/${labelTextOf(field, language)}`, field })),
  );
}

const labelTextOf = ({ label }: CharacterField, language: Language): string =>
  typeof label === 'string' ? label : label[language];

/** Returns the value that more than half of the options have. */
function findUsualValue(entries: readonly Entry[], options: number): string | undefined {
  const counts = Map.groupBy(entries, ({ field }) => JSON.stringify(field.value));
  return [...counts].find(([, same]) => same.length * 2 > options)?.[0];
}

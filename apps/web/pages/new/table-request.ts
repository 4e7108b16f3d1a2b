import type { Option, Setting, System } from '@arbitro/kernel';

/** The user's settings so far. Numbers are kept as typed. */
export interface Draft {
  readonly way: 'here' | 'file';
  readonly title: string;
  readonly options: Readonly<Record<string, Setting>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly file: string;
}

/** Parses whole numbers; anything else stays a text, which the server will reject. */
const parseNumbers = (text: string): readonly (number | string)[] =>
  text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));

export const isOptionChanged = (option: Option, chosen: Setting | undefined): boolean =>
  chosen !== undefined &&
  (option.kind === 'switch'
    ? chosen !== option.default
    : String(chosen).trim() !== option.default.join(', '));

/** Returns the content id of each creature in the order sent, so that a fault can be shown at its place. */
export const listNewCreatures = (system: System, { counts }: Draft): readonly string[] =>
  Object.keys(system.content).flatMap((id) => Array.from({ length: counts[id] ?? 0 }, () => id));

interface TableRequest {
  readonly path: string;
  readonly body: unknown;
}

/** Returns the request: the game master's name, and only the options that differ from the book. */
export function buildTableRequest(system: System, draft: Draft, name: string): TableRequest {
  const head = { name, ...(draft.title.trim() !== '' && { title: draft.title.trim() }) };
  if (draft.way === 'file') {
    const table = parseExport(draft.file);
    if (table) return { path: '/tables/import', body: table };
    return { path: '/tables', body: { ...head, scenario: draft.file } };
  }
  const options = Object.entries(system.options)
    .filter(([id, option]) => isOptionChanged(option, draft.options[id]))
    .map(([id, { kind }]) => {
      const chosen = draft.options[id];
      return [id, kind === 'numbers' ? parseNumbers(String(chosen)) : chosen];
    });
  const creatures = listNewCreatures(system, draft).map((from) => ({ from }));
  return {
    path: '/tables',
    body: { ...head, system: system.id, options: Object.fromEntries(options), creatures },
  };
}

/** Returns the exported table in a text, if it is one. */
export function parseExport(file: string): object | undefined {
  if (!file.includes('"arbitro"')) return undefined;
  try {
    const read: unknown = JSON.parse(file);
    return typeof read === 'object' && read !== null && 'arbitro' in read ? read : undefined;
  } catch {
    return undefined;
  }
}

/** An error and its place. */
export interface Fault {
  readonly at: string;
  readonly says: string;
}

/** Returns the faults at a place and within it: `options.luck` for `options.luck[2]`. */
export const faultsAt = (
  denied: { readonly faults: readonly Fault[] } | undefined,
  place: string,
): readonly Fault[] =>
  (denied?.faults ?? []).filter(
    ({ at }) => at === place || at.startsWith(`${place}.`) || at.startsWith(`${place}[`),
  );

import type { Option, Setting, System } from '@arbitro/kernel';
import { useState } from 'react';
import { remember, remembered } from '../../app/memory.ts';
import type { Denied } from '../../live/api.ts';

/** What somebody has set up so far. Numbers are kept as they were typed. */
export interface Draft {
  readonly way: 'here' | 'file';
  readonly title: string;
  readonly options: Readonly<Record<string, Setting>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly file: string;
}

const EMPTY: Draft = { way: 'here', title: '', options: {}, counts: {}, file: '' };
/** What this device keeps of a file; a larger one is not lost before the page is left. */
const MOST_KEPT = 200_000;

/** A draft that outlives a reload. */
export function useDraft(system: string) {
  const key = `new.${system}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    remember(key, JSON.stringify({ ...next, file: next.file.slice(0, MOST_KEPT) }));
  };
  const clear = (): void => {
    remember(key, undefined);
    setDraft(EMPTY);
  };
  return { draft, change, clear };
}

function readDraft(key: string): Draft {
  try {
    return { ...EMPTY, ...JSON.parse(remembered(key) ?? '{}') };
  } catch {
    return EMPTY;
  }
}

/** Whole numbers out of a text; what is none stays a text, for the server to say so. */
const numbersIn = (typed: string): readonly (number | string)[] =>
  typed
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));

export const isChanged = (option: Option, chosen: Setting | undefined): boolean =>
  chosen !== undefined &&
  (option.kind === 'switch'
    ? chosen !== option.default
    : String(chosen).trim() !== option.default.join(', '));

/** Where in what is sent each creature of the content stands, so that a fault finds its way back. */
export const enteringOf = (system: System, { counts }: Draft): readonly string[] =>
  Object.keys(system.content).flatMap((id) => Array.from({ length: counts[id] ?? 0 }, () => id));

/** What is sent: only what differs from the book. */
export function requestOf(system: System, draft: Draft): { readonly path: string; readonly body: unknown } {
  const title = draft.title.trim() === '' ? {} : { title: draft.title.trim() };
  if (draft.way === 'file') {
    const table = exportedIn(draft.file);
    if (table) return { path: '/tables/import', body: table };
    return { path: '/tables', body: { ...title, scenario: draft.file } };
  }
  const options = Object.entries(system.options)
    .filter(([id, option]) => isChanged(option, draft.options[id]))
    .map(([id, { kind }]) => {
      const chosen = draft.options[id];
      return [id, kind === 'numbers' ? numbersIn(String(chosen)) : chosen];
    });
  const creatures = enteringOf(system, draft).map((from) => ({ from }));
  return {
    path: '/tables',
    body: { ...title, system: system.id, options: Object.fromEntries(options), creatures },
  };
}

/** The table in a text, if it is one that was exported. */
export function exportedIn(file: string): object | undefined {
  if (!file.includes('"arbitro"')) return undefined;
  try {
    const read: unknown = JSON.parse(file);
    return typeof read === 'object' && read !== null && 'arbitro' in read ? read : undefined;
  } catch {
    return undefined;
  }
}

export type Fault = Denied['faults'][number];

/** Faults at a place and within it: `options.luck` for `options.luck[2]`. */
export const faultsAt = (denied: Denied | undefined, place: string): readonly Fault[] =>
  (denied?.faults ?? []).filter(
    ({ at }) => at === place || at.startsWith(`${place}.`) || at.startsWith(`${place}[`),
  );

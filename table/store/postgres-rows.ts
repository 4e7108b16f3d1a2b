import type { Entry } from './store.ts';

/** The columns of an entry. */
export const ROW = 'version, moment, command, body';

/** An entry as the database returns it: eight-byte numbers come as text. */
export interface EntryRow {
  readonly version: string;
  readonly moment: string;
  readonly command: string;
  readonly body: string;
}

export function entryFromRow({ version, moment, command, body }: EntryRow): Entry {
  return { version: Number(version), moment: Number(moment), command, body };
}

/** Returns entries as one array per column, in the order of `ROW`, for `unnest`. */
export function toColumns(entries: readonly Entry[]): readonly (readonly unknown[])[] {
  return [
    entries.map(({ version }) => version),
    entries.map(({ moment }) => moment),
    entries.map(({ command }) => command),
    entries.map(({ body }) => body),
  ];
}

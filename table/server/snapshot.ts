import { systemById } from '@arbitro/catalogue';
import type { Snapshot } from '@arbitro/store';
import { SystemAway } from './system-away.ts';
import type { Table } from './table.ts';

/** The shape of a snapshot; one of another shape is not read, and the log is folded from its start. */
export const SNAPSHOT_FORMAT = 1;

/** So many entries may have to be folded when a table is opened. */
export const SNAPSHOT_EVERY = 100;

export const snapshotOf = (table: Table): Snapshot => ({
  version: table.version,
  format: SNAPSHOT_FORMAT,
  body: showTable(table),
});

const showTable = ({ system, ...table }: Table): string => JSON.stringify({ ...table, system: system.id });

export function parseTable(body: string): Table {
  const { system: id, ...table } = JSON.parse(body);
  const system = systemById(id);
  if (!system) throw new SystemAway(table.id, id);
  return { ...table, system };
}

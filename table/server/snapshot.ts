import { systemById } from '@arbitro/catalogue';
import type { Entry, Snapshot } from '@arbitro/store';
import { parseStored } from './store-down.ts';
import { SystemAway } from './system-away.ts';
import { type Table, withOptions } from './table.ts';

/** The shape of a snapshot; one of another shape is not read, and the log is folded from its start. */
export const SNAPSHOT_FORMAT = 2;

/** Fewer entries than this are folded quickly enough without a snapshot. */
export const SNAPSHOT_EVERY = 100;
/** Fewer entries that weigh this much are not. */
const SNAPSHOT_BYTES = 1_000_000;
/** More entries than this are never left without one. */
const SNAPSHOT_WITHIN = 500;

/**
 * What was kept since the last snapshot of a table. The next is due when the entries weigh as much as the last one did:
 * so snapshots take no more room than entries do, and what must be read to open a table stays in proportion to it.
 */
export class SnapshotTail {
  #size: number;
  #entries = 0;
  #bytes = 0;

  /** `size`: of the last snapshot; of none at all it is 0. */
  constructor(size = 0) {
    this.#size = size;
  }

  add({ body }: Pick<Entry, 'body'>): void {
    this.#entries++;
    this.#bytes += body.length;
  }

  get isDue(): boolean {
    const isHeavy = this.#bytes >= this.#size;
    const isLong = this.#entries >= SNAPSHOT_EVERY || this.#bytes >= SNAPSHOT_BYTES;
    return (isHeavy && isLong) || this.#entries >= SNAPSHOT_WITHIN;
  }

  /** A snapshot of this size has been taken; without a size by another node, about as large as the last. */
  restart(size = this.#size): void {
    this.#size = size;
    this.#entries = 0;
    this.#bytes = 0;
  }
}

export const snapshotOf = (table: Table): Snapshot => ({
  version: table.version,
  format: SNAPSHOT_FORMAT,
  body: showTable(table),
});

const showTable = ({ system, ...table }: Table): string => JSON.stringify({ ...table, system: system.id });

export function parseTable(body: string): Table {
  const { system: id, ...table } = parseStored<Omit<Table, 'system'> & { readonly system: string }>(
    body,
    'a snapshot',
  );
  const system = systemById(id);
  if (!system) throw new SystemAway(table.id, id);
  return { ...table, system, game: withOptions(system, table.game) };
}

import { systemById } from '@arbitro/catalogue';
import { createCampaign, NO_COMPUTER, OPEN_JOINING } from '@arbitro/protocol';
import type { Entry, Snapshot } from '@arbitro/store';
import { MissingSystemError } from './missing-system.ts';
import { parseStored } from './store-errors.ts';
import { fillOptions, type Table } from './table.ts';

/** The format of a snapshot; a snapshot of another format is ignored, and the log is applied from its start. */
export const SNAPSHOT_FORMAT = 2;

/** Fewer entries than this are applied fast enough without a snapshot. */
export const SNAPSHOT_EVERY = 100;
/** Unless they are this large together. */
const SNAPSHOT_BYTES = 1_000_000;
/** A snapshot is taken at the latest after this many entries. */
const SNAPSHOT_WITHIN = 500;

/**
 * The entries stored since the last snapshot of a table. The next snapshot is due when the entries are as large as the
 * last snapshot: so snapshots take no more space than entries, and the data read to open a table stays in proportion to
 * its size.
 */
export class SnapshotTail {
  #size: number;
  #entries = 0;
  #bytes = 0;

  /** `size`: of the last snapshot; 0 if there is none. */
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

  /** A snapshot of this size was taken; without a size, by another node, and about as large as the last. */
  restart(size = this.#size): void {
    this.#size = size;
    this.#entries = 0;
    this.#bytes = 0;
  }
}

export const takeSnapshot = (table: Table): Snapshot => ({
  version: table.version,
  format: SNAPSHOT_FORMAT,
  body: serializeTable(table),
});

const serializeTable = ({ system, ...table }: Table): string =>
  JSON.stringify({ ...table, system: system.id });

export function parseTable(body: string): Table {
  const { system: id, ...table } = parseStored<Omit<Table, 'system'> & { readonly system: string }>(
    body,
    'a snapshot',
  );
  const system = systemById(id);
  if (!system) throw new MissingSystemError(table.id, id);
  // snapshots of earlier versions know no computer, no requests, no pictures and no campaign
  const earlier = {
    computer: NO_COMPUTER,
    joining: OPEN_JOINING,
    pictures: {},
    campaign: createCampaign(table.id),
  };
  return { ...earlier, ...table, system, game: fillOptions(system, table.game) };
}

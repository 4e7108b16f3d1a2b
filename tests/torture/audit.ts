import { createHash } from 'node:crypto';
import type { LogEntry, TableExport } from '@arbitro/protocol';
import { verifyTable } from '@arbitro/seal';
import { readExport, readMessage, type Seat } from '../client.ts';
import type { CommandRecord, Ledger } from './ledger.ts';
import { TableReplay } from './replay.ts';
import { findStreamFaults } from './stream-faults.ts';

/** Checks one table over its whole life: log entries stay there, and match what clients know. */
export class TableAudit {
  readonly gm: Seat;
  readonly #ledger: Ledger;
  readonly #digests: string[] = [];
  #replay: TableReplay | undefined;

  constructor(gm: Seat, ledger: Ledger) {
    this.gm = gm;
    this.#ledger = ledger;
  }

  get entries(): number {
    return this.#digests.length;
  }

  get receipts(): number {
    return this.#replay?.receipts ?? 0;
  }

  /** Returns all errors at this moment. No client may play meanwhile. */
  async faults(): Promise<readonly string[]> {
    const file = await readExport(this.gm);
    const found = [
      ...this.#changedPast(file),
      ...findGaps(file.entries),
      ...findMissingCommands(file.entries, this.#rows()),
      ...findUntoldMoments(file.entries, this.#ledger.momentsByTable.get(this.gm.table) ?? new Set()),
      ...this.#streamed(file),
      ...(await this.#replayed(file)),
    ];
    return found.map((fault) => `table ${this.gm.table} (${file.system}): ${fault}`);
  }

  /** At the end, when the seed is revealed: checks that every roll matches it. */
  async sealFaults(): Promise<readonly string[]> {
    const { faults, sealed } = verifyTable(await readExport(this.gm));
    const sealFaults = sealed === 0 ? [] : [`${sealed} rolls are still sealed`];
    return [...faults.map((fault) => `sealed dice: ${JSON.stringify(fault)}`), ...sealFaults];
  }

  #rows(): readonly CommandRecord[] {
    return this.#ledger.rows.filter(({ table }) => table === this.gm.table);
  }

  /** Streams that have ended are checked once. */
  #streamed({ entries }: TableExport): readonly string[] {
    const { connections } = this.#ledger;
    const ownConnections = connections.filter(({ table }) => table === this.gm.table);
    this.#ledger.connections = connections.filter(({ table }) => table !== this.gm.table);
    return ownConnections.flatMap((connection) => findStreamFaults(entries, connection));
  }

  #changedPast({ entries }: TableExport): readonly string[] {
    const digests = entries.map(digestEntry);
    const index = this.#digests.findIndex((digest, i) => digest !== digests[i]);
    this.#digests.splice(0, this.#digests.length, ...digests);
    return index < 0
      ? []
      : [`version ${index + 1} was kept and is ${digests[index] === undefined ? 'gone' : 'another one'}`];
  }

  async #replayed({ entries }: TableExport): Promise<readonly string[]> {
    const [first] = entries;
    if (!first) return ['the log is empty'];
    this.#replay ??= new TableReplay(first);
    for (const entry of entries.slice(this.#replay.version)) this.#replay.add(entry);
    const differences = this.#replay.differencesTo(await readMessage(this.gm));
    const faults = this.#replay.faults.splice(0);
    return [...faults, ...differences.map((part) => `played again from its log, ${part} is not as shown`)];
  }
}

/** A seed is exported only once it is revealed, so it is left out of the comparison. */
const digestEntry = (entry: LogEntry): string =>
  createHash('sha256')
    .update(JSON.stringify(entry, (key, value) => (key === 'seed' ? '' : value)))
    .digest('base64url');

function findGaps(entries: readonly LogEntry[]): readonly string[] {
  const commands = new Map<string, number>();
  return entries.flatMap(({ version, moment, command }, i) => {
    const found: string[] = [];
    if (version !== i + 1) found.push(`version ${version} stands in place ${i + 1}`);
    if (moment <= (entries[i - 1]?.moment ?? -1))
      found.push(`version ${version} is not after the one before it`);
    if (commands.has(command))
      found.push(`${command} is kept twice: ${commands.get(command)} and ${version}`);
    commands.set(command, version);
    return found;
  });
}

/**
 * Returns commands that were acknowledged and are missing or have another moment; and commands that were refused and
 * are present.
 */
function findMissingCommands(
  entries: readonly LogEntry[],
  rows: readonly CommandRecord[],
): readonly string[] {
  const moments = new Map(entries.map(({ command, moment }) => [command, moment]));
  return rows.flatMap((row) => {
    const { command, moments: acknowledged, refusals, lost, move } = row;
    const keptMoments = moments.get(command);
    const wrong = acknowledged.filter((moment) => moment !== keptMoments);
    if (wrong.length > 0)
      return [
        `${move.name} ${command} was acknowledged as ${wrong.join(', ')}; the log has ${keptMoments ?? 'nothing'}`,
      ];
    const isRefused = acknowledged.length + lost === 0 && refusals.length > 0;
    return isRefused && keptMoments !== undefined ? [`${move.name} ${command} was refused and is kept`] : [];
  });
}

function findUntoldMoments(
  entries: readonly LogEntry[],
  toldMoments: ReadonlySet<number>,
): readonly string[] {
  const allMoments = new Set(entries.map(({ moment }) => moment));
  return [...toldMoments]
    .filter((moment) => !allMoments.has(moment))
    .map((moment) => `a stream told of ${moment}; the log does not have it`);
}

import type { CommandMove } from '../random-moves.fixture.ts';
import type { SeatMessage } from '../stream-client.fixture.ts';

/** Everything that happened to one command: every answer to it, however often it was sent. */
export interface CommandRecord {
  readonly table: string;
  /** As in the log: the seat and the command id. */
  readonly command: string;
  readonly move: CommandMove;
  /** The moments it was acknowledged with. */
  readonly moments: number[];
  refusals: string[];
  /** How often no answer came. */
  lost: number;
}

/** One connection of a stream: where it resumed, and all it sent. */
export interface StreamRecord {
  readonly table: string;
  readonly seat: string;
  readonly since: number | undefined;
  readonly heard: readonly SeatMessage[];
}

/** What clients know: every command, and every moment a stream has sent. */
export class Ledger {
  readonly rows: CommandRecord[] = [];
  /** By table: moments that a stream has sent. */
  readonly momentsByTable = new Map<string, Set<number>>();
  /** Connections not checked yet. */
  connections: StreamRecord[] = [];
  /** Errors detected at once. */
  readonly faults: string[] = [];

  row(table: string, seat: string, id: string, move: CommandMove): CommandRecord {
    const row: CommandRecord = { table, command: `${seat}:${id}`, move, moments: [], refusals: [], lost: 0 };
    this.rows.push(row);
    return row;
  }

  recordMoment(table: string, moment: number): void {
    const tableMoments = this.momentsByTable.get(table) ?? new Set();
    this.momentsByTable.set(table, tableMoments.add(moment));
  }

  get figures() {
    const acknowledged = this.rows.filter(({ moments }) => moments.length > 0);
    return {
      sent: this.rows.length,
      acknowledged: acknowledged.length,
      again: acknowledged.filter(({ moments }) => moments.length > 1).length,
      unanswered: this.rows.filter(({ moments, refusals }) => moments.length + refusals.length === 0).length,
      cut: this.rows.filter(({ lost }) => lost > 0).length,
      told: [...this.momentsByTable.values()].reduce((sum, { size }) => sum + size, 0),
    };
  }
}

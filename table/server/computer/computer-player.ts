import { type Pace, refuseAtTable } from '@arbitro/protocol';
import type { Committer } from '../live/commit.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { ReportError } from '../live/watched-store.ts';
import { decide, findToPlay, type TaskRunner } from './decide.ts';
import { findGmSeat } from './side-knowledge.ts';

/** Milliseconds before each decision, so that people can follow. */
export type PaceTimes = Readonly<Record<Exclude<Pace, 'paused'>, number>>;

const PACE_MS: PaceTimes = { quick: 250, normal: 1_200, slow: 3_000 };
/** A decision that could not be stored is made again after this many slow decisions. */
const RETRY_PACES = 4;

export interface ComputerPlayerParts {
  readonly keeper: Pick<Committer, 'commit'>;
  readonly pool: TaskRunner;
  readonly reportError: ReportError;
  readonly paceTimes?: PaceTimes | undefined;
}

/**
 * Plays the creatures that are left to the computer, one decision after the other, while a client listens. Each decision
 * is an entry after the version it was made for: if two nodes decide, only one entry is stored.
 */
export class ComputerPlayer {
  readonly #parts: ComputerPlayerParts;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(parts: ComputerPlayerParts) {
    this.#parts = parts;
  }

  /** Called whenever a table has changed or a listener has come. */
  consider(live: LiveTable): void {
    const { table } = live;
    clearTimeout(this.#timers.get(table.id));
    this.#timers.delete(table.id);
    if (this.#isClosed || live.listeners.size === 0 || findToPlay(table) === undefined) return;
    const { pace } = table.computer;
    if (pace !== 'paused') this.#playAfter(live, this.#paces[pace]);
  }

  get #paces(): PaceTimes {
    return this.#parts.paceTimes ?? PACE_MS;
  }

  #playAfter(live: LiveTable, wait: number): void {
    const { id, version } = live.table;
    this.#timers.set(id, setTimeout(() => void this.#play(live, version), wait).unref());
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  async #play(live: LiveTable, version: number): Promise<void> {
    const { id, seats } = live.table;
    // the last client may have left while the timer ran
    if (live.listeners.size === 0) return;
    const { keeper, pool, reportError } = this.#parts;
    const session = { table: id, seat: findGmSeat({ seats }).id, key: '' };
    const request = { command: `computer-${version}`, digest: 'computer' };
    try {
      await keeper.commit(session, request, ({ live: { table } }) => {
        const who = table.version === version ? findToPlay(table) : undefined;
        return who === undefined ? refuseAtTable('not-now') : decide(table, who, pool);
      });
    } catch (error) {
      reportError(error);
    }
    // nothing has changed, so nothing else would make it try again
    const isStuck = !this.#isClosed && live.table.version === version && findToPlay(live.table) !== undefined;
    if (isStuck) this.#playAfter(live, RETRY_PACES * this.#paces.slow);
  }
}

import type { Refusal } from '@arbitro/kernel';
import { ENTRY_FORMAT, type EntryChange, LIMITS, type LogEntry, refuseAtTable } from '@arbitro/protocol';
import { type CommandOutcome, hasFaults, isRefusal, type SchemaFaults } from '../commands/context.ts';
import { getKnownTable } from '../secrecy/known-table.ts';
import { isViewTooLarge } from '../secrecy/view-text.ts';
import { broadcast, prepareNews } from './broadcast.ts';
import { buildRefusalReply, toErrorReply } from './error-reply.ts';
import { type LiveTable, parseEntry, serializeEntry } from './live-table.ts';
import { toMoment } from './moments.ts';
import { lastToldMomentOf } from './seats.ts';
import type { SeatSession, ServiceResult } from './table-service.ts';
import { isErrorReply, type SeatAtTable, type Tables } from './tables.ts';

/** A command as received: its id, its digest, and the last moment the client had received. */
export interface CommandRequest {
  readonly command: string;
  readonly digest: string;
  readonly seen?: number | undefined;
}
export type CommitResult = ServiceResult<LogEntry>;

/** How often another node may be faster before we give up. */
const MAX_TRIES = 20;

/** Stores entries, then publishes them. */
export class Committer {
  readonly count = { kept: 0, refused: 0, repeated: 0, told: 0 };
  readonly #tables: Tables;
  readonly #besideQueue = new Set<Promise<unknown>>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /**
   * Runs a command: computes its outcome, stores it, then publishes it. If it is sent again, it gets the same answer as
   * the first time.
   */
  async commit(
    session: SeatSession,
    commandRequest: CommandRequest,
    what: (seatAtTable: SeatAtTable) => CommandOutcome | Promise<CommandOutcome>,
  ): Promise<CommitResult> {
    const found = await this.#tables.findSeat(session);
    if (isErrorReply(found)) return found;
    return found.live.enqueue(async () => {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const commitResult = await this.#tryOnce(session, commandRequest, what);
        if (commitResult) return commitResult;
        await this.#tables.catchUp(found.live);
      }
      return buildRefusalReply('store-down');
    });
  }

  /** Waits for writes that run beside the commands. */
  async close(): Promise<void> {
    await Promise.all(this.#besideQueue);
  }

  async #tryOnce(
    session: SeatSession,
    commandRequest: CommandRequest,
    what: (seatAtTable: SeatAtTable) => CommandOutcome | Promise<CommandOutcome>,
  ): Promise<CommitResult | undefined> {
    const seatAtTable = await this.#tables.findSeatNow(session);
    if (isErrorReply(seatAtTable)) return seatAtTable;
    const { live, seat } = seatAtTable;
    const stale =
      commandRequest.seen !== undefined && commandRequest.seen < lastToldMomentOf(live.table, seat.id);
    const outcome = stale ? refuseAtTable('stale') : await what(seatAtTable);
    if (isRefusal(outcome) || hasFaults(outcome)) {
      // a refusal may be due only to entries that this node has not loaded yet
      const behind = await this.#tables.refresh(live);
      return behind ? undefined : this.#refused(seatAtTable, commandRequest, outcome);
    }
    return this.#append(seatAtTable, commandRequest, outcome);
  }

  /** Returns a refusal, unless the command was stored before and only its answer was lost. */
  async #refused(
    { live, seat }: SeatAtTable,
    commandRequest: CommandRequest,
    refusal: Refusal | SchemaFaults,
  ): Promise<CommitResult> {
    const before = await this.#tables.store.find(live.table.id, commandKeyOf(seat.id, commandRequest));
    if (before) return this.#repeated(parseEntry(before), commandRequest);
    this.count.refused++;
    const { system } = live.table;
    return toErrorReply(refusal, { system, world: getKnownTable(live.table, seat).world });
  }

  #repeated(entry: LogEntry, { digest }: CommandRequest): CommitResult {
    if (entry.kept.asked !== digest) return buildRefusalReply('command-reused');
    this.count.repeated++;
    return { ok: true, value: entry };
  }

  async #append(
    { live, seat }: SeatAtTable,
    commandRequest: CommandRequest,
    change: EntryChange,
  ): Promise<CommitResult | undefined> {
    const entryNews = await prepareNews(live, {
      version: live.table.version + 1,
      moment: Math.max(toMoment(this.#tables.now()), live.table.moment + 1),
      command: commandKeyOf(seat.id, commandRequest),
      kept: { format: ENTRY_FORMAT, seat: seat.id, asked: commandRequest.digest, does: change },
    });
    const isTooLarge = [...entryNews.views].some(([id, view]) =>
      isViewTooLarge(view, live.views.get(id), entryNews.changes.get(id)?.length ?? 0),
    );
    if (isTooLarge) return buildRefusalReply('over-limit', { what: live.table.title, most: LIMITS.viewText });
    const stored = serializeEntry(entryNews.entry);
    const appended = await this.#tables.store.append(live.table.id, stored).catch(() => STORE_DOWN);
    // if the same command comes again, it will show whether it was stored after all
    if (appended.is === 'down') return buildRefusalReply('store-down');
    if (appended.is === 'stale') return undefined;
    if (appended.is === 'repeated') return this.#repeated(parseEntry(appended.entry), commandRequest);
    live.addEntry(entryNews.entry, entryNews.after, stored);
    this.count.kept++;
    // after the append: seats hear only of stored entries
    this.count.told += await broadcast(live, entryNews, this.#tables.offers);
    this.#tables.onChange(live);
    this.#snapshot(live);
    return { ok: true, value: entryNews.entry };
  }

  #snapshot(live: LiveTable): void {
    const saving = this.#tables.saveSnapshot(live);
    this.#besideQueue.add(saving);
    void saving.finally(() => this.#besideQueue.delete(saving));
  }
}

/** The append failed; the store has reported it. */
const STORE_DOWN = { is: 'down' } as const;

const commandKeyOf = (seat: string, { command }: CommandRequest): string => `${seat}:${command}`;

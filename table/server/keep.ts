import type { Refusal } from '@arbitro/kernel';
import { type Doing, FORMAT, type KeptEntry, LIMITS, refuseAt } from '@arbitro/protocol';
import { isRefusal, isUnfit, type Outcome, type Unfit } from './commands/desk.ts';
import type { Answer, Sitting } from './hall.ts';
import { knownTo } from './known.ts';
import { type LiveTable, parseEntry, showEntry } from './live-table.ts';
import { momentOf } from './moments.ts';
import { noOf, refused } from './no.ts';
import { ownOf } from './own.ts';
import { isNo, type Place, type Tables } from './tables.ts';
import { newsOf, tell } from './tell.ts';

/** A command as received: its id, its digest, and the last moment the client had been told of. */
export interface Asked {
  readonly command: string;
  readonly digest: string;
  readonly seen?: number | undefined;
}
export type Keeping = Answer<KeptEntry>;

/** How often another node may be faster before we give up. */
const TRIES = 20;

/** Stores entries, then publishes them. */
export class Keeper {
  readonly count = { kept: 0, refused: 0, repeated: 0, told: 0 };
  readonly #tables: Tables;
  readonly #beside = new Set<Promise<unknown>>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /**
   * Runs a command: computes its outcome, stores it, then publishes it. If it is sent again, it gets the same answer as
   * the first time.
   */
  async keep(
    sitting: Sitting,
    asked: Asked,
    what: (place: Place) => Outcome | Promise<Outcome>,
  ): Promise<Keeping> {
    const found = await this.#tables.place(sitting);
    if (isNo(found)) return found;
    return found.live.queued(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const kept = await this.#tried(sitting, asked, what);
        if (kept) return kept;
        await this.#tables.catchUp(found.live);
      }
      return refused('store-down');
    });
  }

  /** Waits for writes that run beside the commands. */
  async close(): Promise<void> {
    await Promise.all(this.#beside);
  }

  async #tried(
    sitting: Sitting,
    asked: Asked,
    what: (place: Place) => Outcome | Promise<Outcome>,
  ): Promise<Keeping | undefined> {
    const place = await this.#tables.placeNow(sitting);
    if (isNo(place)) return place;
    const { live, seat } = place;
    const stale = asked.seen !== undefined && asked.seen < (ownOf(live.table.told, seat.id) ?? 0);
    const outcome = stale ? refuseAt('stale') : await what(place);
    if (isRefusal(outcome) || isUnfit(outcome)) {
      // a refusal may be due only to entries that this node has not loaded yet
      const behind = await this.#tables.freshen(live);
      return behind ? undefined : this.#refused(place, asked, outcome);
    }
    return this.#append(place, asked, outcome);
  }

  /** Returns a refusal, unless the command was stored before and only its answer was lost. */
  async #refused({ live, seat }: Place, asked: Asked, said: Refusal | Unfit): Promise<Keeping> {
    const before = await this.#tables.store.find(live.table.id, commandOf(seat.id, asked));
    if (before) return this.#repeated(parseEntry(before), asked);
    this.count.refused++;
    const { system } = live.table;
    return noOf(said, { system, world: knownTo(live.table, seat).world });
  }

  #repeated(entry: KeptEntry, { digest }: Asked): Keeping {
    if (entry.kept.asked !== digest) return refused('command-reused');
    this.count.repeated++;
    return { ok: true, value: entry };
  }

  async #append({ live, seat }: Place, asked: Asked, does: Doing): Promise<Keeping | undefined> {
    const news = await newsOf(live, {
      version: live.table.version + 1,
      moment: Math.max(momentOf(this.#tables.now()), live.table.moment + 1),
      command: commandOf(seat.id, asked),
      kept: { format: FORMAT, seat: seat.id, asked: asked.digest, does },
    });
    const isTooLarge = [...news.seen].some(
      ([id, { size }]) => size > LIMITS.viewText && size > (live.seen.get(id)?.size ?? 0),
    );
    if (isTooLarge) return refused('over-limit', { what: live.table.title, most: LIMITS.viewText });
    const stored = showEntry(news.entry);
    const appended = await this.#tables.store.append(live.table.id, stored).catch(() => DOWN);
    // if the same command comes again, it will show whether it was stored after all
    if (appended.is === 'down') return refused('store-down');
    if (appended.is === 'stale') return undefined;
    if (appended.is === 'repeated') return this.#repeated(parseEntry(appended.entry), asked);
    live.kept(news.entry, news.after, stored);
    this.count.kept++;
    // after the append: seats hear only of stored entries
    this.count.told += tell(live, news);
    this.#snapshot(live);
    return { ok: true, value: news.entry };
  }

  #snapshot(live: LiveTable): void {
    const saving = this.#tables.saveSnapshot(live);
    this.#beside.add(saving);
    void saving.finally(() => this.#beside.delete(saving));
  }
}

/** The append failed; the store has reported it. */
const DOWN = { is: 'down' } as const;

const commandOf = (seat: string, { command }: Asked): string => `${seat}:${command}`;

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

/** A command as it was asked: its id, a digest of it, and the last moment the asker had been told of. */
export interface Asked {
  readonly command: string;
  readonly digest: string;
  readonly seen?: number | undefined;
}
export type Keeping = Answer<KeptEntry>;

/** So often another node may be quicker before we give up. */
const TRIES = 20;

/** Keeps, then tells. */
export class Keeper {
  readonly count = { kept: 0, refused: 0, repeated: 0, told: 0 };
  readonly #tables: Tables;
  readonly #beside = new Set<Promise<unknown>>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** One command: worked out, kept, then told. Asked again, it is answered as the first time. */
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

  /** Waits for what is written beside the way of a command. */
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
      // a no may come only of what this node has not heard yet
      const behind = await this.#tables.freshen(live);
      return behind ? undefined : this.#refused(place, asked, outcome);
    }
    return this.#append(place, asked, outcome);
  }

  /** A no, unless the command was kept before and only its answer was lost on the way. */
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
    // whether it was kept after all shows when the same command comes again
    if (appended.is === 'down') return refused('store-down');
    if (appended.is === 'stale') return undefined;
    if (appended.is === 'repeated') return this.#repeated(parseEntry(appended.entry), asked);
    live.kept(news.entry, news.after, stored);
    this.count.kept++;
    // after the append: nobody hears what was not kept
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

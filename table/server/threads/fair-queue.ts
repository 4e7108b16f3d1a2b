/** The source of a request: tables take turns, and so do the seats of a table. */
export interface Asker {
  readonly table: string;
  readonly seat: string;
}

interface Entry<T> {
  readonly asker: Asker;
  readonly item: T;
}

/** Entries by seat. */
type WaitingTable<T> = Map<string, Entry<T>[]>;

/** Entries by table. Keys are in the order of their turns: after a turn they go to the end. */
interface WaitingGroup<T> {
  readonly tables: Map<string, WaitingTable<T>>;
  size: number;
}

/**
 * A queue in which a seat that asks a lot delays only itself. Tables belong to groups, the addresses that use them:
 * groups take turns, so a client with many tables gets no more turns than a client with one.
 */
export class FairQueue<T> {
  readonly #groups = new Map<string, WaitingGroup<T>>();
  /** The group of each table that waits: it stays the same until nothing of the table waits. */
  readonly #groupByTable = new Map<string, string>();
  readonly #groupOf: (table: string) => string;
  #size = 0;

  constructor(groupOf: (table: string) => string = () => '') {
    this.#groupOf = groupOf;
  }

  get size(): number {
    return this.#size;
  }

  countOf({ table, seat }: Asker): number {
    return this.#findGroup(table)?.tables.get(table)?.get(seat)?.length ?? 0;
  }

  push(asker: Asker, item: T): void {
    const group = this.#groupByTable.get(asker.table) ?? this.#groupOf(asker.table);
    this.#groupByTable.set(asker.table, group);
    const waiting = this.#groups.get(group) ?? { tables: new Map<string, WaitingTable<T>>(), size: 0 };
    this.#groups.set(group, waiting);
    const seats = waiting.tables.get(asker.table) ?? new Map<string, Entry<T>[]>();
    waiting.tables.set(asker.table, seats);
    const queue = seats.get(asker.seat) ?? [];
    seats.set(asker.seat, queue);
    queue.push({ asker, item });
    waiting.size++;
    this.#size++;
  }

  /** Returns the next item whose asker may go now. */
  take(mayGo: (asker: Asker) => boolean): T | undefined {
    for (const [group, { tables }] of this.#groups)
      for (const [table, seats] of tables)
        for (const [seat, queue] of seats) {
          const [first] = queue;
          if (!first || !mayGo(first.asker)) continue;
          this.#drop(first);
          moveToEnd(this.#groups, group);
          moveToEnd(tables, table);
          moveToEnd(seats, seat);
          return first.item;
        }
    return undefined;
  }

  /**
   * Removes and returns the last item of the group that waits for most, if it waits for more than the group of this
   * asker.
   */
  dropFromLargest({ table }: Asker): T | undefined {
    const largest = [...this.#groups.values()].reduce<WaitingGroup<T> | undefined>(
      (best, group) => (best && best.size >= group.size ? best : group),
      undefined,
    );
    const groupSize = this.#groups.get(this.#groupByTable.get(table) ?? this.#groupOf(table))?.size ?? 0;
    if (!largest || largest.size <= groupSize + 1) return undefined;
    const last = [...([...largest.tables.values()].at(-1)?.values() ?? [])].at(-1)?.at(-1);
    if (last) this.#drop(last);
    return last?.item;
  }

  /** Removes an item that no longer waits; returns false when it was not there. */
  remove(asker: Asker, item: T): boolean {
    const entry = this.#findGroup(asker.table)
      ?.tables.get(asker.table)
      ?.get(asker.seat)
      ?.find((entry) => entry.item === item);
    if (entry) this.#drop(entry);
    return entry !== undefined;
  }

  drain(): readonly T[] {
    const seats = [...this.#groups.values()].flatMap(({ tables }) => [...tables.values()]);
    const all = seats.flatMap((queues) => [...queues.values()].flat().map(({ item }) => item));
    this.#groups.clear();
    this.#groupByTable.clear();
    this.#size = 0;
    return all;
  }

  #findGroup(table: string): WaitingGroup<T> | undefined {
    const group = this.#groupByTable.get(table);
    return group === undefined ? undefined : this.#groups.get(group);
  }

  #drop(entry: Entry<T>): void {
    const { table, seat } = entry.asker;
    const waiting = this.#findGroup(table);
    const seats = waiting?.tables.get(table);
    const queues = seats?.get(seat);
    if (!waiting || !seats || !queues) return;
    queues.splice(queues.indexOf(entry), 1);
    this.#size--;
    waiting.size--;
    if (queues.length === 0) seats.delete(seat);
    if (seats.size > 0) return;
    waiting.tables.delete(table);
    const group = this.#groupByTable.get(table);
    this.#groupByTable.delete(table);
    if (waiting.size === 0 && group !== undefined) this.#groups.delete(group);
  }
}

function moveToEnd<V>(map: Map<string, V>, key: string): void {
  const value = map.get(key);
  if (value === undefined || !map.delete(key)) return;
  map.set(key, value);
}

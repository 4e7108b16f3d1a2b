/** The source of a request: tables take turns, and so do the seats of a table. */
export interface Asker {
  readonly table: string;
  readonly seat: string;
}

interface Entry<T> {
  readonly asker: Asker;
  readonly item: T;
}

/** A queue in which a seat that asks a lot delays only itself. */
export class FairQueue<T> {
  /** By table and seat, in the order of their turns: after a turn they go to the end. */
  readonly #tables = new Map<string, Map<string, Entry<T>[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf({ table, seat }: Asker): number {
    return this.#tables.get(table)?.get(seat)?.length ?? 0;
  }

  push(asker: Asker, item: T): void {
    const seats = this.#tables.get(asker.table) ?? new Map<string, Entry<T>[]>();
    this.#tables.set(asker.table, seats);
    const own = seats.get(asker.seat) ?? [];
    seats.set(asker.seat, own);
    own.push({ asker, item });
    this.#size++;
  }

  /** Returns the next item whose asker may go now. */
  take(mayGo: (asker: Asker) => boolean): T | undefined {
    for (const [table, seats] of this.#tables)
      for (const [seat, own] of seats) {
        const [first] = own;
        if (!first || !mayGo(first.asker)) continue;
        this.#drop(first);
        this.#moveToEnd(this.#tables, table);
        this.#moveToEnd(seats, seat);
        return first.item;
      }
    return undefined;
  }

  /** Removes an item that no longer waits; returns false when it was not there. */
  remove(asker: Asker, item: T): boolean {
    const entry = this.#tables
      .get(asker.table)
      ?.get(asker.seat)
      ?.find((entry) => entry.item === item);
    if (entry) this.#drop(entry);
    return entry !== undefined;
  }

  drain(): readonly T[] {
    const all = [...this.#tables.values()].flatMap((seats) =>
      [...seats.values()].flatMap((own) => own.map(({ item }) => item)),
    );
    this.#tables.clear();
    this.#size = 0;
    return all;
  }

  #drop(entry: Entry<T>): void {
    const { table, seat } = entry.asker;
    const seats = this.#tables.get(table);
    const own = seats?.get(seat);
    if (!seats || !own) return;
    own.splice(own.indexOf(entry), 1);
    this.#size--;
    if (own.length === 0) seats.delete(seat);
    if (seats.size === 0) this.#tables.delete(table);
  }

  #moveToEnd<V>(map: Map<string, V>, key: string): void {
    const value = map.get(key);
    if (value === undefined || !map.delete(key)) return;
    map.set(key, value);
  }
}

/** Returns a value stored on this device. A browser that stores nothing (private windows) is not an error. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(`arbitro.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeValue(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`arbitro.${key}`);
    else localStorage.setItem(`arbitro.${key}`, value);
  } catch {
    // nothing is stored here, and nothing depends on it
  }
}

/** A table that was opened on this device. */
export interface RecentTable {
  readonly table: string;
  readonly title: string;
  readonly system: string;
  readonly role: string;
  readonly at: number;
  /** The seats that this device has at the table, by role. Their keys are in cookies that no script can read. */
  readonly seats?: Readonly<Record<string, string>>;
}

const MAX_RECENT = 12;

export function listRecentTables(): readonly RecentTable[] {
  try {
    const list: unknown = JSON.parse(readStored('tables') ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

export const findRecentTable = (id: string): RecentTable | undefined =>
  listRecentTables().find(({ table }) => table === id);

export function rememberTable(opened: RecentTable): void {
  const others = listRecentTables().filter(({ table }) => table !== opened.table);
  const seats = { ...findRecentTable(opened.table)?.seats, ...opened.seats };
  storeValue('tables', JSON.stringify([{ ...opened, seats }, ...others].slice(0, MAX_RECENT)));
}

export function forgetTable(table: string): void {
  storeValue(
    'tables',
    JSON.stringify(listRecentTables().filter((recentTable) => recentTable.table !== table)),
  );
}

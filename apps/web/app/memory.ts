/** Returns a value stored on this device. A browser that stores nothing (private windows) is not an error. */
export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(`arbitro.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: string | undefined): void {
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
}

const MOST_RECENT = 12;

export function recentTables(): readonly RecentTable[] {
  try {
    const list: unknown = JSON.parse(remembered('tables') ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

export function rememberTable(opened: RecentTable): void {
  const others = recentTables().filter(({ table }) => table !== opened.table);
  remember('tables', JSON.stringify([opened, ...others].slice(0, MOST_RECENT)));
}

export function forgetTable(table: string): void {
  remember('tables', JSON.stringify(recentTables().filter((one) => one.table !== table)));
}

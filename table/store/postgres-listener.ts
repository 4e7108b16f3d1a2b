import { Client, type Notification } from 'pg';
import type { Watcher } from './store.ts';

/** The channel on which all nodes are notified of each other's entries. */
export const APPEND_CHANNEL = 'arbitro_kept';

const [SOON_MS, LATE_MS] = [100, 5_000];

/**
 * Listens for entries of other nodes, on its own connection, while there are watchers. A lost connection is opened
 * again, and the watchers are told that they may have missed something.
 */
export class PostgresListener {
  readonly #url: string;
  readonly #watchers = new Set<Watcher>();
  #client: Client | undefined;
  #retryTimer: NodeJS.Timeout | undefined;
  #wait = SOON_MS;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    if (!this.#client && !this.#retryTimer) void this.#listen();
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    await this.#client?.end().catch(() => undefined);
  }

  async #listen(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: LATE_MS,
    });
    this.#client = client;
    client.on('notification', (notification) => this.#onNotification(notification));
    client.on('error', () => this.#onDisconnect(client));
    client.on('end', () => this.#onDisconnect(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${APPEND_CHANNEL}`);
      this.#wait = SOON_MS;
      for (const watcher of this.#watchers) watcher.missed();
    } catch {
      this.#onDisconnect(client);
    }
  }

  #onNotification({ payload = '' }: Notification): void {
    const space = payload.lastIndexOf(' ');
    const version = Number(payload.slice(space + 1));
    if (space < 0 || !Number.isInteger(version)) return;
    for (const watcher of this.#watchers) watcher.kept(payload.slice(0, space), version);
  }

  #onDisconnect(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    if (this.#closed) return;
    this.#retryTimer = setTimeout(() => {
      this.#retryTimer = undefined;
      void this.#listen();
    }, this.#wait);
    this.#wait = Math.min(LATE_MS, 2 * this.#wait);
  }
}

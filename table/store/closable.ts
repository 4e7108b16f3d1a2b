import type { Store } from './store.ts';

type Call<Args extends readonly unknown[], Told> = (...args: Args) => Promise<Told>;

/** Wraps a store: once closing begins, it rejects new calls and waits for running calls. */
export function makeClosable(store: Store): Store {
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const open =
    <Args extends readonly unknown[], Told>(call: Call<Args, Told>): Call<Args, Told> =>
    async (...args) => {
      if (closing) throw new Error('the store is closed');
      const under = call(...args);
      running.add(under);
      return under.finally(() => running.delete(under));
    };

  async function shut(): Promise<void> {
    await Promise.allSettled(running);
    await store.close();
  }

  return {
    shared: store.shared,
    create: open(store.create),
    append: open(store.append),
    read: open(store.read),
    readBack: open(store.readBack),
    find: open(store.find),
    snapshot: open(store.snapshot),
    saveSnapshot: open(store.saveSnapshot),
    versions: open(store.versions),
    watch: (watcher) => store.watch(watcher),
    exists: open(store.exists),
    tables: open(store.tables),
    putBlob: open(store.putBlob),
    blob: open(store.blob),
    blobs: open(store.blobs),
    checkWrite: open(store.checkWrite),
    ready: async () => closing === undefined && store.ready().catch(() => false),
    close: async () => {
      closing ??= shut();
      return closing;
    },
  };
}

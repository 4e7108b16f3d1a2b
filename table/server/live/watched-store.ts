import type { Store, TableId } from '@arbitro/store';
import { StoreDownError } from './store-errors.ts';

/** A write that failed. */
export interface FailedWrite {
  readonly write: 'create' | 'append' | 'saveSnapshot' | 'putBlob';
  /** For a blob: its id. */
  readonly table: TableId;
}
/** Reports an error; for a failed write also which write. */
export type ReportError = (error: unknown, failed?: FailedWrite) => void;

/** A store whose failures are reported and remembered. */
export interface WatchedStore extends Store {
  /** The store is not ready until this call succeeds. */
  distrustUntil(call: () => Promise<unknown>): void;
}

/**
 * Turns every failure into `StoreDownError` and reports every failed write. After a failed write the store is ready
 * again when a write succeeds, after a failed read when that read succeeds; `ready` tries both itself, because a node
 * that is not ready gets no other requests.
 */
export function watchStore(store: Store, report: ReportError): WatchedStore {
  let isWriteFailing = false;
  let failedRead: (() => Promise<unknown>) | undefined;
  let checking: Promise<boolean> | undefined;

  const watchWrite =
    <Args extends readonly [TableId, ...unknown[]], Result>(
      write: FailedWrite['write'],
      call: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args): Promise<Result> => {
      try {
        const result = await call(...args);
        isWriteFailing = false;
        return result;
      } catch (error) {
        isWriteFailing = true;
        report(error, { write, table: args[0] });
        throw new StoreDownError('the store does not write', { cause: error, isReported: true });
      }
    };

  const watchRead =
    <Args extends readonly unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      call(...args).catch((error: unknown) => {
        failedRead = () => call(...args);
        throw new StoreDownError('the store does not answer', { cause: error });
      });

  async function check(): Promise<boolean> {
    const [hadFailed, read] = [isWriteFailing, failedRead];
    try {
      if (hadFailed) await store.checkWrite();
      await read?.();
    } catch {
      return false;
    }
    if (hadFailed) isWriteFailing = false;
    if (failedRead === read) failedRead = undefined;
    return store.ready();
  }

  return {
    ...store,
    create: watchWrite('create', store.create),
    append: watchWrite('append', store.append),
    saveSnapshot: watchWrite('saveSnapshot', store.saveSnapshot),
    putBlob: watchWrite('putBlob', store.putBlob),
    blob: watchRead(store.blob),
    read: watchRead(store.read),
    readBack: watchRead(store.readBack),
    find: watchRead(store.find),
    snapshot: watchRead(store.snapshot),
    versions: watchRead(store.versions),
    exists: watchRead(store.exists),
    tables: watchRead(store.tables),
    distrustUntil: (call) => {
      failedRead = call;
    },
    ready: () => {
      // one check at a time, however many callers wait
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
  };
}

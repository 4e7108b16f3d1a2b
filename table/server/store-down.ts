import type { Store } from '@arbitro/store';

/** The store does not answer, or not so that this program understands it: whoever asked may ask again. */
export class StoreDown extends Error {}

/** The same store. That it cannot be read is nobody's mistake, and is told apart from one. */
export function orDown(store: Store): Store {
  return {
    ...store,
    create: told(store.create),
    read: told(store.read),
    readBack: told(store.readBack),
    find: told(store.find),
    snapshot: told(store.snapshot),
    versions: told(store.versions),
    exists: told(store.exists),
    tables: told(store.tables),
  };
}

const told =
  <Args extends readonly unknown[], Told>(call: (...args: Args) => Promise<Told>) =>
  (...args: Args): Promise<Told> =>
    call(...args).catch((error: unknown) => {
      throw new StoreDown('the store does not answer', { cause: error });
    });

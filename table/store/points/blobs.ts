import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ContractPoint } from './point.ts';

/** The guarantees of blobs. */
export const blobPoints: readonly ContractPoint[] = [
  {
    id: 'ST34',
    says: 'bytes are read as they were stored, and the first bytes of an id stay',
    holds: async (store) => {
      const [id, bytes] = [`blob-${randomUUID()}`, Uint8Array.from([0, 255, 10, 13, 0])];
      assert.equal(await store.blob(id), undefined);
      await store.putBlob(id, bytes);
      await store.putBlob(id, Uint8Array.from([1]));
      assert.deepEqual([...((await store.blob(id)) ?? [])], [...bytes]);
      assert.equal((await store.blobs()).filter((other) => other === id).length, 1);
      assert.equal((await store.tables()).includes(id), false);
    },
  },
  {
    id: 'ST35',
    says: 'the same bytes stored many times at once are stored once',
    holds: async (store) => {
      const [id, bytes] = [`blob-${randomUUID()}`, new Uint8Array(100_000).fill(7)];
      await Promise.all(Array.from({ length: 8 }, () => store.putBlob(id, bytes)));
      assert.equal((await store.blob(id))?.length, bytes.length);
      assert.equal((await store.blobs()).filter((other) => other === id).length, 1);
    },
  },
];

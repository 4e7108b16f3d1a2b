import { appendPoints } from './points/appends.ts';
import { blobPoints } from './points/blobs.ts';
import { closePoints } from './points/close.ts';
import { crowdPoints } from './points/concurrency.ts';
import { createPoints } from './points/create.ts';
import type { OpenTestStore } from './points/point.ts';
import { readPoints } from './points/reads.ts';
import { snapshotPoints } from './points/snapshots.ts';

/** Registers a test; a test runner's own `test` will do. */
type RegisterTest = (text: string, holds: () => Promise<void>) => unknown;

/** Registers the test suite that every store must pass; for tests only. */
export function testStoreContract(name: string, open: OpenTestStore, test: RegisterTest): void {
  const points = [
    appendPoints,
    createPoints,
    readPoints,
    snapshotPoints,
    blobPoints,
    crowdPoints,
    closePoints,
  ].flat();
  for (const { id, says, holds } of points)
    test(`[${id}] ${name}: ${says}`, async () => {
      const store = await open();
      try {
        await holds(store);
      } finally {
        await store.close();
      }
    });
}

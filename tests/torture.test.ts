import { describe, expect, it } from 'vitest';
import { STORE_NAMES } from './torture/database.ts';
import { runTorture } from './torture/run.ts';

/** A short run; `npm run torture` is the long one. */
const KILLS = 4;

describe('a server that is killed while people play', () => {
  it.each(STORE_NAMES)('loses nothing it has acknowledged: %s', { timeout: 600_000 }, async (store) => {
    const report = await runTorture({ store, kills: KILLS, seed: `in-ci-${store}`, tables: 1 });
    expect(report.faults).toEqual([]);
    const { server, starting, database } = report.kills;
    expect(server + starting + database).toBeGreaterThanOrEqual(KILLS);
    expect(report.acknowledged).toBeGreaterThan(20);
    expect(report.receipts).toBeGreaterThan(5);
    expect(report.told).toBeGreaterThan(20);
    expect(report.entries).toBeGreaterThanOrEqual(report.acknowledged);
  });
});

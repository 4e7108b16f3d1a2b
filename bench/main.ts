import { type Row, showRow } from './harness.ts';
import { installPeers } from './install-peers.ts';

type Bench = () => readonly Row[] | Promise<readonly Row[]>;

/** Each benchmark is loaded when it runs: some need packages that are installed on first use. */
const ROOMS: Readonly<Record<string, () => Promise<Bench>>> = {
  dice: async () => (await import('./dice.ts')).diceRows,
  odds: async () => (await import('./odds.ts')).oddsRows,
  kernel: async () => (await import('./kernel.ts')).kernelRows,
  noppa: async () => (await import('./noppa.ts')).noppaRows,
  brp: async () => (await import('./brp.ts')).brpRows,
  quinta: async () => (await import('./quinta.ts')).quintaRows,
  whitebox: async () => (await import('./whitebox.ts')).whiteboxRows,
  offers: async () => (await import('./offers.ts')).offersRows,
  sim: async () => (await import('./sim.ts')).simRows,
  table: async () => (await import('./table.ts')).tableRows,
  nodes: async () => (await import('./nodes.ts')).nodesRows,
  disk: async () => (await import('./disk.ts')).diskRows,
  'full-table': async () => (await import('./full-table.ts')).fullTableRows,
};

/** Benchmarks that compare with other packages, see package.json beside this file. */
const WITH_PEERS = new Set(['dice', 'table']);

/** `npm run bench [room…]`: every figure is the ratio of two things measured in turns in the same run. */
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ROOMS);
const unknown = wanted.find((room) => !(room in ROOMS));
if (unknown !== undefined) {
  console.error(`no benchmarks of ${unknown}: there are ${Object.keys(ROOMS).join(', ')}`);
  process.exit(2);
}
if (wanted.some((room) => WITH_PEERS.has(room))) installPeers();
for (const room of wanted) {
  console.log(`\n${room}`);
  const rows = await ROOMS[room]?.();
  for (const row of (await rows?.()) ?? []) console.log(showRow(row));
}

import { formatRow, type Row } from './harness.ts';
import { installPeers } from './install-peers.ts';

type Bench = () => readonly Row[] | Promise<readonly Row[]>;

/** Each benchmark is loaded when it runs: some need packages that are installed on first use. */
const ROOMS: Readonly<Record<string, () => Promise<Bench>>> = {
  dice: async () => (await import('./dice.ts')).measureDice,
  odds: async () => (await import('./odds.ts')).measureOdds,
  kernel: async () => (await import('./kernel.ts')).measureKernel,
  noppa: async () => (await import('./noppa.ts')).measureNoppa,
  brp: async () => (await import('./brp.ts')).measureBrp,
  quinta: async () => (await import('./quinta.ts')).measureQuinta,
  whitebox: async () => (await import('./whitebox.ts')).measureWhitebox,
  offers: async () => (await import('./offers.ts')).measureOffers,
  sim: async () => (await import('./sim.ts')).measureSimulation,
  table: async () => (await import('./table.ts')).measureTable,
  streams: async () => (await import('./streams.ts')).measureStreams,
  nodes: async () => (await import('./nodes.ts')).measureNodes,
  disk: async () => (await import('./disk.ts')).measureDisk,
  'full-table': async () => (await import('./full-table.ts')).measureFullTable,
};

/** Benchmarks that compare with other packages, see package.json beside this file. */
const WITH_PEERS = new Set(['dice', 'table']);

/** `npm run bench [room…]`: every figure is the ratio of two things measured in turns in the same run. */
const requestedRooms = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ROOMS);
const unknownRoom = requestedRooms.find((room) => !(room in ROOMS));
if (unknownRoom !== undefined) {
  console.error(`no benchmarks of ${unknownRoom}: there are ${Object.keys(ROOMS).join(', ')}`);
  process.exit(2);
}
if (requestedRooms.some((room) => WITH_PEERS.has(room))) installPeers();
for (const room of requestedRooms) {
  console.log(`\n${room}`);
  const rows = await ROOMS[room]?.();
  for (const row of (await rows?.()) ?? []) console.log(formatRow(row));
}

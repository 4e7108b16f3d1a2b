import { brpRows } from './brp.ts';
import { diceRows } from './dice.ts';
import { type Row, showRow } from './harness.ts';
import { kernelRows } from './kernel.ts';
import { nodesRows } from './nodes.ts';
import { noppaRows } from './noppa.ts';
import { oddsRows } from './odds.ts';
import { quintaRows } from './quinta.ts';
import { simRows } from './sim.ts';
import { tableRows } from './table.ts';
import { whiteboxRows } from './whitebox.ts';

const ROOMS: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  dice: diceRows,
  odds: oddsRows,
  kernel: kernelRows,
  noppa: noppaRows,
  brp: brpRows,
  quinta: quintaRows,
  whitebox: whiteboxRows,
  sim: simRows,
  table: tableRows,
  nodes: nodesRows,
};

/** `npm run bench [room…]`: every figure is a ratio of two things measured in turns in this one run. */
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ROOMS);
const unknown = wanted.find((room) => !(room in ROOMS));
if (unknown !== undefined) {
  console.error(`no benchmarks of ${unknown}: there are ${Object.keys(ROOMS).join(', ')}`);
  process.exit(2);
}
for (const room of wanted) {
  console.log(`\n${room}`);
  for (const row of (await ROOMS[room]?.()) ?? []) console.log(showRow(row));
}

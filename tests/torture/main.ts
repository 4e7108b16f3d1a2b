import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { STORE_NAMES, type StoreName } from './database.ts';
import { runTorture, type TortureReport } from './run.ts';

const HELP = `npm run torture -- [options]

Kills the server with SIGKILL at random moments while people play, starts it again, and checks that every command that
was acknowledged is in the log exactly once, that nothing a stream has told is missing, that playing all receipts again
gives the same world, and that the sealed dice fit. PostgreSQL itself is killed now and then too.

  --kills 200                    how often for each store
  --store sqlite|postgres|both   where the tables are kept (both)
  --tables 2                     tables of each game at the same time
  --seed TEXT                    the same blows and the same play, as far as the clock lets them be
  --folder PATH                  where the embedded database writes: a real disk (the folder for temporary files)
  --help

Exits with 1 when something was lost, and says what.`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    store: { type: 'string', default: 'both' },
    tables: { type: 'string', default: '2' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    folder: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const printText = (text: string): void => void process.stdout.write(`${text}\n`);

function exitWith(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}

function readWholeNumber(name: 'kills' | 'tables'): number {
  const n = Number(values[name]);
  return Number.isInteger(n) && n > 0
    ? n
    : exitWith(`--${name} takes a whole number from 1, not ${values[name]}`);
}

function readStoreNames(): readonly StoreName[] {
  if (values.store === 'both') return STORE_NAMES;
  const store = STORE_NAMES.find((name) => name === values.store);
  return store ? [store] : exitWith(`--store takes sqlite, postgres or both, not ${values.store}`);
}

/** Shows kills so far, their rate, and the time left. */
function createProgress(store: StoreName, kills: number): (done: number, keptCount: number) => void {
  const start = Date.now();
  return (done, keptCount) => {
    const seconds = (Date.now() - start) / 1000;
    const secondsLeft = Math.ceil((seconds / done) * (kills - done));
    const line = `${store}: ${done}/${kills} kills · ${(done / seconds).toFixed(2)}/s · ${keptCount} commands kept · ${secondsLeft} s left`;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done >= kills ? '\n' : ''}`);
    else if (done % 10 === 0 || done >= kills) printText(line);
  };
}

function printReport({ store, kills, faults, ...figures }: TortureReport): void {
  const { server, starting, database } = kills;
  printText(
    `${store}: killed ${server} × under load, ${starting} × while starting, the database ${database} ×`,
  );
  printText(
    `  ${figures.sent} commands sent, ${figures.acknowledged} acknowledged (${figures.again} more than once), ` +
      `${figures.cut} cut off by a blow, ${figures.unanswered} of them never answered`,
  );
  printText(
    `  ${figures.entries} entries, ${figures.receipts} receipts played again, ${figures.told} moments told by streams`,
  );
  for (const fault of faults.slice(0, 50)) printText(`  LOST OR WRONG: ${fault}`);
  if (faults.length === 0) printText('  nothing lost');
}

async function main(): Promise<number> {
  if (values.help) {
    printText(HELP);
    return 0;
  }
  const [kills, tables, stores] = [readWholeNumber('kills'), readWholeNumber('tables'), readStoreNames()];
  const stopped = new AbortController();
  process.once('SIGINT', () => stopped.abort());
  printText(`seed ${values.seed}`);
  let faults = 0;
  for (const store of stores) {
    if (stopped.signal.aborted) break;
    const { seed, folder } = values;
    const progress = createProgress(store, kills);
    const report = await runTorture({ store, kills, tables, seed, folder, progress, signal: stopped.signal });
    printReport(report);
    faults += report.faults.length;
  }
  return faults === 0 ? 0 : 1;
}

process.exitCode = await main();

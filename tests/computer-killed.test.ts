import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogLine, listLoggedFights, type TableExport } from '@arbitro/protocol';
import { rischio } from '@arbitro/rischio';
import { afterAll, expect, test } from 'vitest';
import { makeTable, readExport, readMessage, type Seat, sendAndExpectKept } from './client.ts';
import { runCommand } from './run-command.ts';
import { type ServerProcess, startServer } from './server-process.fixture.ts';
import { openStreamClient } from './stream-client.fixture.ts';

const KILLS = 2;
/** Decisions that the computer makes between two kills. */
const DECISIONS = 3;

const folder = mkdtempSync(join(tmpdir(), 'arbitro-killed-'));
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const isDecision = ({ computer }: LogLine): boolean => computer !== undefined;

/** Listens until the computer has made so many more decisions; returns the table then. */
async function waitForDecisions(gm: Seat, more: number): Promise<TableExport> {
  const listener = await openStreamClient(gm);
  const { moment } = await readMessage(gm);
  const listDecisions = (): ReadonlySet<number> =>
    new Set(
      listener.heard
        .flatMap(({ lines }) => lines.filter(isDecision))
        .map((line) => line.moment)
        .filter((later) => later > moment),
    );
  await expect.poll(() => listDecisions().size).toBeGreaterThanOrEqual(more);
  const file = await readExport(gm);
  listener.close();
  return file;
}

test('a server killed while the computer plays continues where it was: nothing is lost, nothing is done twice', async () => {
  server = await startServer({ DATA_DIR: folder });
  let gm = await makeTable({ url: server.url }, { demo: 'rischio', computer: 'all' });
  await sendAndExpectKept(gm, 'computer', { command: 'quick', pace: 'quick' });
  let known: TableExport | undefined;
  for (let kill = 0; kill < KILLS; kill++) {
    const file = await waitForDecisions(gm, DECISIONS);
    const stored = file.entries.slice(0, known?.entries.length ?? 0);
    expect(stored).toEqual(known?.entries ?? []);
    known = file;
    await server.stop('SIGKILL');
    server = await startServer({ DATA_DIR: folder });
    gm = { ...gm, server: { url: server.url } };
  }
  const last = await waitForDecisions(gm, 1);
  writeFileSync(join(folder, 'last.json'), JSON.stringify(last));
  const verified = await runCommand(['verify', 'last.json'], folder, {});
  expect(verified.printed).toContain('Everything matches');
  const commands = last.entries.map(({ command }) => command);
  expect(new Set(commands).size).toBe(commands.length);
  expect(listLoggedFights(rischio, last.entries)).toHaveLength(1);
});

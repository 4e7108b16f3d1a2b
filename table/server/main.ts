import { fileURLToPath } from 'node:url';
import { openPostgres, openSqlite } from '@arbitro/store';
import { consoleWords, type Environment, languageOfConsole, readEnvironment } from './environment.ts';
import { CannotStart, greeting, type Running, serve } from './http-serve.ts';
import { openHall } from './open-hall.ts';
import { VARIABLES } from './words.ts';

const WEB = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
/** The whole of an orderly end takes at most this long. */
const PATIENCE = 9_000;

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const err = (line: string): void => void process.stderr.write(`${line}\n`);

function help(): void {
  const language = languageOfConsole(process.env);
  out(`node table/server/main.ts\n\n${consoleWords('help', language)}\n`);
  for (const { example, says } of VARIABLES) out(`  ${example}\n      ${says[language]}`);
}

function environment(): Environment | undefined {
  const read = readEnvironment(process.env);
  if (read.ok) return read.value;
  for (const fault of read.faults) err(fault);
  return undefined;
}

/** The first signal ends in good order, the second at once. */
function stopOnSignal(running: Running, { language }: Environment): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    out(consoleWords('stopping', language));
    setTimeout(() => {
      err(consoleWords('too-slow', language));
      process.exit(1);
    }, PATIENCE).unref();
    await running.stop();
    out(consoleWords('stopped', language));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

async function main(): Promise<number | undefined> {
  const [word] = process.argv.slice(2);
  if (word === '--help' || word === '-h') {
    help();
    return 0;
  }
  if (word !== undefined) {
    err(consoleWords('bad-word', languageOfConsole(process.env), { word }));
    return 1;
  }
  const settings = environment();
  if (!settings) return 1;
  try {
    const running = await serve(settings, {
      sqlite: openSqlite,
      postgres: openPostgres,
      hall: (store) => openHall({ store, warm: true }),
      web: WEB,
    });
    stopOnSignal(running, settings);
    for (const line of greeting(running, settings)) out(line);
    return undefined;
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    err(consoleWords(error.word, settings.language, error.params));
    return 1;
  }
}

const code = await main();
if (code !== undefined) process.exit(code);

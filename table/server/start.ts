import { broughtAlong, Unbrought } from '@arbitro/own';
import { bundled } from '@arbitro/own/bundle';
import { openPostgres, openSqlite } from '@arbitro/store';
import { CannotStart } from './cannot-start.ts';
import { consoleWords, type Environment } from './environment.ts';
import { limitHeapGrowth } from './heap-growth.ts';
import { greeting, type Running, serve } from './http-serve.ts';
import { openHall } from './open-hall.ts';
import { webFolder } from './web-folder.ts';

export { readEnvironment, type Variables } from './environment.ts';

/** The console that a server is started from. */
export interface Console {
  out(line: string): void;
  err(line: string): void;
}

/** The maximum milliseconds of an orderly shutdown. */
const PATIENCE = 9_000;

/**
 * Opens everything, with the custom systems, and serves until it is stopped. Returns the exit code: 0, or 1 if it could
 * not start.
 */
export async function start(settings: Environment, console: Console): Promise<number> {
  limitHeapGrowth();
  try {
    const own = await Promise.all(broughtAlong().map(bundled));
    const running = await serve(settings, {
      sqlite: openSqlite,
      postgres: openPostgres,
      hall: (store, trouble) => openHall({ store, trouble, warm: true }),
      web: webFolder(),
      own,
    });
    const stopped = stopOnSignal(running, settings, console);
    for (const line of greeting(running, settings)) console.out(line);
    await stopped;
    return 0;
  } catch (error) {
    console.err(whyNot(error, settings));
    return 1;
  }
}

function whyNot(error: unknown, { language }: Environment): string {
  if (error instanceof CannotStart) return consoleWords(error.word, language, error.params);
  if (error instanceof Unbrought) return error.says(language);
  throw error;
}

/** The first signal stops in good order, the second at once. */
function stopOnSignal(running: Running, { language }: Environment, { out, err }: Console): Promise<void> {
  return new Promise((resolve, reject) => {
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
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => void stop().then(resolve, reject));
  });
}

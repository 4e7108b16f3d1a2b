import { CustomSystemError, listCustomSystems } from '@arbitro/custom-systems';
import { bundleSystem } from '@arbitro/custom-systems/bundle';
import { openPostgres, openSqlite } from '@arbitro/store';
import { openTableService } from './live/open-table-service.ts';
import { type Environment, formatConsoleText } from './startup/environment.ts';
import { limitHeapGrowth } from './startup/heap-growth.ts';
import { formatGreeting, type RunningServer, serve } from './startup/serve.ts';
import { StartError } from './startup/start-error.ts';
import { findWebFolder } from './web-folder.ts';

export { readEnvironment, type Variables } from './startup/environment.ts';

/** The console that a server is started from. */
export interface ServerConsole {
  out(line: string): void;
  err(line: string): void;
}

/** The maximum milliseconds of an orderly shutdown. */
const STOP_TIMEOUT_MS = 9_000;

/**
 * Opens everything, with the custom systems, and serves until it is stopped. Returns the exit code: 0, or 1 if it could
 * not start.
 */
export async function startServer(settings: Environment, console: ServerConsole): Promise<number> {
  limitHeapGrowth();
  try {
    const customSystems = await Promise.all(listCustomSystems().map(bundleSystem));
    const running = await serve(settings, {
      sqlite: openSqlite,
      postgres: openPostgres,
      openService: (store, reportError) => openTableService({ store, reportError, warm: true }),
      web: findWebFolder(),
      customSystems,
    });
    const stopped = stopOnSignal(running, settings, console);
    for (const line of formatGreeting(running, settings)) console.out(line);
    await stopped;
    return 0;
  } catch (error) {
    console.err(describeStartError(error, settings));
    return 1;
  }
}

function describeStartError(error: unknown, { language }: Environment): string {
  if (error instanceof StartError) return formatConsoleText(error.word, language, error.params);
  if (error instanceof CustomSystemError) return error.says(language);
  throw error;
}

/** The first signal stops in good order, the second at once. */
function stopOnSignal(
  running: RunningServer,
  { language }: Environment,
  { out, err }: ServerConsole,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const stop = async (): Promise<void> => {
      if (isStopping) process.exit(1);
      isStopping = true;
      out(formatConsoleText('stopping', language));
      setTimeout(() => {
        err(formatConsoleText('too-slow', language));
        process.exit(1);
      }, STOP_TIMEOUT_MS).unref();
      await running.stop();
      out(formatConsoleText('stopped', language));
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => void stop().then(resolve, reject));
  });
}

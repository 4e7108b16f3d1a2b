import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { SystemBundle } from '@arbitro/custom-systems/bundle';
import type { Store } from '@arbitro/store';
import type { FastifyInstance } from 'fastify';
import { renderUnicodeCompact } from 'uqr';
import { buildServer } from '../http/build-server.ts';
import { ErrorLog } from '../http/logging.ts';
import type { TableService } from '../live/table-service.ts';
import type { ReportError } from '../live/watched-store.ts';
import type { ConsoleTextKey } from '../texts.ts';
import { type Environment, formatConsoleText } from './environment.ts';
import { findAddresses, type ServerAddresses } from './lan-addresses.ts';
import { openStore, type StoreOpeners } from './open-store.ts';
import { errorMessageOf, StartError } from './start-error.ts';

/** How to open the store and the service: called from here, so that a missing part is reported in words. */
export interface ServeParts extends StoreOpeners {
  openService(store: Store, reportError: ReportError): TableService | Promise<TableService>;
  /** The folder of the built web app. */
  readonly web?: string | undefined;
  /** Custom systems, for browsers. */
  readonly customSystems?: readonly SystemBundle[];
}

export interface RunningServer {
  readonly addresses: ServerAddresses;
  /** Where the tables are stored. */
  readonly keptIn: string;
  /** Ends the streams, waits for running requests, closes the service and its store. */
  stop(): Promise<void>;
}

/** Opens the store, the service and the server. */
export async function serve(environment: Environment, opening: ServeParts): Promise<RunningServer> {
  const { host, port, trustProxy, logLevel, metrics, databaseUrl: database } = environment;
  const { store, keptIn, lock } = await openStore(environment, opening);
  const errorLog = new ErrorLog();
  const tableService = await opening.openService(store, errorLog.report);
  const lan = port === 0 ? undefined : findAddresses(host, port, networkInterfaces()).near[0];
  const { web, customSystems = [] } = opening;
  const app = await buildServer({
    service: tableService,
    trustProxy,
    metrics,
    log: { level: logLevel },
    lan,
    web,
    bundles: customSystems,
    database,
  });
  errorLog.writeTo(app.log);
  const close = async (): Promise<void> => {
    await closeServer(app);
    await tableService.close();
    await store.close();
    lock?.release();
  };
  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    throw toListenError(error, environment);
  }
  const { port: actualPort } = app.server.address() as AddressInfo;
  const addresses = findAddresses(host, actualPort, networkInterfaces());
  lock?.showAddress(addresses.here);
  return { addresses, keptIn, stop: close };
}

const LISTEN_ERRORS: Readonly<Record<string, ConsoleTextKey>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'no-such-host',
  ENOTFOUND: 'no-such-host',
};

function toListenError(error: unknown, { host, port }: Environment): StartError {
  const why = errorMessageOf(error);
  return new StartError(LISTEN_ERRORS[why] ?? 'cannot-listen', { host, port, why }, error);
}

/** Milliseconds that running answers may take before their connections are closed. */
const GRACE_MS = 5_000;

/**
 * Closes connections as soon as they are idle while the last answers are sent; no client can delay the shutdown
 * forever.
 */
export async function closeServer(app: FastifyInstance, grace = GRACE_MS): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), grace);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

/** Returns the lines printed when the server is up. */
export function formatGreeting(
  { addresses, keptIn }: RunningServer,
  { language }: Environment,
): readonly string[] {
  const text = (word: ConsoleTextKey): string => formatConsoleText(word, language);
  const { here, near } = addresses;
  const rows = [
    [text('here'), here],
    ...near.map((address, index) => [index === 0 ? text('near') : '', address]),
    [text('kept'), keptIn],
  ] as const;
  const widest = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(widest)}  ${value}`);
  return ['', 'Arbitro', ...lines, '', ...formatQrCode(near[0], text('scan')), text('stops'), ''];
}

const formatQrCode = (address: string | undefined, text: string): readonly string[] =>
  address === undefined ? [] : [text, renderUnicodeCompact(address, { border: 2 }), ''];

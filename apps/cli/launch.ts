import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { broughtNode, isNewEnough, tooOld } from './node-for.ts';

// An old Node reads this file and the one it imports, and no other: nothing here may be newer than Node 14.
const { env, platform, arch, versions } = process;

function refuse(): void {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  process.stderr.write(`${tooOld(versions.node, locale)}\n`);
  process.exitCode = 2;
}

/** Runs the program by another Node, and ends as it ends. */
function handOver(node: string): void {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  child.on('error', refuse);
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  // a terminal sends Ctrl-C to both: whoever passed it on would send it twice
  process.on('SIGINT', () => undefined);
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code === null ? 1 : code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const node = isNewEnough(versions.node)
  ? undefined
  : broughtNode(platform, arch, createRequire(import.meta.url).resolve);
if (isNewEnough(versions.node)) await import('./main.ts');
else if (node === undefined) refuse();
else handOver(node);

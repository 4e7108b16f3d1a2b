import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.ts';
import { broughtNode, isNewEnough, tooOld } from './node-for.ts';

// An old Node loads this file and the two it imports, and no other: nothing here may be newer than Node 14.
const { env, platform, arch, versions } = process;

function refuse(): void {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  process.stderr.write(`${tooOld(versions.node, locale)}\n`);
  process.exitCode = 2;
}

const node = isNewEnough(versions.node)
  ? undefined
  : broughtNode(platform, arch, createRequire(import.meta.url).resolve);
if (isNewEnough(versions.node)) await import('./main.ts');
else if (node === undefined) refuse();
else handOver(node, [fileURLToPath(new URL('./main.ts', import.meta.url)), ...process.argv.slice(2)], refuse);

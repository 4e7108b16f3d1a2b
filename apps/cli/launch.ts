import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describeTooOld, findBundledNode, isNewEnough } from './launch/node-version.ts';
import { runWithNode } from './launch/run-with-node.ts';

// An old Node loads this file and the two it imports, and no other: nothing here may be newer than Node 14.
const { env, platform, arch, versions } = process;

function refuse(): void {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  process.stderr.write(`${describeTooOld(versions.node, locale)}\n`);
  process.exitCode = 2;
}

const bundledNode = isNewEnough(versions.node)
  ? undefined
  : findBundledNode(platform, arch, createRequire(import.meta.url).resolve);
if (isNewEnough(versions.node)) await import('./main.ts');
else if (bundledNode === undefined) refuse();
else
  runWithNode(
    bundledNode,
    [fileURLToPath(new URL('./main.ts', import.meta.url)), ...process.argv.slice(2)],
    refuse,
  );

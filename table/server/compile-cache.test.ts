import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

test('what a start has compiled is kept where the next one finds it', () => {
  const TMPDIR = mkdtempSync(join(tmpdir(), 'arbitro-compiled-'));
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  execFileSync(process.execPath, [MAIN, '--help'], { env: { ...env, TMPDIR } });
  expect(readdirSync(join(TMPDIR, 'node-compile-cache'), { recursive: true }).length).toBeGreaterThan(10);
  rmSync(TMPDIR, { recursive: true });
});

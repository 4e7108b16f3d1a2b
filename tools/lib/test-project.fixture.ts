import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Root } from './project-files.ts';

/** Creates a small project in its own folder, deleted after the test. Values that are not text become JSON. */
export function createTestProject(files: Readonly<Record<string, unknown>>): Root {
  const root = mkdtempSync(join(tmpdir(), 'arbitro-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

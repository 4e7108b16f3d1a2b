import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const listFiles = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT })
    .toSorted()
    .map((path) => join(ROOT, path));

/** The worked examples of every system. */
export const listScenarioFiles = (): readonly string[] => listFiles('engine/systems/*/scenarios/*.yaml');

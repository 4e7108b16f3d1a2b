import { fileURLToPath } from 'node:url';
import type { Root } from './project-files.ts';

/** The root of the project that contains these tools. */
export const PROJECT_ROOT: Root = fileURLToPath(new URL('../../', import.meta.url));

/** Prints one sentence per error and sets the exit code. */
export function reportFaults(what: string, faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  console.log(`${what}: ${faults.length === 0 ? 'fine' : count}`);
}

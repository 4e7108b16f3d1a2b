import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const HERE = import.meta.dirname;

/** npm writes this file last, as its own copy of the lock file. */
const INSTALLED = 'node_modules/.package-lock.json';

const timeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Whether a folder contains what its lock file lists. */
export function isInstalled(folder: string): boolean {
  const installed = timeOf(join(folder, INSTALLED));
  const locked = timeOf(join(folder, 'package-lock.json'));
  return installed !== undefined && locked !== undefined && installed >= locked;
}

/** Installs the packages that benchmarks compare with, unless installed. `npm ci` of the project leaves them out. */
export function installPeers(folder: string = HERE): void {
  if (isInstalled(folder)) return;
  console.log('installing what is measured against, once: npm ci --prefix bench');
  execFileSync('npm', ['ci', '--prefix', folder], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

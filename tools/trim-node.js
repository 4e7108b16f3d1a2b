import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript, because `npm ci` runs it with whatever Node is there.
// The packages that bring Node also bring its C headers: a third of their size, and nothing is compiled here.
const { optionalDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const name of Object.keys(optionalDependencies).filter((one) => one.startsWith('node-')))
  rmSync(join('node_modules', name, 'include'), { recursive: true, force: true });

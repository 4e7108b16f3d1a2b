import { join } from 'node:path';
import { build } from 'vite';

/** Builds the web app with the pseudo-language into a folder. Run it with `--import register.ts`. */
const [outDir = ''] = process.argv.slice(2);
const configFile = join(import.meta.dirname, '../../apps/web/vite.config.ts');
await build({ mode: 'production', configFile, logLevel: 'error', build: { outDir, minify: false } });

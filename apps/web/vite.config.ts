import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import { rulingsIn } from '@arbitro/own/rulings';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SYSTEMS = fileURLToPath(new URL('../../engine/systems', import.meta.url));

const { version } = JSON.parse(readFileSync(`${HERE}package.json`, 'utf8'));

/** Lists what the service worker keeps for when there is no connection; of the fonts only what our languages need. */
const shellList = (): Plugin => ({
  name: 'shell-list',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(js|css)$|-latin-wght.*\.woff2$/.test(name));
    this.emitFile({ type: 'asset', fileName: 'shell.json', source: JSON.stringify(files.toSorted()) });
  },
});

/** The web app, built into `dist/`, from where the server sends it. */
export default defineConfig({
  root: HERE,
  plugins: [react(), shellList()],
  define: {
    __VERSION__: JSON.stringify(version),
    __RULINGS__: JSON.stringify(
      Object.fromEntries(systems.map(({ id }) => [id, rulingsIn(`${SYSTEMS}/${id}`)])),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // the engine is pure: what is not used of it need not be there
      treeshake: { moduleSideEffects: [{ test: /\/(engine|table\/protocol)\//, sideEffects: false }] },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import type { Rule, System } from '@arbitro/kernel';
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

const mapped = (system: System, part: (rule: Rule) => unknown): string =>
  JSON.stringify(Object.fromEntries(Object.entries(system.rules).map(([id, rule]) => [id, part(rule)])));

const APART = 'statements-of-';

/** What the rules say is most of their size and is read one at a time: it is loaded apart from what is played by. */
const statementsApart = (): Plugin => ({
  name: 'statements-apart',
  resolveId: (id) => (id.startsWith(APART) ? `\0${id}` : undefined),
  load(id) {
    if (id === `${HERE}app/statements-of.ts`) {
      const loads = systems.map(
        (system) => `${JSON.stringify(system.id)}: () => import('${APART}${system.id}')`,
      );
      return `export const STATEMENTS = { ${loads.join(', ')} };`;
    }
    const apart = systems.find((system) => id === `\0${APART}${system.id}`);
    if (apart) return `export default ${mapped(apart, ({ statement }) => statement)};`;
    const played = systems.find((system) => id === `${SYSTEMS}/${system.id}/rules.ts`);
    return played && `export const RULES = ${mapped(played, ({ statement: _, ...rest }) => rest)};`;
  },
});

/** The web app, built into `dist/`, from where the server sends it. */
export default defineConfig({
  root: HERE,
  plugins: [react(), statementsApart(), shellList()],
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
  // a worker plays by the rules and shows none of their texts
  worker: { format: 'es', plugins: () => [statementsApart()] },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SYSTEMS = fileURLToPath(new URL('../../engine/systems', import.meta.url));

/** A row of a system's rulings: number, question, ruling, and in English what shows it. */
const ROW = /^\| (R\d+) \| (.+?) \| (.+?) \|(?: .+ \|)?$/gm;
/** A comment that cites rules and rulings together says that they belong together. */
const COMMENT = /\/\*\*[\s\S]*?\*\//g;

const textOf = (path: string): string => readFileSync(`${SYSTEMS}/${path}`, 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, word]) => String(word));

interface Ruling {
  readonly question: string;
  readonly ruling: string;
}

const rowsOf = (file: string): ReadonlyMap<string, Ruling> =>
  new Map(
    [...(existsSync(`${SYSTEMS}/${file}`) ? textOf(file) : '').matchAll(ROW)].map(
      ([, id = '', question = '', ruling = '']) => [id, { question, ruling }],
    ),
  );

function rulingsOf(system: string) {
  const [english, italian, finnish] = ['', '.it', '.fi'].map((tag) => rowsOf(`${system}/RULINGS${tag}.md`));
  const comments = globSync(`${system}/**/*.ts`, { cwd: SYSTEMS }).flatMap(
    (path) => textOf(path).match(COMMENT) ?? [],
  );
  return [...(english ?? [])].map(([id, en]) => {
    const citing = comments.filter((text) => found(text, /@ruling (R\d+)/g).includes(id));
    return {
      id,
      says: { en, it: italian?.get(id) ?? en, fi: finnish?.get(id) ?? en },
      rules: [...new Set(citing.flatMap((text) => found(text, /@rule (\S+)/g)))],
    };
  });
}

const systems = globSync('*/RULINGS.md', { cwd: SYSTEMS }).map((path) => basename(dirname(path)));
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
    __RULINGS__: JSON.stringify(Object.fromEntries(systems.map((system) => [system, rulingsOf(system)]))),
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

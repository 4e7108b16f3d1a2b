import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import { readRulings } from '@arbitro/custom-systems/rulings';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { joinedTexts, textsByLanguage, textsFileName } from './texts.config.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SYSTEMS = fileURLToPath(new URL('../../engine/systems', import.meta.url));

const { version } = JSON.parse(readFileSync(`${HERE}package.json`, 'utf8'));

/** Lists the files that the service worker stores for offline use; of the fonts only the scripts of our languages. */
const listShellFiles = (): Plugin => ({
  name: 'shell-list',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(js|css)$|-latin-wght.*\.woff2$/.test(name));
    this.emitFile({ type: 'asset', fileName: 'shell.json', source: JSON.stringify(files.toSorted()) });
  },
});

/** The app’s languages are written in Latin letters; names in other scripts are shown in a font of the device. */
const keepLatinFonts = (): Plugin => ({
  name: 'latin-fonts',
  enforce: 'pre',
  transform(code, id) {
    if (!/@fontsource-variable\/[\w-]+\/index\.css$/.test(id)) return undefined;
    return code.replaceAll(/@font-face \{[^}]*-(?:cyrillic|greek|vietnamese)-[^}]*\}/g, '');
  },
});

/** The app is loaded while the texts that it needs first are. */
const preloadApp = (): Plugin => ({
  name: 'preload-app',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/app/start.tsx'))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
});

const SKELETONS = '@formatjs/icu-skeleton-parser';
const SKELETON_READERS = ['parseNumberSkeletonFromString', 'parseNumberSkeleton', 'parseDateTimeSkeleton'];

/** No text has a number or date skeleton (`check:texts` ensures it): the code that parses them is left out. */
const removeSkeletons = (): Plugin => ({
  name: 'without-skeletons',
  enforce: 'pre',
  resolveId: (id) => (id === SKELETONS ? `\0${SKELETONS}` : undefined),
  load(id) {
    if (id !== `\0${SKELETONS}`) return undefined;
    return SKELETON_READERS.map(
      (name) => `export const ${name} = () => { throw new Error('no skeletons here'); };`,
    ).join('\n');
  },
});

const COMPUTER_MODULE = /^(.*\/engine\/systems\/[\w-]+\/computer)\/(policy|tactics)\.ts$/;
const FAIL = "const fail = () => { throw new Error('no page acts for a creature'); };";
const TACTICS_STUB = `${FAIL}\nexport const tactics = fail;`;
const POLICY_STUB = `import * as answers from './policy-answers.ts';
${FAIL}
export const plainPolicy = { act: fail, answer: answers.answerPlainly };
export const sensiblePolicy = { act: fail, answer: answers.answerSensibly };`;

/** No page acts for creatures, workers and the server do: what only they need is left out. Answers stay, for steps of a file. */
const removePlans = (): Plugin => ({
  name: 'without-plans',
  enforce: 'pre',
  load(id) {
    const [, folder, part] = COMPUTER_MODULE.exec(id) ?? [];
    if (part === 'tactics') return TACTICS_STUB;
    return part === 'policy' && existsSync(`${folder}/policy-plans.ts`) ? POLICY_STUB : undefined;
  },
});

/** A system's script is called by its id, its texts by their language too. */
const chunkFileNames = ({ facadeModuleId }: { readonly facadeModuleId: string | null }): string => {
  const texts = textsFileName(facadeModuleId ?? '');
  const [, system = texts ?? '[name]'] = /\/systems\/([\w-]+)\/system\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${system}-[hash].js`;
};

/** The web app, built into `dist/`, from where the server sends it. */
export default defineConfig({
  root: HERE,
  plugins: [
    react(),
    textsByLanguage(),
    removeSkeletons(),
    removePlans(),
    keepLatinFonts(),
    preloadApp(),
    listShellFiles(),
  ],
  define: {
    __VERSION__: JSON.stringify(version),
    __RULINGS__: JSON.stringify(
      Object.fromEntries(systems.map(({ id }) => [id, readRulings(`${SYSTEMS}/${id}`)])),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { chunkFileNames },
      // the engine is pure: unused parts can be dropped
      treeshake: { moduleSideEffects: [{ test: /\/(engine|table\/protocol)\//, sideEffects: false }] },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [joinedTexts(), removeSkeletons()],
    rolldownOptions: { output: { chunkFileNames } },
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const PSEUDO_TEXT = new URL('pseudo-text.ts', import.meta.url).href;
const REPLACED = /\/text\/fi((?:\.\w+)?)\.ts$/;
const NAME = /\/name\.ts$/;

const exportOf = (url: string): string => {
  const [, name] = /^export const (\w+)/m.exec(readFileSync(fileURLToPath(url), 'utf8')) ?? [];
  if (name === undefined) throw new Error(`${url} exports no texts`);
  return name;
};

/** Returns a module that exports the English catalogue in the pseudo-language. */
function pseudoModule(url: string): string {
  const english = url.replace(REPLACED, '/text/en$1.ts');
  return [
    `import { ${exportOf(english)} as english } from '${english}';`,
    `import { pseudoCatalogue } from '${PSEUDO_TEXT}';`,
    `export const ${exportOf(url)} = pseudoCatalogue(english);`,
  ].join('\n');
}

/** Returns a module that exports the name of a system with its pseudo-texts. */
const pseudoNameModule = (url: string): string =>
  [
    `import { NAME as original } from '${url}?original';`,
    `import { pseudoText } from '${PSEUDO_TEXT}';`,
    'const { name, about } = original;',
    'const change = (text) => ({ ...text, fi: pseudoText(text.en) });',
    'export const NAME = { ...original, name: change(name), about: change(about) };',
  ].join('\n');

/** Loaded before a program (`node --import`), it puts the pseudo-language in the place of Finnish. */
registerHooks({
  load: (url, context, nextLoad) => {
    const source = REPLACED.test(url)
      ? pseudoModule(url)
      : NAME.test(url)
        ? pseudoNameModule(url)
        : undefined;
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

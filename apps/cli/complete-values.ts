import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { names } from '@arbitro/catalogue/lazy';
import { loadWhole } from '@arbitro/catalogue/whole';
import type { Language, System } from '@arbitro/kernel';
import { COMMANDS } from './commands.ts';
import { FILES, type Typed } from './complete.ts';
import { readyNames, readyPath } from './ready.ts';
import type { Value } from './specs.ts';

// a copy of the kernel's list: loading the kernel for three words is too slow
const LANGUAGES = ['en', 'it', 'fi'] as const satisfies readonly Language[];
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Returns all completions for a word or an option's value. */
export async function valuesOf(values: readonly Value[], typed: Typed): Promise<readonly string[]> {
  const found = await Promise.all(values.map((value) => KINDS[value](typed)));
  return [...new Set(found.flat())];
}

type Found = readonly string[] | Promise<readonly string[]>;

const systemIds = (): readonly string[] => names.map(({ id }) => id);

const KINDS: Readonly<Record<Value, (typed: Typed) => Found>> = {
  any: () => [],
  check: presetNames,
  command: () => Object.keys(COMMANDS),
  encounter: async ({ words }) => (await systemOf(words[0]))?.encounters.map(({ id }) => id) ?? [],
  file: () => [FILES],
  folder: () => [FILES],
  key: keyNames,
  language: () => LANGUAGES,
  policy: policies,
  ready: readyNames,
  rule: async ({ words }) => Object.keys((await systemOf(words[0]))?.rules ?? {}),
  shape: shapes,
  shell: () => SHELLS,
  system: systemIds,
};

/** Returns the system named by a word, or by the scenario file that the word names. */
async function systemOf(word: string | undefined): Promise<System | undefined> {
  if (word === undefined) return undefined;
  if (systemIds().includes(word)) return loadWhole(word);
  const path = statSync(word, { throwIfNoEntry: false })?.isFile() ? word : readyPath(word);
  const id = path === undefined ? undefined : systemIn(path);
  return id === undefined ? undefined : loadWhole(id);
}

const HEAD = 4096;

/** Returns the system named near the beginning of a scenario file, without parsing the rest. */
function systemIn(path: string): string | undefined {
  const bytes = Buffer.alloc(HEAD);
  const file = openSync(path, 'r');
  try {
    const text = bytes.toString('utf8', 0, readSync(file, bytes));
    return /^[\s{]*"?system"?:\s*["']?([\w-]+)/m.exec(text)?.[1];
  } finally {
    closeSync(file);
  }
}

async function presetNames({ words }: Typed): Promise<readonly string[]> {
  const [word = ''] = words;
  return systemIds().includes(word) ? Object.keys((await loadWhole(word))?.presets ?? {}) : [];
}

/** Returns the parameters of the named preset, or of the first, as options. */
export async function presetOptions({ words: [word = '', name = ''] }: Typed): Promise<readonly string[]> {
  const presets = systemIds().includes(word) ? ((await loadWhole(word))?.presets ?? {}) : {};
  const meant = Object.hasOwn(presets, name) ? presets[name] : Object.values(presets)[0];
  return Object.keys(meant?.params ?? {}).map((param) => `--${param}`);
}

/** Returns a system's action names and the other keys of its scenarios. */
async function keyNames({ words }: Typed): Promise<readonly string[]> {
  const system = await systemOf(words[0]);
  if (!system) return [];
  const [{ actionKeys }, { PARTS }] = await Promise.all([import('@arbitro/scenario'), import('./keys.ts')]);
  return [...Object.keys(actionKeys(system.schemas.action)), ...PARTS];
}

async function policies({ words }: Typed): Promise<readonly string[]> {
  const system = await systemOf(words[0] ?? systemIds()[0]);
  if (!system) return [];
  const { policyNames } = await import('@arbitro/policies');
  return policyNames(system);
}

async function shapes(): Promise<readonly string[]> {
  const systems = await Promise.all(systemIds().map((id) => loadWhole(id)));
  return systems.flatMap((system) => Object.keys(system?.imports ?? {}));
}

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { loadFullSystem } from '@arbitro/catalogue/full-systems';
import { systemNames } from '@arbitro/catalogue/lazy';
import type { Language, System } from '@arbitro/kernel';
import type { ValueKind } from '../command-line/option-specs.ts';
import { COMMANDS } from '../commands.ts';
import { findBuiltinPath, listBuiltinNames } from '../files/builtin-scenarios.ts';
import { loadSystems } from '../files/load-systems.ts';
import { FILES, type TypedWords } from './complete.ts';

// a copy of the kernel's list: loading the kernel for three words is too slow
const LANGUAGES = ['en', 'it', 'fi'] as const satisfies readonly Language[];
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Returns all completions for a word or an option's value. */
export async function listValues(
  values: readonly ValueKind[],
  typedWords: TypedWords,
): Promise<readonly string[]> {
  const found = await Promise.all(values.map((value) => VALUE_LISTERS[value](typedWords)));
  return [...new Set(found.flat())];
}

type ValueList = readonly string[] | Promise<readonly string[]>;

const listSystemIds = (): readonly string[] => systemNames.map(({ id }) => id);

const VALUE_LISTERS: Readonly<Record<ValueKind, (typedWords: TypedWords) => ValueList>> = {
  any: () => [],
  check: listPresetNames,
  command: () => Object.keys(COMMANDS),
  encounter: async ({ words }) => (await findSystem(words[0]))?.encounters.map(({ id }) => id) ?? [],
  file: () => [FILES],
  folder: () => [FILES],
  key: listKeyNames,
  language: () => LANGUAGES,
  policy: listPolicies,
  ready: listBuiltinNames,
  rule: async ({ words }) => Object.keys((await findSystem(words[0]))?.rules ?? {}),
  shape: listImportFormats,
  shell: () => SHELLS,
  system: listSystemIds,
};

/** Returns the system named by a word, or by the scenario file that the word names. */
async function findSystem(word: string | undefined): Promise<System | undefined> {
  if (word === undefined) return undefined;
  if (listSystemIds().includes(word)) return loadFullSystem(word);
  const path = statSync(word, { throwIfNoEntry: false })?.isFile() ? word : findBuiltinPath(word);
  const id = path === undefined ? undefined : readSystemId(path);
  return id === undefined ? undefined : loadFullSystem(id);
}

const HEAD_BYTES = 4096;

/** Returns the system named near the beginning of a scenario file, without parsing the rest. */
function readSystemId(path: string): string | undefined {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const file = openSync(path, 'r');
  try {
    const text = bytes.toString('utf8', 0, readSync(file, bytes));
    return /^[\s{]*"?system"?:\s*["']?([\w-]+)/m.exec(text)?.[1];
  } finally {
    closeSync(file);
  }
}

async function listPresetNames({ words }: TypedWords): Promise<readonly string[]> {
  const [word = ''] = words;
  return listSystemIds().includes(word) ? Object.keys((await loadFullSystem(word))?.presets ?? {}) : [];
}

/** Returns the parameters of the named preset, or of the first, as options. */
export async function listPresetOptions({
  words: [word = '', name = ''],
}: TypedWords): Promise<readonly string[]> {
  const presets = listSystemIds().includes(word) ? ((await loadFullSystem(word))?.presets ?? {}) : {};
  const preset = Object.hasOwn(presets, name) ? presets[name] : Object.values(presets)[0];
  return Object.keys(preset?.params ?? {}).map((param) => `--${param}`);
}

/** Returns a system's action names and the other keys of its scenarios. */
async function listKeyNames({ words }: TypedWords): Promise<readonly string[]> {
  const system = await findSystem(words[0]);
  if (!system) return [];
  const [{ listActionKeys: actionKeys }, { PARTS }] = await Promise.all([
    import('@arbitro/scenario'),
    import('../keys/keys.ts'),
  ]);
  return [...Object.keys(actionKeys(system.schemas.action)), ...PARTS];
}

async function listPolicies({ words }: TypedWords): Promise<readonly string[]> {
  const system = await findSystem(words[0] ?? listSystemIds()[0]);
  if (!system) return [];
  const { listPolicyNames: policyNames } = await import('@arbitro/policies');
  return policyNames(system);
}

async function listImportFormats(): Promise<readonly string[]> {
  return (await loadSystems()).flatMap((system) => (system.importers ?? []).map(({ id }) => id));
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { System, SystemName } from '@arbitro/kernel';
import { lacksOf, looksLikeSystem, tryEncounters } from './fits.ts';
import { type Folder, folderAt } from './folder.ts';
import { shareWith } from './host-copies.ts';
import { Unbrought, whyOf } from './unbrought.ts';

/** A custom system and its location. */
export interface Own extends Folder {
  readonly system: System;
  /** The name of the export. */
  readonly exported: string;
  /** Its name in the catalogue, with the notice that the licence of its book requires if its `NAME` has one. */
  readonly name: SystemName;
  /** Changes with the contents of the folder. */
  readonly stamp: string;
}

/**
 * Loads the system of a folder and checks that it is complete and can create its encounters; errors are explained in
 * words.
 */
export async function loadFolder(named: string): Promise<Own> {
  const folder = folderAt(named);
  shareWith(folder.root);
  const module = await imported(folder);
  const [exported, system] = systemIn(module, folder);
  const lacks = lacksOf(system);
  const about = { folder: named, id: system.id };
  if (lacks.length > 0)
    throw new Unbrought('own-lacks', { ...about, name: exported, lacks: lacks.join(', ') });
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(system.id)) throw new Unbrought('own-bad-id', about);
  tryEncounters(system, folder);
  return { ...folder, system, exported, name: nameOf(system, module), stamp: stampOf(folder) };
}

type Module = Readonly<Record<string, unknown>>;

async function imported({ named, root, entry }: Folder): Promise<Module> {
  try {
    return await import(pathToFileURL(entry).href);
  } catch (error) {
    throw new Unbrought('own-throws', { folder: named, why: whyOf(error, root) }, error);
  }
}

function systemIn(module: Module, { named, entry }: Folder): readonly [string, System] {
  const found = new Map<System, string>();
  for (const [name, value] of Object.entries(module)) if (looksLikeSystem(value)) found.set(value, name);
  const [first, second] = found;
  const names = (list: Iterable<string>): string => [...list].join(', ') || '–';
  if (!first)
    throw new Unbrought('own-no-system', {
      folder: named,
      entry: basename(entry),
      exports: names(Object.keys(module)),
    });
  if (second) throw new Unbrought('own-several', { folder: named, exports: names(found.values()) });
  return [first[1], first[0]];
}

function nameOf({ id, face }: System, module: Module): SystemName {
  const notices = noticesIn(module);
  return { id, name: face.name, about: face.about, ...(notices && { notices }) };
}

function noticesIn({ NAME: name }: Module): readonly string[] | undefined {
  const notices: unknown = typeof name === 'object' && name !== null && 'notices' in name && name.notices;
  return Array.isArray(notices) ? notices.map(String) : undefined;
}

/** Hashes the files that affect play: tests and installed packages are left out. */
function stampOf({ root }: Folder): string {
  const hash = createHash('sha256');
  const files = globSync('**/*.{ts,js,mjs,json}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.*'],
  });
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { System, SystemName } from '@arbitro/kernel';
import { findMissingParts, looksLikeSystem, tryEncounters } from './check-system.ts';
import { CustomSystemError, describeErrorIn } from './custom-system-error.ts';
import { findSystemFolder, type SystemFolder } from './folder.ts';
import { shareHostPackages } from './host-copies.ts';

/** A custom system and its location. */
export interface CustomSystem extends SystemFolder {
  readonly system: System;
  /** The name of the export. */
  readonly exportName: string;
  /** Its name in the catalogue, with the notice that the licence of its book requires if its `NAME` has one. */
  readonly name: SystemName;
  /** Changes with the contents of the folder. */
  readonly stamp: string;
}

/**
 * Loads the system of a folder and checks that it is complete and can create its encounters; errors are explained in
 * words.
 */
export async function loadFolder(givenPath: string): Promise<CustomSystem> {
  const folder = findSystemFolder(givenPath);
  shareHostPackages(folder.root);
  const module = await importEntry(folder);
  const [exported, system] = findSystem(module, folder);
  const lacks = findMissingParts(system);
  const about = { folder: givenPath, id: system.id };
  if (lacks.length > 0)
    throw new CustomSystemError('own-lacks', { ...about, name: exported, lacks: lacks.join(', ') });
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(system.id)) throw new CustomSystemError('own-bad-id', about);
  tryEncounters(system, folder);
  return {
    ...folder,
    system,
    exportName: exported,
    name: systemNameOf(system, module),
    stamp: computeStamp(folder),
  };
}

type Module = Readonly<Record<string, unknown>>;

async function importEntry({ givenPath, root, entry }: SystemFolder): Promise<Module> {
  try {
    return await import(pathToFileURL(entry).href);
  } catch (error) {
    throw new CustomSystemError(
      'own-throws',
      { folder: givenPath, why: describeErrorIn(error, root) },
      error,
    );
  }
}

function findSystem(module: Module, { givenPath, entry }: SystemFolder): readonly [string, System] {
  const found = new Map<System, string>();
  for (const [name, value] of Object.entries(module)) if (looksLikeSystem(value)) found.set(value, name);
  const [first, second] = found;
  const names = (list: Iterable<string>): string => [...list].join(', ') || '–';
  if (!first)
    throw new CustomSystemError('own-no-system', {
      folder: givenPath,
      entry: basename(entry),
      exports: names(Object.keys(module)),
    });
  if (second)
    throw new CustomSystemError('own-several', { folder: givenPath, exports: names(found.values()) });
  return [first[1], first[0]];
}

function systemNameOf({ id, presentation: face }: System, module: Module): SystemName {
  const notices = readNotices(module);
  return { id, name: face.name, about: face.about, ...(notices && { notices }) };
}

function readNotices({ NAME: name }: Module): readonly string[] | undefined {
  const notices: unknown = typeof name === 'object' && name !== null && 'notices' in name && name.notices;
  return Array.isArray(notices) ? notices.map(String) : undefined;
}

/** Hashes the files that affect play: tests and installed packages are left out. */
function computeStamp({ root }: SystemFolder): string {
  const hash = createHash('sha256');
  const files = globSync('**/*.{ts,js,mjs,json}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.*'],
  });
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

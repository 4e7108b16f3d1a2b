import { statSync } from 'node:fs';
import { encounterFile, type System } from '@arbitro/kernel';
import { broughtAlong } from '@arbitro/own';
import type { Sheaf } from './file.ts';

const FIGHT = [{ do: { type: 'fight' } }, { fight: true }];

/** The fight that a system has ready, as if it stood in a file. */
export const sheafOf = (system: System): Sheaf => ({
  path: system.id,
  raw: { steps: FIGHT, ...encounterFile(system) },
  where: () => '',
});

/** The ready fight of a system of one's own, by its id; a file of that name goes before. */
export function ownSheaf(word: string): Sheaf | undefined {
  const own = broughtAlong().find(({ system }) => system.id === word);
  return own && !statSync(word, { throwIfNoEntry: false })?.isFile() ? sheafOf(own.system) : undefined;
}

import { demoOf, type Encounter, encounterFile, type System } from '@arbitro/kernel';
import type { ScenarioFile } from '@arbitro/simulation';
import { useState } from 'react';
import { readStored, storeValue } from '../../app/device-storage.ts';

export const storageKeyOf = (system: string): string => `lab.${system}`;

const pickedKeyOf = ({ id }: System): string => `lab-from.${id}`;

/** Returns the encounter chosen last time, otherwise the default one. */
const readPicked = (system: System): Encounter =>
  system.encounters.find(({ id }) => id === readStored(pickedKeyOf(system))) ?? demoOf(system);

/** The encounter being edited; it survives a reload. */
export function useLabFile(system: System) {
  const key = storageKeyOf(system.id);
  const [file, setFile] = useState<ScenarioFile>(
    () => readStoredFile(key) ?? encounterFile(system, readPicked(system)),
  );
  const change = (next: ScenarioFile): void => {
    setFile(next);
    storeValue(key, JSON.stringify(next));
  };
  const [first, setFirst] = useState(() => readPicked(system));
  const pick = (encounter: Encounter): void => {
    storeValue(key, undefined);
    storeValue(pickedKeyOf(system), encounter.id);
    setFirst(encounter);
    setFile(encounterFile(system, encounter));
  };
  return { file, change, pick, reset: () => pick(first) };
}

function readStoredFile(key: string): ScenarioFile | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as ScenarioFile) : undefined;
  } catch {
    return undefined;
  }
}

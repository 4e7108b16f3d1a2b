import { demoOf, type Encounter, encounterFile, type System } from '@arbitro/kernel';
import type { File } from '@arbitro/simulation';
import { useState } from 'react';
import { remember, remembered } from '../../app/memory.ts';

export const labKey = (system: string): string => `lab.${system}`;

const pickedKey = ({ id }: System): string => `lab-from.${id}`;

/** Returns the encounter chosen last time, otherwise the default one. */
const pickedIn = (system: System): Encounter =>
  system.encounters.find(({ id }) => id === remembered(pickedKey(system))) ?? demoOf(system);

/** The encounter being edited; it survives a reload. */
export function useLabFile(system: System) {
  const key = labKey(system.id);
  const [file, setFile] = useState<File>(() => readFile(key) ?? encounterFile(system, pickedIn(system)));
  const change = (next: File): void => {
    setFile(next);
    remember(key, JSON.stringify(next));
  };
  const [first, setFirst] = useState(() => pickedIn(system));
  const pick = (encounter: Encounter): void => {
    remember(key, undefined);
    remember(pickedKey(system), encounter.id);
    setFirst(encounter);
    setFile(encounterFile(system, encounter));
  };
  return { file, change, pick, reset: () => pick(first) };
}

function readFile(key: string): File | undefined {
  try {
    const kept: unknown = JSON.parse(remembered(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as File) : undefined;
  } catch {
    return undefined;
  }
}

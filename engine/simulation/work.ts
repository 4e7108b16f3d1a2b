import type { System } from '@arbitro/kernel';
import { type Fault, parseScenario } from '@arbitro/scenario';
import { type Encounter, type How, type NoFight, prepare } from './encounter.ts';
import type { File } from './variants.ts';

/** Encounters to simulate with the same dice, as plain data: what a worker is sent. */
export interface Work {
  readonly files: readonly File[];
  readonly how: How;
}

/** Encounters ready to simulate, or the faults of the files. */
export type Ready =
  | { readonly is: 'ready'; readonly encounters: readonly Encounter[] }
  /** The file at this index cannot be parsed. */
  | { readonly is: 'faulty'; readonly file: number; readonly faults: readonly Fault[] }
  | { readonly is: 'no-fight'; readonly file: number; readonly fault: NoFight };

/** Prepares encounters from plain data. */
export function readied({ files, how }: Work, systems: readonly System[]): Ready {
  const encounters: Encounter[] = [];
  for (const [file, raw] of files.entries()) {
    const parsed = parseScenario(raw, systems);
    if (!parsed.ok) return { is: 'faulty', file, faults: parsed.faults };
    const scenario = parsed.value;
    const system = systems.find(({ id }) => id === scenario.system);
    if (!system) throw new Error(`${scenario.system} was let through unchecked`);
    const prepared = prepare(system, scenario, how);
    if (!prepared.ok) return { is: 'no-fight', file, fault: prepared.fault };
    encounters.push(prepared.value);
  }
  return { is: 'ready', encounters };
}

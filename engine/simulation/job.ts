import type { Fault, System } from '@arbitro/kernel';
import { parseAnyScenario } from '@arbitro/scenario';
import { type Encounter, type NoFightReason, prepareEncounter, type SimOptions } from './encounter.ts';
import type { ScenarioFile } from './variants.ts';

/** Encounters to simulate with the same dice, as plain data: what a worker is sent. */
export interface SimJob {
  readonly files: readonly ScenarioFile[];
  readonly options: SimOptions;
}

/** Encounters ready to simulate, or the faults of the files. */
export type PreparedJob =
  | { readonly kind: 'ready'; readonly encounters: readonly Encounter[] }
  /** The file at this index cannot be parsed. */
  | { readonly kind: 'faulty'; readonly file: number; readonly faults: readonly Fault[] }
  | { readonly kind: 'no-fight'; readonly file: number; readonly fault: NoFightReason };

/** Prepares encounters from plain data. */
export function prepareJob({ files, options }: SimJob, systems: readonly System[]): PreparedJob {
  const encounters: Encounter[] = [];
  for (const [file, raw] of files.entries()) {
    const parsed = parseAnyScenario(raw, systems);
    if (!parsed.ok) return { kind: 'faulty', file, faults: parsed.faults };
    const scenario = parsed.value;
    const system = systems.find(({ id }) => id === scenario.system);
    if (!system) throw new Error(`${scenario.system} was let through unchecked`);
    const prepared = prepareEncounter(system, scenario, options);
    if (!prepared.ok) return { kind: 'no-fight', file, fault: prepared.fault };
    encounters.push(prepared.value);
  }
  return { kind: 'ready', encounters };
}

import { type AnyWorld, explainFault, formatPath, type System } from '@arbitro/kernel';
import { type Encounter, prepareFromWorld, prepareJob } from '@arbitro/simulation';
import type { LabRequest, SimulationTrouble } from './simulation-messages.ts';

/** Returns the requested encounters, or why there are none. */
export function prepareEncounters(
  system: System,
  { subject, how }: LabRequest,
): readonly Encounter[] | SimulationTrouble {
  if (subject.kind === 'world') {
    const world = system.schemas.world.safeParse(subject.world);
    if (!world.success) return { is: 'trouble', why: 'faulty', says: world.error.issues[0]?.message ?? '' };
    const prepared = prepareFromWorld(system, world.data as AnyWorld, how);
    if (prepared.ok) return [prepared.value];
    return { is: 'trouble', why: prepared.fault.why === 'one-side' ? 'one-side' : 'no-fight', says: '' };
  }
  const ready = prepareJob({ files: subject.files, options: how }, [system]);
  if (ready.kind === 'ready') return ready.encounters;
  if (ready.kind === 'faulty') {
    const [fault] = ready.faults;
    const text = fault ? `${formatPath(fault.at)} ${explainFault(fault, 'en')}` : '';
    return { is: 'trouble', why: 'faulty', says: text };
  }
  return { is: 'trouble', why: ready.fault.why === 'one-side' ? 'one-side' : 'no-fight', says: '' };
}

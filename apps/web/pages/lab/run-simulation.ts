import { type AnyWorld, explainFault, formatPath, type System } from '@arbitro/kernel';
import {
  comparisonOf,
  createPartialTally,
  type Encounter,
  mergePartialTallies,
  prepareFromWorld,
  prepareJob,
  reportOf,
  simulate,
} from '@arbitro/simulation';
import type { LabRequest, SimulationMessage } from './simulation-messages.ts';

/** Returns the requested encounters, or why there are none. */
export function prepareEncounters(
  system: System,
  { subject, how }: LabRequest,
): readonly Encounter[] | SimulationMessage {
  if (subject.kind === 'world') {
    const world = system.schemas.world.safeParse(subject.world);
    if (!world.success) return { is: 'trouble', why: 'faulty', says: world.error.issues[0]?.message ?? '' };
    const prepared = prepareFromWorld(system, world.data as AnyWorld, how);
    if (prepared.ok) return [prepared.value];
    return { is: 'trouble', why: prepared.fault.why === 'one-side' ? 'one-side' : 'no-fight', says: '' };
  }
  const ready = prepareJob({ files: subject.files, how }, [system]);
  if (ready.is === 'ready') return ready.encounters;
  if (ready.is === 'faulty') {
    const [fault] = ready.faults;
    const text = fault ? `${formatPath(fault.at)} ${explainFault(fault, 'en')}` : '';
    return { is: 'trouble', why: 'faulty', says: text };
  }
  return { is: 'trouble', why: ready.fault.why === 'one-side' ? 'one-side' : 'no-fight', says: '' };
}

/** Simulates in portions, so that the progress can be shown. */
export function* simulateInChunks(
  encounters: readonly Encounter[],
  fights: number,
  chunk: () => number,
): Generator<SimulationMessage> {
  const whole = createPartialTally(encounters);
  for (let done = 0; done < fights; ) {
    const to = Math.min(fights, done + Math.max(1, chunk()));
    mergePartialTallies(whole, simulate(encounters, done, to));
    done = to;
    const [pairs] = whole.pairs;
    yield {
      is: 'figures',
      done,
      fights,
      reports: encounters.map(({ initialWorld }, index) => reportOf(whole.tallies[index]!, initialWorld)),
      comparison: pairs && comparisonOf(pairs),
    };
  }
}

import type { AnyWorld, System } from '@arbitro/kernel';
import { faultWords, showPlace } from '@arbitro/scenario';
import {
  comparisonOf,
  type Encounter,
  emptyPart,
  mergeParts,
  prepareFrom,
  readied,
  reportOf,
  simulate,
} from '@arbitro/simulation';
import type { Asked, Told } from './asked.ts';

/** Returns the requested encounters, or why there are none. */
export function encountersOf(system: System, { subject, how }: Asked): readonly Encounter[] | Told {
  if (subject.kind === 'world') {
    const world = system.schemas.world.safeParse(subject.world);
    if (!world.success) return { is: 'trouble', why: 'faulty', says: world.error.issues[0]?.message ?? '' };
    const prepared = prepareFrom(system, world.data as AnyWorld, how);
    if (prepared.ok) return [prepared.value];
    return { is: 'trouble', why: prepared.fault.why === 'one-side' ? 'one-side' : 'no-fight', says: '' };
  }
  const ready = readied({ files: subject.files, how }, [system]);
  if (ready.is === 'ready') return ready.encounters;
  if (ready.is === 'faulty') {
    const [fault] = ready.faults;
    const says = fault ? `${showPlace(fault.at)} ${faultWords(fault, 'en')}` : '';
    return { is: 'trouble', why: 'faulty', says };
  }
  return { is: 'trouble', why: ready.fault.why === 'one-side' ? 'one-side' : 'no-fight', says: '' };
}

/** Simulates in portions, so that the progress can be shown. */
export function* figures(
  encounters: readonly Encounter[],
  fights: number,
  chunk: () => number,
): Generator<Told> {
  const whole = emptyPart(encounters);
  for (let done = 0; done < fights; ) {
    const to = Math.min(fights, done + Math.max(1, chunk()));
    mergeParts(whole, simulate(encounters, done, to));
    done = to;
    const [pairs] = whole.pairs;
    yield {
      is: 'figures',
      done,
      fights,
      reports: encounters.map(({ begun }, at) => reportOf(whole.tallies[at]!, begun)),
      comparison: pairs && comparisonOf(pairs),
    };
  }
}

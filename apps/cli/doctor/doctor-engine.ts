import { loadSystem, systemNames } from '@arbitro/catalogue/lazy';
import { computeExactWays, parseDice, rollInDetail } from '@arbitro/dice';
import { encounterFile } from '@arbitro/kernel';
import { formatFraction, mean } from '@arbitro/odds';
import { dieOf, parseScenario } from '@arbitro/scenario';
import type { DoctorCheck } from './doctor-checks.ts';

/** Known values: the mean of the best three of four dice, and the rolls of a seed. */
const KNOWN_RESULTS = { dice: '4d6kh3', mean: '15869/1296', seed: 'luna', hundred: [34, 86, 24] } as const;

/** Checks that the engine computes and rolls the same results as on every machine. */
export const checkEngine: DoctorCheck = () => {
  const counted = meanOf(KNOWN_RESULTS.dice);
  const thrown = rollSeeded(KNOWN_RESULTS.seed, KNOWN_RESULTS.hundred.length);
  const fits = counted === KNOWN_RESULTS.mean && thrown.join(' ') === KNOWN_RESULTS.hundred.join(' ');
  const about = {
    dice: KNOWN_RESULTS.dice,
    mean: counted,
    seed: KNOWN_RESULTS.seed,
    thrown: thrown.join(' '),
  };
  return fits
    ? { is: 'fine', says: 'doctor-engine', with: about }
    : { is: 'broken', says: 'doctor-engine-broken', todo: 'doctor-packages-todo', with: about };
};

function meanOf(notation: string): string {
  const read = parseDice(notation);
  const ways = read.ok ? computeExactWays(read.value) : read;
  return ways.ok ? formatFraction(mean(ways.value)) : '';
}

function rollSeeded(seed: string, times: number): readonly number[] {
  const read = parseDice('1d100');
  const die = dieOf(seed);
  return read.ok ? Array.from({ length: times }, () => rollInDetail(read.value, die).total) : [];
}

/** Checks that every system loads and that its demo fight is valid. */
export const checkSystems: DoctorCheck = async () => {
  const found = await Promise.all(
    systemNames.map(async ({ id }) => [id, await findSystemError(id)] as const),
  );
  const broken = found.flatMap(([id, slip]) => (slip === undefined ? [] : [`${id} (${slip})`])).join(', ');
  return broken === ''
    ? { is: 'fine', says: 'doctor-systems', with: { ids: systemNames.map(({ id }) => id).join(', ') } }
    : { is: 'broken', says: 'doctor-systems-broken', todo: 'doctor-packages-todo', with: { broken } };
};

async function findSystemError(id: string): Promise<string | undefined> {
  try {
    const system = await loadSystem(id);
    if (!system) return id;
    return parseScenario(system, encounterFile(system)).ok ? undefined : 'demo';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

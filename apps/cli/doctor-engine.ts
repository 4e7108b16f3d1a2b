import { loadSystem, names } from '@arbitro/catalogue/lazy';
import { exactWays, parseDice, rollOut } from '@arbitro/dice';
import { encounterFile } from '@arbitro/kernel';
import { mean, showFraction } from '@arbitro/odds';
import { dieOf, parseScenario } from '@arbitro/scenario';
import type { Examine } from './doctor-checks.ts';

/** Known values: the mean of the best three of four dice, and the rolls of a seed. */
const KNOWN = { dice: '4d6kh3', mean: '15869/1296', seed: 'luna', hundred: [34, 86, 24] } as const;

/** Checks that the engine computes and rolls the same results as on every machine. */
export const engine: Examine = () => {
  const counted = meanOf(KNOWN.dice);
  const thrown = thrownBy(KNOWN.seed, KNOWN.hundred.length);
  const fits = counted === KNOWN.mean && thrown.join(' ') === KNOWN.hundred.join(' ');
  const about = { dice: KNOWN.dice, mean: counted, seed: KNOWN.seed, thrown: thrown.join(' ') };
  return fits
    ? { is: 'fine', says: 'doctor-engine', with: about }
    : { is: 'broken', says: 'doctor-engine-broken', todo: 'doctor-packages-todo', with: about };
};

function meanOf(notation: string): string {
  const read = parseDice(notation);
  const ways = read.ok ? exactWays(read.value) : read;
  return ways.ok ? showFraction(mean(ways.value)) : '';
}

function thrownBy(seed: string, times: number): readonly number[] {
  const read = parseDice('1d100');
  const die = dieOf(seed);
  return read.ok ? Array.from({ length: times }, () => rollOut(read.value, die).total) : [];
}

/** Checks that every system loads and that its demo fight is valid. */
export const systems: Examine = async () => {
  const found = await Promise.all(names.map(async ({ id }) => [id, await slipOf(id)] as const));
  const broken = found.flatMap(([id, slip]) => (slip === undefined ? [] : [`${id} (${slip})`])).join(', ');
  return broken === ''
    ? { is: 'fine', says: 'doctor-systems', with: { ids: names.map(({ id }) => id).join(', ') } }
    : { is: 'broken', says: 'doctor-systems-broken', todo: 'doctor-packages-todo', with: { broken } };
};

async function slipOf(id: string): Promise<string | undefined> {
  try {
    const system = await loadSystem(id);
    if (!system) return id;
    return parseScenario(encounterFile(system), [system]).ok ? undefined : 'demo';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import { listTourFiles } from '@arbitro/sim';
import {
  comparisonOf,
  type Encounter,
  mergePartialTallies,
  prepareJob,
  reportOf,
  type ScenarioFile,
  setCount,
  simulate,
  solveExactly,
} from '@arbitro/simulation';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const SLOW_TEST = { timeout: 600_000 };

const readScenario = (path: string): ScenarioFile => parse(readFileSync(path, 'utf8')) as ScenarioFile;

function prepareEncounters(files: readonly ScenarioFile[]): readonly Encounter[] {
  const ready = prepareJob({ files, options: { seed: 'simulator' } }, systems);
  if (ready.kind !== 'ready') throw new Error(JSON.stringify(ready));
  return ready.encounters;
}

/** Returns the kind of the last creature in a file of the tour: a wolf, whose number can vary. */
function lastKindOf(file: ScenarioFile): string {
  const creatures = file.creatures as readonly { readonly from: string }[];
  return creatures.at(-1)?.from ?? '';
}

/** Two foes of a kind, compared with one and with four. */
const FOE_COUNTS = [2, 1, 4];
const [FEW_FIGHTS, FIGHTS] = [20, 80];

/** Simulates the three in parallel; returns the size of the stored tally after some fights and after all. */
function fightAll(file: ScenarioFile) {
  const encounters = prepareEncounters(FOE_COUNTS.map((count) => setCount(file, lastKindOf(file), count)));
  const part = simulate(encounters, 0, FEW_FIGHTS);
  const lengthOf = () => JSON.stringify(part).replaceAll(/\d+/g, '0').length;
  const few = lengthOf();
  mergePartialTallies(part, simulate(encounters, FEW_FIGHTS, FIGHTS));
  const party = reportOf(part.tallies[0]!, encounters[0]!.initialWorld).sides[0]!.side;
  const comparisons = part.pairs.map((pairs) => {
    const { held } = comparisonOf(pairs);
    return (what: string) =>
      held.find((difference) => difference.what === `${what}:${party}`)?.interval ?? [0, 0];
  });
  return { comparisons, lengths: { few, many: lengthOf() } };
}

describe.each(listTourFiles().map(({ system, path }) => ({ id: system.id, file: readScenario(path) })))(
  'in $id',
  ({ file }) => {
    let known: ReturnType<typeof fightAll> | undefined;
    const result = () => {
      known ??= fightAll(file);
      return known;
    };

    test('one foe more is never less dangerous', SLOW_TEST, () => {
      const [withOne, withFour] = result().comparisons;
      const kind = lastKindOf(file);
      expect(withOne?.('win')[1], `2 → 1 of ${kind}`).toBeGreaterThanOrEqual(0);
      expect(withOne?.('wiped')[0], `2 → 1 of ${kind}`).toBeLessThanOrEqual(0);
      expect(withFour?.('win')[0], `2 → 4 of ${kind}`).toBeLessThanOrEqual(0);
      expect(withFour?.('wiped')[1], `2 → 4 of ${kind}`).toBeGreaterThanOrEqual(0);
    });

    test('what is kept does not grow with the number of fights', SLOW_TEST, () => {
      const { few, many } = result().lengths;
      // only rounds that no fight reached before are new
      expect(many / few).toBeLessThan(1.5);
    });
  },
);

const duelPathOf = (id: string): string => fileURLToPath(new URL(`./sim/duels/${id}.yaml`, import.meta.url));
const DUELS = systems.map(({ id }) => id).filter((id) => existsSync(duelPathOf(id)));

describe('a duel solved exactly', () => {
  test.each(DUELS)('agrees with what is counted, in %s', SLOW_TEST, (id) => {
    const [encounter] = prepareEncounters([readScenario(duelPathOf(id))]);
    if (!encounter) throw new Error('no duel');
    const { wins, unresolved } = solveExactly(encounter);
    expect(unresolved).toBeLessThan(1e-6);
    const fights = 500;
    const { tallies } = simulate([encounter], 0, fights);
    for (const { side, wins: countedShare } of reportOf(tallies[0]!, encounter.initialWorld).sides) {
      const chance = wins[side] ?? 0;
      expect(chance).toBeGreaterThan(0.05);
      const deviation = Math.sqrt((chance * (1 - chance)) / fights);
      expect(
        Math.abs(countedShare.share - chance) / deviation,
        `${side}: ${chance}, counted ${countedShare.share}`,
      ).toBeLessThan(3.3);
    }
  });

  test('is there for every system', () => {
    expect(DUELS).toEqual(systems.map(({ id }) => id));
  });
});

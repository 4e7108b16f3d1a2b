import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import { tourFiles } from '@arbitro/sim';
import {
  comparisonOf,
  type Encounter,
  exactly,
  type File,
  readied,
  reportOf,
  simulate,
  withCount,
} from '@arbitro/simulation';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const PATIENT = { timeout: 600_000 };

const read = (path: string): File => parse(readFileSync(path, 'utf8')) as File;

function encountersOf(files: readonly File[]): readonly Encounter[] {
  const ready = readied({ files, how: { seed: 'simulator' } }, systems);
  if (ready.is !== 'ready') throw new Error(JSON.stringify(ready));
  return ready.encounters;
}

/** Whoever comes last in a file of the tour: a wolf, of which there may be more or fewer. */
function lastKind(file: File): string {
  const creatures = file.creatures as readonly { readonly from: string }[];
  return creatures.at(-1)?.from ?? '';
}

describe.each(tourFiles().map(({ system, path }) => ({ id: system.id, file: read(path) })))(
  'in $id',
  ({ file }) => {
    test('one foe more is never less dangerous', PATIENT, () => {
      const counts = [1, 2, 4];
      const files = counts.map((count) => withCount(file, lastKind(file), count));
      for (const [at, fewer] of files.slice(0, -1).entries()) {
        const encounters = encountersOf([fewer, files[at + 1]!]);
        const { tallies, pairs } = simulate(encounters, 0, 80);
        const party = reportOf(tallies[0]!, encounters[0]!.begun).sides[0]!.side;
        const { held } = comparisonOf(pairs[0]!);
        const of = (what: string) => held.find((one) => one.what === `${what}:${party}`)?.interval ?? [0, 0];
        expect(of('win')[0], `${counts[at]} → ${counts[at + 1]} of ${lastKind(file)}`).toBeLessThanOrEqual(0);
        expect(
          of('wiped')[1],
          `${counts[at]} → ${counts[at + 1]} of ${lastKind(file)}`,
        ).toBeGreaterThanOrEqual(0);
      }
    });

    test('what is kept does not grow with the number of fights', PATIENT, () => {
      const encounters = encountersOf([file, file]);
      const size = (fights: number) =>
        JSON.stringify(simulate(encounters, 0, fights)).replaceAll(/\d+/g, '0').length;
      const [few, many] = [size(20), size(80)];
      // rounds that nobody came to before are the only thing that is new
      expect(many / few).toBeLessThan(1.5);
    });
  },
);

const duelOf = (id: string): string => fileURLToPath(new URL(`./sim/duels/${id}.yaml`, import.meta.url));
const DUELS = systems.map(({ id }) => id).filter((id) => existsSync(duelOf(id)));

describe('a duel solved exactly', () => {
  test.each(DUELS)('agrees with what is counted, in %s', PATIENT, (id) => {
    const [encounter] = encountersOf([read(duelOf(id))]);
    if (!encounter) throw new Error('no duel');
    const { wins, unresolved } = exactly(encounter);
    expect(unresolved).toBeLessThan(1e-6);
    const fights = 1000;
    const { tallies } = simulate([encounter], 0, fights);
    for (const { side, wins: counted } of reportOf(tallies[0]!, encounter.begun).sides) {
      const chance = wins[side] ?? 0;
      expect(chance).toBeGreaterThan(0.05);
      const deviation = Math.sqrt((chance * (1 - chance)) / fights);
      expect(
        Math.abs(counted.share - chance) / deviation,
        `${side}: ${chance}, counted ${counted.share}`,
      ).toBeLessThan(3.3);
    }
  });

  test('is there for every system', () => {
    expect(DUELS).toEqual(systems.map(({ id }) => id));
  });
});

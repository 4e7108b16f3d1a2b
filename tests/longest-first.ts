import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The files that take longest: if started last, one of them would run alone while the other cores are idle. */
const LONGEST_FILES = [
  'tests/packages.test.ts',
  'tests/web-play.test.ts',
  'tests/web-pages.test.ts',
  'tests/web-looks.test.ts',
  'tests/web-looks-phone.test.ts',
  'engine/systems/quinta/system.test.ts',
  'tests/cluster.test.ts',
  'tests/attacks.test.ts',
  'engine/systems/brp/system.test.ts',
  'tests/policies.test.ts',
  'tests/browser.test.ts',
  'tests/web-map.test.ts',
  'engine/systems/noppa/system.test.ts',
  'engine/systems/whitebox/system.test.ts',
  'table/server/secrecy/secrets.test.ts',
  'tests/simulator.test.ts',
  'tests/simulations.test.ts',
  'tests/torture.test.ts',
  'tests/tutorial.test.ts',
  'tests/docs.test.ts',
  'apps/cli/sim/sim.test.ts',
  'engine/testing/contract.test.ts',
].map((path) => join(ROOT, path));

/** Runs the longest files first, the others in the runner's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const missing = LONGEST_FILES.filter((path) => !existsSync(path));
    if (missing.length > 0)
      throw new Error(`named among the longest tests, and not there: ${missing.join(', ')}`);
    const others = LONGEST_FILES.length;
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const index = LONGEST_FILES.indexOf(moduleId);
      return index < 0 ? others : index;
    };
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

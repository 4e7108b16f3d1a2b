import { readFileSync } from 'node:fs';
import { systemById, systems } from '@arbitro/catalogue';
import { computePresetOdds, parseAnyScenario } from '@arbitro/scenario';
import { prepareEncounter } from '@arbitro/simulation';
import { parse } from 'yaml';
import { type Case, compareCases, formatRow, measure, type Row } from './harness.ts';

/** The demo fight of a system by its default policy, one dice stream after another. */
function demoFights(id: string): Case {
  const file = new URL(`../engine/systems/${id}/scenarios/demo.yaml`, import.meta.url);
  const parsed = parseAnyScenario(parse(readFileSync(file, 'utf8')), systems);
  const system = systemById(id);
  if (!parsed.ok || !system) throw new Error(`the demo of ${id} cannot be played`);
  const demo = prepareEncounter(system, parsed.value, { seed: 'bench' });
  if (!demo.ok) throw new Error(`the demo of ${id} has no fight: ${demo.fault.why}`);
  let stream = 0;
  return {
    name: `${id} demo`,
    run: (times) => {
      let overCount = 0;
      for (let i = 0; i < times; i++) if (demo.value.fight(stream++).decided) overCount++;
      return overCount;
    },
  };
}

/** Successes and complication of ten dice, cached after the first call. */
function poolByWays(): Case {
  const system = systemById('noppa');
  const preset = system?.presets.pool;
  if (!system || !preset) throw new Error('noppa has no pool');
  return {
    name: 'pool of 10, warm',
    run: (times) => {
      let outcomes = 0;
      const values = { dice: 10, tn: 2, advantage: false, disadvantage: false };
      for (let i = 0; i < times; i++) {
        const played = computePresetOdds(system, preset, values);
        if (played.ok && played.value.kind === 'odds') outcomes += played.value.of.outcomes.length;
      }
      return outcomes;
    },
  };
}

/** All 60,466,176 results of ten dice, without rerolling sixes. */
function poolByFaces(): Case {
  return {
    name: 'every face of 10 dice',
    run: (times) => {
      let complicated = 0;
      for (let i = 0; i < times; i++) complicated += countFaces(10, 0, 0);
      return complicated;
    },
  };
}

function countFaces(remaining: number, successes: number, balance: number): number {
  if (remaining === 0) return successes >= 2 && balance > 0 ? 1 : 0;
  let count = 0;
  for (let face = 1; face <= 6; face++)
    count += countFaces(
      remaining - 1,
      successes + (face >= 4 ? 1 : 0),
      balance + (face === 1 ? 1 : face === 6 ? -1 : 0),
    );
  return count;
}

export const measureNoppa = (): readonly Row[] => [
  ...compareCases('noppa, a fight by policy', measure([demoFights('noppa'), demoFights('rischio')])),
  ...compareCases('odds of 10 dice, joint', measure([poolByWays(), poolByFaces()]), [100]),
];

if (import.meta.main) for (const row of measureNoppa()) console.log(formatRow(row));

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FightRecord } from './fight-recorder.ts';
import { planLooks } from './looks.ts';
import { countPair } from './pairs.ts';
import { createPartialTally, type PartialTally } from './simulate.ts';
import { type SimulationGoal, SimulationRun } from './simulation-run.ts';
import type { StreamRange } from './stream-ranges.ts';
import { countFight } from './tally.ts';

const ROSTER = { anna: 'party', orso: 'foes' };
const ENCOUNTER = { roster: ROSTER };

/** A fight that the party wins in so many of a hundred streams; a negative number means the last ones of them. */
function fight(stream: number, percent: number): FightRecord {
  const roll = (stream * 37) % 100;
  const isWon = percent < 0 ? roll >= 100 + percent : roll < percent;
  const creature = (id: string, isDead: boolean) =>
    ({ id, fell: isDead, status: isDead ? 'dead' : 'up', dealt: 1, taken: 1, reserves: {} }) as const;
  return {
    decided: true,
    winner: isWon ? 'party' : 'foes',
    rounds: 1 + (stream % 5),
    creatures: [creature('anna', !isWon), creature('orso', isWon)],
    damage: { party: [1], foes: [1] },
    taken: { party: [1], foes: [1] },
    healthLeft: { party: isWon ? 500 : 0, foes: isWon ? 0 : 500 },
  };
}

function simulate({ from, to }: StreamRange, percents: readonly number[]): PartialTally {
  const part = createPartialTally(percents.map(() => ENCOUNTER));
  for (let stream = from; stream < to; stream++) {
    const [first, ...others] = percents.map((percent) => fight(stream, percent));
    for (const [index, record] of [first!, ...others].entries())
      countFight(part.tallies[index]!, record, ROSTER);
    for (const [index, other] of others.entries())
      countPair(part.pairs[index]!, first!, other, [ROSTER, ROSTER]);
  }
  return part;
}

/** Runs the streams in ranges of these sizes, several at a time, of which `pick` says which one is done first. */
function runAll(
  goal: SimulationGoal,
  percents: readonly number[],
  { sizes, workers, pick }: { sizes: readonly number[]; workers: number; pick: number },
): SimulationRun {
  const run = new SimulationRun(
    percents.map(() => ENCOUNTER),
    goal,
  );
  const open: StreamRange[] = [];
  for (let n = 0; !run.isOver; n++) {
    for (let range: StreamRange | undefined; open.length < workers; open.push(range)) {
      range = run.next(sizes[n % sizes.length]!);
      if (!range) break;
    }
    const [range] = open.splice((n * pick) % open.length, 1);
    run.complete(range!, simulate(range!, percents));
  }
  return run;
}

const ALONE = { sizes: [1000], workers: 1, pick: 0 };

describe('the end of a simulation', () => {
  it('is the look at which all percentages are certain', () => {
    const run = runAll({ within: 2 }, [50], ALONE);
    expect(run.counted).toBe(2729);
    expect(run.measureWidest()).toBeLessThanOrEqual(2);
    expect(run.getProgress()).toEqual({ done: 2729, fights: 2729, widest: run.measureWidest() });
  });

  it('is reached earlier where one side nearly always wins', () => {
    const run = runAll({ within: 2 }, [99], ALONE);
    expect(run.counted).toBe(1092);
    expect(run.measureWidest()).toBeLessThanOrEqual(2);
  });

  it('is an exact number if only that is given', () => {
    expect(runAll({ fights: 777 }, [99], ALONE).counted).toBe(777);
  });

  it('is at most the number given with the points', () => {
    const run = runAll({ fights: 777, within: 2 }, [50], ALONE);
    expect(run.counted).toBe(777);
    expect(run.measureWidest()).toBeGreaterThan(2);
    expect(runAll({ fights: 1_000_000, within: 2 }, [50], ALONE).counted).toBe(2729);
  });

  it('waits for the differences, if they are shown', () => {
    const goal = { within: 2, compares: true };
    const run = runAll(goal, [50, -50], ALONE);
    expect(planLooks(2, true).map(({ fights }) => fights)).toContain(run.counted);
    expect(run.measureWidest()).toBeLessThanOrEqual(2);
    expect(run.counted).toBeGreaterThan(runAll(goal, [50, 50], ALONE).counted);
  });

  it('needs a goal', () => {
    expect(() => new SimulationRun([ENCOUNTER], {})).toThrow('no end');
  });

  it('and the total do not depend on which worker runs which streams, or on their order', () => {
    const alone = runAll({ within: 10 }, [70, 40], ALONE);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(20),
        (sizes, workers, pick) => {
          const run = runAll({ within: 10 }, [70, 40], { sizes, workers, pick });
          expect(run.counted).toBe(alone.counted);
          expect(JSON.stringify(run.total)).toBe(JSON.stringify(alone.total));
        },
      ),
      { numRuns: 40 },
    );
  });
});

it('the interval shrinks on the way, towards an end that was expected', () => {
  const run = new SimulationRun([ENCOUNTER], { within: 2 });
  const messages = [];
  for (let range = run.next(200); range; range = run.next(200)) {
    run.complete(range, simulate(range, [50]));
    messages.push(run.getProgress());
  }
  const widths = messages.map(({ widest }) => widest);
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(messages.every(({ fights }) => fights === 2729)).toBe(true);
});

import { systems } from '@arbitro/catalogue';
import type { AnyPolicy, System } from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { describe, expect, test } from 'vitest';
import { addScores, luckOf, MEETINGS, mirrored, type Score } from './mirrored.ts';

const PATIENT = { timeout: 600_000 };

/** Enough that chance does not explain the result; the rules must allow every action, or the fight throws. */
const PAIRS: Readonly<Record<string, number>> = { rischio: 20, noppa: 6, brp: 60, quinta: 15, whitebox: 40 };
const FEW: Readonly<Record<string, number>> = { rischio: 20, noppa: 6, brp: 20, quinta: 8, whitebox: 10 };

/** The maximum chance that equally good policies are found to differ. */
const LUCK = 0.01;
/**
 * The score is checked after these shares of the fights; the threshold of each check is lower, so that the total chance
 * of error stays the same.
 */
const LOOKS = [0.5, 0.75, 1];

/** Returns the score of the first policy, with no more fights than necessary. */
function scoreOf(system: System, policies: readonly [AnyPolicy, AnyPolicy], most: number): Score {
  let score: Score = { won: 0, lost: 0, fallen: 0 };
  let pairs = 0;
  for (const look of LOOKS) {
    const until = Math.ceil(look * most);
    score = addScores(score, mirrored(system, policies, until - pairs, pairs));
    pairs = until;
    if (luckOf(score) < LUCK / LOOKS.length) return score;
  }
  return score;
}

describe.each(systems.filter(({ id }) => Object.hasOwn(MEETINGS, id)))('in $id', (system) => {
  const quick = policyOf(system);

  test('the tactician beats the quick policy', PATIENT, () => {
    const score = scoreOf(system, [policyOf(system, 'tactician'), quick], PAIRS[system.id] ?? 0);
    expect(luckOf(score), JSON.stringify(score)).toBeLessThan(LUCK / LOOKS.length);
  });

  test('the cautious lose fewer of their own than the quick', PATIENT, () => {
    const pairs = FEW[system.id] ?? 0;
    const careful = mirrored(system, [policyOf(system, 'cautious'), quick], pairs);
    const careless = mirrored(system, [quick, quick], pairs);
    expect(careful.fallen).toBeLessThan(careless.fallen);
  });

  test('the same seed is the same fight', PATIENT, () => {
    const both = [policyOf(system, 'cautious'), policyOf(system, 'tactician')] as const;
    const again = () => mirrored(system, both, 1);
    expect(again()).toEqual(again());
  });
});

test('every system is played', () => {
  expect(Object.keys(MEETINGS).toSorted()).toEqual(systems.map(({ id }) => id).toSorted());
});

test('luck is what a fair coin would do', () => {
  expect(luckOf({ won: 3, lost: 0, fallen: 0 })).toBe(1 / 8);
  expect(luckOf({ won: 2, lost: 1, fallen: 0 })).toBe(4 / 8);
});

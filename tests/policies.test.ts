import { systems } from '@arbitro/catalogue';
import type { AnyPolicy, System } from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { describe, expect, test } from 'vitest';
import {
  addScores,
  computeLuck,
  MIRROR_SETUPS,
  type MirrorScore,
  playMirrorFights,
} from './mirror-fights.fixture.ts';

const SLOW_TEST = { timeout: 600_000 };

/** Enough that chance does not explain the result; the rules must allow every action, or the fight throws. */
const FIGHT_PAIRS: Readonly<Record<string, number>> = {
  rischio: 20,
  noppa: 6,
  brp: 60,
  quinta: 15,
  whitebox: 40,
};
/** Enough to find a tactician that is beaten: each of the others is beaten clearly within them. */
const TACTICIAN_PAIRS: Readonly<Record<string, number>> = { ...FIGHT_PAIRS, brp: 30, whitebox: 30 };
const FEW_PAIRS: Readonly<Record<string, number>> = {
  rischio: 20,
  noppa: 6,
  brp: 20,
  quinta: 8,
  whitebox: 10,
};

/** Systems in which a hurt creature is engaged as a rule and cannot leave: caution saves no one there. */
const HELD_IN_MELEE = ['brp'];

/** The maximum chance that equally good policies are found to differ. */
const MAX_LUCK = 0.01;
/**
 * The score is checked after these shares of the fights; the threshold of each check is lower, so that the total chance
 * of error stays the same.
 */
const CHECKPOINTS = [0.5, 0.75, 1];

/** Returns the score of the first policy, with no more fights than necessary. */
function measureScore(system: System, policies: readonly [AnyPolicy, AnyPolicy], max: number): MirrorScore {
  let score: MirrorScore = { won: 0, lost: 0, fallen: 0 };
  let pairs = 0;
  for (const checkpoint of CHECKPOINTS) {
    const until = Math.ceil(checkpoint * max);
    score = addScores(score, playMirrorFights(system, policies, until - pairs, pairs));
    pairs = until;
    if (computeLuck(score) < MAX_LUCK / CHECKPOINTS.length) return score;
  }
  return score;
}

describe.each(systems.filter(({ id }) => Object.hasOwn(MIRROR_SETUPS, id)))('in $id', (system) => {
  const quick = policyOf(system);

  test('the tactician is not beaten by the quick policy', SLOW_TEST, () => {
    const score = measureScore(
      system,
      [quick, policyOf(system, 'tactician')],
      TACTICIAN_PAIRS[system.id] ?? 0,
    );
    expect(computeLuck(score), JSON.stringify(score)).toBeGreaterThan(MAX_LUCK / CHECKPOINTS.length);
  });

  test('the quick policy beats the plain one', SLOW_TEST, () => {
    const score = measureScore(system, [quick, policyOf(system, 'plain')], FIGHT_PAIRS[system.id] ?? 0);
    expect(computeLuck(score), JSON.stringify(score)).toBeLessThan(MAX_LUCK / CHECKPOINTS.length);
  });

  test.skipIf(HELD_IN_MELEE.includes(system.id))(
    'the cautious lose fewer of their own than the quick',
    SLOW_TEST,
    () => {
      const pairs = FEW_PAIRS[system.id] ?? 0;
      const careful = playMirrorFights(system, [policyOf(system, 'cautious'), quick], pairs);
      const careless = playMirrorFights(system, [quick, quick], pairs);
      expect(careful.fallen).toBeLessThan(careless.fallen);
    },
  );

  test('the same seed is the same fight', SLOW_TEST, () => {
    const both = [policyOf(system, 'cautious'), policyOf(system, 'tactician')] as const;
    const playAgain = () => playMirrorFights(system, both, 1);
    expect(playAgain()).toEqual(playAgain());
  });
});

test('every system is played', () => {
  expect(Object.keys(MIRROR_SETUPS).toSorted()).toEqual(systems.map(({ id }) => id).toSorted());
});

test('luck is what a fair coin would do', () => {
  expect(computeLuck({ won: 3, lost: 0, fallen: 0 })).toBe(1 / 8);
  expect(computeLuck({ won: 2, lost: 1, fallen: 0 })).toBe(4 / 8);
});

import { systemById, systems } from '@arbitro/catalogue';
import { createPersonDice, type Die, seedOf } from '@arbitro/dice';
import { type AnyAction, type AnyWorld, act, createAnswerOracle, type System } from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { type FightReview, prepareJob, type ReviewedDeed, reviewFight } from '@arbitro/simulation';
import { describe, expect, test } from 'vitest';

/** Policies toss the same coins as in a review. */
const FIRST_FACE: Die = () => 1;

type Choose = (world: AnyWorld, who: string, policyAction: AnyAction) => AnyAction;

/** Plays an encounter of a system by its first policy, except for what `choose` changes. */
function playFight(system: System, choose: Choose, index = 0): readonly ReviewedDeed[] {
  const ready = Object.values(system.encounters)[index];
  if (!ready) throw new Error('every system has an encounter');
  const files = [{ system: system.id, title: ready.id, ...ready.file }];
  const job = prepareJob({ files, options: { seed: 'luna' } } as never, systems);
  const [encounter] = 'encounters' in job ? job.encounters : [];
  if (!encounter) throw new Error('the encounter can be fought');
  const policy = policyOf(system);
  const dice = createPersonDice(seedOf('luna'))(1);
  const deeds: ReviewedDeed[] = [];
  let world = encounter.initialWorld;
  for (let count = 0; count < 12 && system.fightState(world)?.over === false; count++) {
    const [who] = system.creaturesToAct(world);
    if (who === undefined) throw new Error('somebody is due');
    const action = choose(world, who, policy.act(world, who, FIRST_FACE));
    const oracle = createAnswerOracle([], {
      dice,
      decide: (ask, current) => policy.answer(ask, current as AnyWorld),
    });
    const step = act(system, world, action, oracle);
    if (step.kind !== 'done') throw new Error(`the action is ${step.kind}`);
    deeds.push({ before: world, after: step.world, run: { action, answers: oracle.answers } });
    world = step.world;
  }
  return deeds;
}

function review(system: System, deeds: readonly ReviewedDeed[], fights: number): FightReview {
  const steps = reviewFight(system, deeds, { seed: 'sole', fights });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe.each(systems)('a fight of $id', (system) => {
  test('played by the policy that reviews it has no choices to speak of, only dice', () => {
    const { sides, costly } = review(
      system,
      playFight(system, (_world, _who, policyAction) => policyAction),
      12,
    );
    expect(costly).toEqual([]);
    for (const { start, end, dice, ownChoices, otherChoices } of sides) {
      expect([ownChoices.change, otherChoices.change]).toEqual([0, 0]);
      expect(start + dice.change).toBeCloseTo(end, 9);
    }
  });
});

test('a policy that does nothing loses for it', () => {
  const system = systemById('rischio');
  if (!system) throw new Error('rischio is there');
  const choose: Choose = (_world, who, policyAction) =>
    who === 'brenna' ? { type: 'pass', by: who } : policyAction;
  const deeds = playFight(system, choose, 2);
  const { costly, sides } = review(system, deeds, 400);
  expect(costly[0]).toMatchObject({ by: 'brenna', better: { by: 'brenna' } });
  expect(sides[0]?.ownChoices.change).toBeLessThan(0);
});

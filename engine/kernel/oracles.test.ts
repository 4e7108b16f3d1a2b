import { d } from '@arbitro/dice';
import { describe, expect, test } from 'vitest';
import {
  type AnswerInput,
  type Ctx,
  createAnswerOracle,
  createLiveOracle,
  createRandomOracle,
  createScriptedOracle,
  type Decider,
  numberBetween,
  type Oracle,
  oneOf,
  type RunResult,
  run,
} from './index.ts';

interface World {
  readonly told: readonly string[];
}
type Fact = { readonly type: 'told'; readonly what: string };
type Rule = (ctx: Ctx<World, Fact>) => void;

const play = (rule: Rule, oracle: Oracle): RunResult<World, Fact> =>
  run<World, null, Fact>(
    { resolve: rule, apply: (world, { what }) => ({ told: [...world.told, what] }) },
    { told: [] },
    null,
    oracle,
  );

const stateFact = (ctx: Ctx<World, Fact>, what: unknown): void =>
  ctx.emit({ type: 'told', what: JSON.stringify(what) });
const plus = { value: 2, because: [{ rule: 'toy.sum.skill', what: 'skill', how: 'add', value: 2 }] } as const;

const threeDice: Rule = (ctx) => {
  stateFact(ctx, 'before');
  stateFact(
    ctx,
    ctx.roll({ name: 'damage', rule: 'toy.sum.damage', plus }, 'asa', d(6, 3), (sum) => sum),
  );
};
const stake: Rule = (ctx) => {
  const asked = ['asa', 'orso', 'gm'].map((who) => ({ who, question: numberBetween(1, 3) }));
  stateFact(ctx, ctx.chooseAll({ name: 'stake', rule: 'toy.sum.stake' }, asked));
};
const defence: Rule = (ctx) =>
  stateFact(ctx, ctx.choose({ name: 'defence', rule: 'toy.sum.defence' }, 'orso', oneOf(['parry', 'none'])));

const listFacts = (step: RunResult<World, Fact>): readonly string[] =>
  step.kind === 'refused' ? [] : step.world.told;
const getRefusal = (step: RunResult<World, Fact>) => (step.kind === 'refused' ? step.refusal : step);

describe('dice from a script', () => {
  test('are read by the rule and reported with their modifiers', () => {
    const oracle = createScriptedOracle([{ value: [1, 2, 3] }]);
    expect(listFacts(play(threeDice, oracle))).toEqual(['"before"', '6']);
    expect(oracle.answers).toEqual([{ label: 'damage', faces: [1, 2, 3] }]);
    expect(oracle.rolls).toEqual([
      {
        label: 'damage',
        rule: 'toy.sum.damage',
        by: 'asa',
        dice: '3d6',
        faces: [1, 2, 3],
        total: 8,
        because: plus.because,
        leadsTo: 1,
      },
    ]);
  });

  test('one die may be given bare', () => {
    const item: Rule = (ctx) =>
      stateFact(
        ctx,
        ctx.roll({ name: 'aim', rule: 'toy.sum.aim' }, 'asa', d(20), (face) => face),
      );
    expect(listFacts(play(item, createScriptedOracle([{ value: 17 }])))).toEqual(['17']);
  });

  test.each<[readonly number[], string | undefined]>([
    [[9, 0], '90'],
    [[90, 7], '97'],
    [[0, 5], '5'],
    [[0, 0], '100'],
    [[45], '45'],
    [[95, 1], undefined],
    [[9, 10], undefined],
    [[1, 2, 3], undefined],
  ])('a d100 may be given as tens and ones: %j', (value, read) => {
    const percent: Rule = (ctx) =>
      stateFact(
        ctx,
        ctx.roll({ name: 'luck', rule: 'toy.sum.luck' }, 'asa', d(100), (face) => face),
      );
    expect(listFacts(play(percent, createScriptedOracle([{ value }])))).toEqual(
      read === undefined ? [] : [read],
    );
  });

  test('two dice of another kind are two dice', () => {
    const two: Rule = (ctx) =>
      stateFact(
        ctx,
        ctx.roll({ name: 'luck', rule: 'toy.sum.luck' }, 'asa', d(100, 2), (sum) => sum),
      );
    expect(listFacts(play(two, createScriptedOracle([{ value: [9, 5] }])))).toEqual(['14']);
  });

  test('a roll read without a number has no total', () => {
    const objectDie = {
      ...d(6),
      throw: (die: (sides: number) => number) => ({ six: die(6) === 6 }),
    } as never;
    const oracle = createScriptedOracle([{ value: 6 }]);
    play(
      (ctx) =>
        stateFact(
          ctx,
          ctx.roll({ name: 'luck', rule: 'toy.sum.luck' }, 'asa', objectDie, (item) => item),
        ),
      oracle,
    );
    expect(oracle.rolls[0]).not.toHaveProperty('total');
    expect(oracle.rolls[0]).toMatchObject({ faces: [6], because: [] });
  });

  test.each([[[]], [[4]], [[4, 5]]])('too few, %j: the run waits for the next die', (faces) => {
    const oracle = createScriptedOracle([{ value: faces }]);
    expect(play(threeDice, oracle)).toMatchObject({
      kind: 'paused',
      events: [{ what: '"before"' }],
      ask: { kind: 'roll', label: { name: 'damage', plus }, by: 'asa', dice: '3d6', thrown: faces, sides: 6 },
    });
    expect(oracle.used).toBe(0);
  });

  test.each([
    ['too many', [1, 2, 3, 4], '3d6'],
    ['a face too high', [1, 7, 3], '1…6'],
    ['a face too low', [0, 1, 1], '1…6'],
    ['half a face', [1.5, 1, 1], '1…6'],
    ['no faces at all', 'three', '3d6'],
    ['a face that is no number', [1, 'two', 3], '3d6'],
  ])('%s: refused', (_, value, allowed) => {
    expect(getRefusal(play(threeDice, createScriptedOracle([{ value }])))).toEqual({
      code: 'answer-does-not-fit',
      params: { label: 'damage', who: 'asa', answer: JSON.stringify(value), allowed },
    });
  });

  test.each<[string, AnswerInput]>([
    ['another roll', { label: 'aim', faces: [1, 2, 3] }],
    ['a choice', { label: 'damage', chosen: [1] }],
  ])('the receipt of %s: refused', (_, input) => {
    expect(getRefusal(play(threeDice, createScriptedOracle([input])))).toMatchObject({
      code: 'answer-does-not-fit',
    });
  });
});

describe('a roll of no dice', () => {
  const none: Rule = (ctx) => {
    stateFact(
      ctx,
      ctx.roll({ name: 'pool', rule: 'toy.sum.pool' }, 'asa', d(6, 0), (sum) => sum),
    );
    stateFact(
      ctx,
      ctx.roll({ name: 'aim', rule: 'toy.sum.aim' }, 'asa', d(6), (face) => face),
    );
  };

  test('asks no question and uses no answer', () => {
    const oracle = createScriptedOracle([{ value: 4 }]);
    expect(listFacts(play(none, oracle))).toEqual(['0', '4']);
    expect([oracle.used, oracle.answers]).toEqual([1, [{ label: 'aim', faces: [4] }]]);
    expect(oracle.rolls.map(({ label }) => label)).toEqual(['pool', 'aim']);
  });

  test('replays from its receipt', () => {
    const first = createLiveOracle([], () => () => 5);
    play(none, first);
    expect(listFacts(play(none, createScriptedOracle(first.answers)))).toEqual(['0', '5']);
  });
});

describe('choices from a script', () => {
  test('are taken as they are', () => {
    expect(listFacts(play(defence, createScriptedOracle([{ value: 'none' }])))).toEqual(['"none"']);
  });

  test('of several people come as one answer, in the order asked', () => {
    expect(listFacts(play(stake, createScriptedOracle([{ value: [3, 1, 2] }])))).toEqual(['[3,1,2]']);
  });

  test.each([
    ['no option', 'dodge'],
    ['faces', [3]],
  ])('%s: refused with what is allowed', (_, value) => {
    expect(getRefusal(play(defence, createScriptedOracle([{ value }])))).toEqual({
      code: 'answer-does-not-fit',
      params: { label: 'defence', who: 'orso', answer: JSON.stringify(value), allowed: 'parry | none' },
    });
  });

  test.each([[[3, 1]], [[3, 1, 2, 2]], [2], [[3, 1, 4]], [[3, null, 1]]])(
    '%j is no answer of three people: refused',
    (value) => {
      expect(getRefusal(play(stake, createScriptedOracle([{ value }])))).toMatchObject({
        code: 'answer-does-not-fit',
      });
    },
  );

  test('the refusal names the person whose part does not fit', () => {
    expect(getRefusal(play(stake, createScriptedOracle([{ value: [3, 4, 1] }])))).toMatchObject({
      params: { who: 'orso' },
    });
  });

  test.each<[string, AnswerInput]>([
    ['another question', { label: 'stake', chosen: ['none'] }],
    ['a roll', { label: 'defence', faces: [1] }],
    ['more people', { label: 'defence', chosen: ['none', 'none'] }],
    ['nobody', { label: 'defence', chosen: [] }],
  ])('the receipt of %s: refused', (_, input) => {
    expect(getRefusal(play(defence, createScriptedOracle([input])))).toMatchObject({
      code: 'answer-does-not-fit',
    });
  });
});

describe('answers of another run', () => {
  const dice = { label: 'damage', by: 'asa', faces: [6, 6], rolled: 12 };
  const chosen = { label: 'defence', of: ['orso'], chosen: ['none'] };
  const both: Rule = (ctx) => {
    threeDice(ctx);
    defence(ctx);
  };

  test('keep their recorded result, not the result rolled here', () => {
    const oracle = createScriptedOracle([dice, chosen]);
    expect(listFacts(play(both, oracle))).toEqual(['"before"', '12', '"none"']);
    expect(oracle.used).toBe(2);
    expect(oracle.rolls).toMatchObject([{ faces: [6, 6], total: 14 }]);
    const nothing = createScriptedOracle([{ ...dice, faces: [], rolled: 0 }, chosen]);
    expect(listFacts(play(both, nothing))).toEqual(['"before"', '0', '"none"']);
  });

  test('skip answers to choices that are not asked here, also those of other people', () => {
    const others = [
      { ...chosen, label: 'luck' },
      { ...chosen, of: ['asa'] },
    ];
    const oracle = createScriptedOracle([...others, dice, ...others, chosen]);
    expect(listFacts(play(both, oracle))).toEqual(['"before"', '12', '"none"']);
    expect(oracle.used).toBe(6);
    expect(play(defence, createScriptedOracle(others))).toMatchObject({
      kind: 'paused',
      ask: { label: { name: 'defence' } },
    });
  });

  test.each([
    ['another’s roll', { ...dice, by: 'orso' }],
    ['a roll for something else', { ...dice, label: 'luck' }],
  ])('do not take %s for this one', (_, input) => {
    expect(getRefusal(play(threeDice, createScriptedOracle([input])))).toMatchObject({
      code: 'answer-does-not-fit',
    });
  });
});

describe('a live table', () => {
  const seven = (by: string) => (by === 'asa' ? () => 2 : undefined);

  test('rolls the dice of people who use the table’s dice', () => {
    expect(listFacts(play(threeDice, createLiveOracle([], seven)))).toEqual(['"before"', '6']);
  });

  test('waits for the real dice of others', () => {
    expect(
      play(
        threeDice,
        createLiveOracle([], () => undefined),
      ),
    ).toMatchObject({ kind: 'paused', ask: { thrown: [] } });
  });

  test('waits for decisions, and repeats those given', () => {
    expect(play(defence, createLiveOracle([], seven))).toMatchObject({
      kind: 'paused',
      ask: { kind: 'choose' },
    });
    expect(
      listFacts(play(defence, createLiveOracle([{ label: 'defence', chosen: ['parry'] }], seven))),
    ).toEqual(['"parry"']);
  });

  test('does not repeat earlier throws', () => {
    const first = createLiveOracle([], seven);
    play(threeDice, first);
    const again = createLiveOracle(first.answers, () => () => 6);
    expect(listFacts(play(threeDice, again))).toEqual(['"before"', '6']);
    expect(again.answers).toEqual(first.answers);
  });
});

describe('decisions by a policy', () => {
  const decide: Decider<World> = ({ who, label, question }, world) => {
    expect(label.name).toBe('stake');
    expect(question).toEqual({ kind: 'number', least: 1, most: 3 });
    expect(world).toEqual({ told: [] });
    return who === 'gm' ? 3 : 1;
  };

  test('are asked for each person, with the world', () => {
    expect(
      listFacts(
        play(
          stake,
          createRandomOracle(() => 1, decide),
        ),
      ),
    ).toEqual(['[1,1,3]']);
    const oracle = createAnswerOracle([], { decide: decide as Decider<never> });
    expect(listFacts(play(stake, oracle))).toEqual(['[1,1,3]']);
    expect(oracle.answers).toEqual([{ label: 'stake', chosen: [1, 1, 3] }]);
  });

  test('that do not fit are a bug, not a refusal', () => {
    expect(() =>
      play(
        defence,
        createRandomOracle(
          () => 1,
          () => 'flee',
        ),
      ),
    ).toThrow('defence with "flee": parry | none');
  });

  test('random dice are thrown with the die given', () => {
    expect(
      listFacts(
        play(
          threeDice,
          createRandomOracle(
            (sides) => sides,
            () => null,
          ),
        ),
      ),
    ).toEqual(['"before"', '18']);
  });
});

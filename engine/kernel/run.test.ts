import { createSeededDie, d, seedOf } from '@arbitro/dice';
import { drawAnswer } from '@arbitro/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type AnyQuestion,
  type Ctx,
  createScriptedOracle,
  type Json,
  numberBetween,
  oneOf,
  type Question,
  type Rules,
  run,
  someOf,
  splitPoints,
  textUpTo,
} from './index.ts';
import { createAnswerOracle } from './oracles.ts';

/** A made-up rule: a list of questions and facts, in which answers decide what is skipped. */
type Line =
  | { readonly does: 'roll'; readonly sides: number; readonly count: number }
  | { readonly does: 'choose'; readonly kind: number; readonly who: string }
  | { readonly does: 'choose-all'; readonly kind: number; readonly who: readonly string[] }
  | { readonly does: 'say' }
  | { readonly does: 'skip-if-odd' };

interface World {
  readonly heard: readonly Json[];
}
type Fact = { readonly type: 'heard'; readonly what: Json };

const QUESTIONS: readonly Question<Json>[] = [
  oneOf<Json>(['parry', 'none', { dodge: 'left' }]),
  someOf(['rope', 'lamp', 'horn'], { least: 0, most: 2 }) as Question<Json>,
  numberBetween(-2, 2),
  splitPoints(3, [
    { name: 'might', least: 1, most: 3 },
    { name: 'guard', least: 0, most: 2 },
  ]) as Question<Json>,
  textUpTo(5),
];
const getQuestion = (kind: number): Question<Json> => {
  const question = QUESTIONS[kind];
  if (!question) throw new Error(`no question ${kind}`);
  return question;
};

const rules: Rules<World, readonly Line[], Fact> = {
  apply: (world, event) => ({ heard: [...world.heard, event.what] }),
  resolve: (ctx, lines) => {
    let last: Json = 0;
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index];
      if (line?.does === 'say') ctx.emit({ type: 'heard', what: last });
      else if (line?.does === 'skip-if-odd') index += JSON.stringify(last).length % 2;
      else if (line) last = askLine(ctx, line);
    }
  },
};

function askLine(ctx: Ctx<World, Fact>, line: Exclude<Line, { does: 'say' | 'skip-if-odd' }>): Json {
  const label = { name: line.does, rule: 'toy.any.rule' };
  if (line.does === 'roll') return ctx.roll(label, 'asa', d(line.sides, line.count), (total) => total % 3);
  if (line.does === 'choose') return ctx.choose(label, line.who, getQuestion(line.kind));
  return ctx.chooseAll(
    label,
    line.who.map((who) => ({ who, question: getQuestion(line.kind) })),
  );
}

const who = fc.constantFrom('asa', 'orso', 'gm');
const kind = fc.nat(QUESTIONS.length - 1);
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.record({ does: fc.constant('roll' as const), sides: fc.integer({ min: 1, max: 20 }), count: fc.nat(3) }),
  fc.record({ does: fc.constant('choose' as const), kind, who }),
  fc.record({ does: fc.constant('choose-all' as const), kind, who: fc.array(who, { maxLength: 3 }) }),
  fc.record({ does: fc.constant('say' as const) }),
  fc.record({ does: fc.constant('skip-if-odd' as const) }),
);
const storyArbitrary = fc.tuple(fc.array(line, { maxLength: 12 }), fc.string());

const emptyWorld: World = { heard: [] };

/** The complete run with dice and answers from a seed, and its receipt. */
function runToEnd(lines: readonly Line[], seed: string) {
  const die = createSeededDie(seedOf(seed));
  const oracle = createAnswerOracle([], {
    dice: () => die,
    decide: ({ question }) => drawAnswer(question, die),
  });
  const step = run(rules, emptyWorld, lines, oracle);
  if (step.kind !== 'done') throw new Error(step.kind);
  const answers: readonly Answer[] = JSON.parse(JSON.stringify(oracle.answers));
  return { ...step, answers, rolls: oracle.rolls };
}

/** Receipts that end early: after each answer, and within a roll after each face. */
function listPartialReceipts(answers: readonly Answer[]): readonly (readonly Answer[])[] {
  return answers.flatMap((answer, index) => {
    const before = answers.slice(0, index);
    if (!('faces' in answer)) return [before];
    const faces = answer.faces.map((_, count) => ({ ...answer, faces: answer.faces.slice(0, count) }));
    return faces.map((some) => [...before, some]);
  });
}

describe('a run is determined by its answers', () => {
  test('a paused run is a prefix of the resumed one', () => {
    fc.assert(
      fc.property(storyArbitrary, ([lines, seed]) => {
        const { events, answers } = runToEnd(lines, seed);
        for (const part of listPartialReceipts(answers)) {
          const step = run(rules, emptyWorld, lines, createScriptedOracle(part));
          if (step.kind !== 'paused') throw new Error(`is ${step.kind} with ${JSON.stringify(part)}`);
          expect(step.events).toEqual(events.slice(0, step.events.length));
          expect(step.world).toEqual({ heard: step.events.map(({ what }) => what) });
        }
      }),
    );
  });

  test('resumed with one answer more it gets further, until it is done', () => {
    fc.assert(
      fc.property(storyArbitrary, ([lines, seed]) => {
        const { events, answers } = runToEnd(lines, seed);
        const runResults = answers.map((_, count) =>
          run(rules, emptyWorld, lines, createScriptedOracle(answers.slice(0, count))),
        );
        const lengths = runResults.map((step) => (step.kind === 'paused' ? step.events.length : -1));
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
        expect(run(rules, emptyWorld, lines, createScriptedOracle(answers))).toMatchObject({
          kind: 'done',
          events,
        });
      }),
    );
  });

  test('a receipt is used up exactly, and an answer too many is left over', () => {
    fc.assert(
      fc.property(storyArbitrary, ([lines, seed]) => {
        const { answers, rolls } = runToEnd(lines, seed);
        const again = createScriptedOracle([...answers, { value: 1 }]);
        run(rules, emptyWorld, lines, again);
        expect(again.used).toBe(answers.length);
        expect(again.answers).toEqual(answers);
        expect(again.rolls).toEqual(rolls);
      }),
    );
  });
});

describe('what a run waits for', () => {
  test('one of several people asked at once: all of them, with their questions', () => {
    const step = run(
      rules,
      emptyWorld,
      [{ does: 'choose-all', kind: 2, who: ['asa', 'gm'] }],
      createScriptedOracle([]),
    );
    const question: AnyQuestion = { kind: 'number', least: -2, most: 2 };
    expect(step).toMatchObject({
      kind: 'paused',
      ask: {
        kind: 'choose',
        label: { name: 'choose-all' },
        to: [
          { who: 'asa', question },
          { who: 'gm', question },
        ],
      },
    });
  });

  test('a choice without people asks no question', () => {
    const oracle = createScriptedOracle([]);
    const step = run(rules, emptyWorld, [{ does: 'choose-all', kind: 2, who: [] }, { does: 'say' }], oracle);
    expect(step).toMatchObject({ kind: 'done', events: [{ what: [] }] });
    expect(oracle.answers).toEqual([]);
  });

  test('the events before the pause, and the world at that time', () => {
    const lines: readonly Line[] = [{ does: 'say' }, { does: 'choose', kind: 0, who: 'gm' }, { does: 'say' }];
    expect(run(rules, emptyWorld, lines, createScriptedOracle([]))).toMatchObject({
      kind: 'paused',
      world: { heard: [0] },
      events: [{ what: 0 }],
      ask: { to: [{ who: 'gm' }] },
    });
  });
});

test('a bug in a rule is no pause: it throws', () => {
  const bug: typeof rules = {
    ...rules,
    resolve: () => {
      throw new Error('a bug');
    },
  };
  expect(() => run(bug, emptyWorld, [], createScriptedOracle([]))).toThrow('a bug');
});

test('the world that was given stays as it was', () => {
  const world = Object.freeze({ heard: Object.freeze([]) });
  run(rules, world, [{ does: 'say' }], createScriptedOracle([]));
  expect(world.heard).toEqual([]);
});

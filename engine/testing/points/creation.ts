import { seededDie, seedOf } from '@arbitro/dice';
import {
  type AnyQuestion,
  answering,
  type Barred,
  type Created,
  create,
  type Decided,
  type Json,
  LANGUAGES,
  type Recorded,
  refusalWords,
  type System,
  scripted,
} from '@arbitro/kernel';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { answerTo } from '../fill.ts';
import { deepFreeze } from '../freeze.ts';
import { expectSame, fail, forEvery, passDoor, within } from '../promise.ts';
import { seedNamed } from '../seeds.ts';
import { emptyScene } from './doors.ts';

/** Promises: any valid answers create a playable character. */
export function creationPoints({ system }: Subject): readonly Point[] {
  const each = (check: (system: System, made: Character) => void) => () =>
    forEvery(characters(system), (made) => within(made.seed, () => check(system, made)));
  return [
    {
      id: 'SY33',
      says: 'whatever is answered, a character comes of it and can enter',
      holds: each(isPlayable),
    },
    {
      id: 'SY34',
      says: 'the questions of creation, and why something cannot be chosen, have words and cite rules',
      holds: each(isWorded),
    },
    { id: 'SY35', says: 'creation is determined by its answers and pauses for each', holds: each(goesOn) },
  ];
}

interface Character {
  readonly seed: string;
  readonly oracle: Recorded;
  readonly made: Extract<Created<unknown>, { readonly is: 'made' }>;
}

const MANY = 60;
const MANY_ANSWERS = 1000;

function* characters(system: System): Generator<Character> {
  expect(Object.hasOwn(system.rules, system.creation.rule), system.creation.rule).toBe(true);
  for (let n = 0; n < MANY; n++) {
    const seed = seedNamed(`${system.id} character ${n}`);
    const oracle = atRandom(seed);
    const made = create(system, oracle);
    if (made.is !== 'made') fail(`${seed} is ${JSON.stringify(made)}`);
    yield { seed, oracle, made };
  }
}

function atRandom(seed: string): Recorded {
  const die = seededDie(seedOf(seed));
  let answers = 0;
  return answering([], {
    dice: () => die,
    decide: ({ question }) => {
      if (++answers > MANY_ANSWERS) fail('creation never ends');
      return answerTo(question, die);
    },
  });
}

function isPlayable(system: System, { made: { sheet } }: Character): void {
  const read = system.schemas.sheet.safeParse(sheet);
  if (!read.success) fail(`does not pass the door: ${read.error.message}`);
  expectSame(read.data, sheet, 'nothing is left to fill in');
  const options = system.schemas.options.parse({});
  const empty = system.begin({ options, creatures: [], scene: emptyScene(system) });
  const world = system.enter(empty, { id: 'newcomer', name: 'Newcomer', sheet: deepFreeze(sheet) });
  expect(passDoor(system.schemas.world, world, 'the world').creatures.map(({ id }) => id)).toEqual([
    'newcomer',
  ]);
}

function isWorded({ rules, face, refusals }: System, { made: { soFar } }: Character): void {
  for (const decided of soFar) {
    const { label } = decided;
    const barred = barredIn(decided);
    for (const { rule } of [label, ...barred])
      if (!Object.hasOwn(rules, rule)) fail(`${rule} is cited and is no rule`);
    for (const term of [label.name, ...termsOf(decided)])
      if (!Object.hasOwn(face.terms, term)) fail(`the face has no term ${term}`);
    for (const { refusal } of barred)
      for (const language of LANGUAGES) refusalWords(refusals, refusal, { language, name: (value) => value });
  }
}

const barredIn = (decided: Decided): readonly Barred[] =>
  'question' in decided && 'barred' in decided.question ? (decided.question.barred ?? []) : [];

const termsOf = (decided: Decided): readonly string[] =>
  'question' in decided ? offered(decided.question) : [];

function offered(question: AnyQuestion): readonly string[] {
  if (question.kind === 'points') return question.slots.flatMap(({ name, group }) => [name, group ?? name]);
  if (question.kind !== 'one' && question.kind !== 'some') return [];
  const barred = question.barred?.map(({ option }) => option) ?? [];
  return [...question.options, ...barred].filter((option: Json) => typeof option === 'string');
}

function goesOn(system: System, { oracle: { answers }, made }: Character): void {
  for (let given = 0; given < answers.length; given++) {
    const step = create(system, scripted(answers.slice(0, given)));
    if (step.is !== 'paused') fail(`${step.is} after ${given} answers of ${answers.length}`);
    expectSame(step.soFar, made.soFar.slice(0, step.soFar.length));
  }
  expectSame(create(system, scripted(answers)), made);
}

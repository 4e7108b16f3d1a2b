import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type AnyQuestion,
  type CreationDecision,
  type CreationResult,
  createAnswerOracle,
  createCharacter,
  createScriptedOracle,
  type DisabledOption,
  describeRefusal,
  type Json,
  LANGUAGES,
  type RecordingOracle,
  type System,
} from '@arbitro/kernel';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { drawAnswer } from '../fill-at-random.ts';
import { deepFreeze } from '../freeze.ts';
import { addContext, breakPromise, expectSame, forEvery, mustHold, parseOrBreak } from '../promise.ts';
import { namedSeed } from '../seeds.ts';
import { findEmptyScene } from './schemas.ts';

/** Promises: any valid answers create a playable character. */
export function listCreationPoints({ system }: ContractSubject): readonly ContractPoint[] {
  const each = (check: (system: System, created: CreatedCharacter) => void) => () =>
    forEvery(createCharacters(system), (created) => addContext(created.seed, () => check(system, created)));
  return [
    {
      id: 'SY33',
      says: 'any answers make a character that can be added',
      holds: each(checkPlayable),
    },
    {
      id: 'SY34',
      says: 'the questions of creation and their disabled options have texts and cite rules',
      holds: each(checkTexts),
    },
    {
      id: 'SY35',
      says: 'creation is determined by its answers and pauses for each',
      holds: each(checkResumes),
    },
  ];
}

interface CreatedCharacter {
  readonly seed: string;
  readonly oracle: RecordingOracle;
  readonly made: Extract<CreationResult<unknown>, { readonly kind: 'made' }>;
}

const CHARACTER_COUNT = 60;
const MAX_ANSWERS = 1000;

function* createCharacters(system: System): Generator<CreatedCharacter> {
  const { rule } = system.creation;
  mustHold(Object.hasOwn(system.rules, rule), `${rule} is cited and is no rule`);
  for (let n = 0; n < CHARACTER_COUNT; n++) {
    const seed = namedSeed(`${system.id} character ${n}`);
    const oracle = createRandomAnswerOracle(seed);
    const created = createCharacter(system, oracle);
    if (created.kind !== 'made') breakPromise(`${seed} is ${JSON.stringify(created)}`);
    yield { seed, oracle, made: created };
  }
}

function createRandomAnswerOracle(seed: string): RecordingOracle {
  const die = createSeededDie(seedOf(seed));
  let answers = 0;
  return createAnswerOracle([], {
    dice: () => die,
    decide: ({ question }) => {
      if (++answers > MAX_ANSWERS) breakPromise('creation never ends');
      return drawAnswer(question, die);
    },
  });
}

function checkPlayable(system: System, { made: { sheet } }: CreatedCharacter): void {
  const read = system.schemas.sheet.safeParse(sheet);
  if (!read.success) breakPromise(`does not pass the door: ${read.error.message}`);
  expectSame(read.data, sheet, 'nothing is left to fill in');
  const options = system.schemas.options.parse({});
  const empty = system.createWorld({ options, creatures: [], scene: findEmptyScene(system) });
  const world = system.addCreature(empty, { id: 'newcomer', name: 'Newcomer', sheet: deepFreeze(sheet) });
  const { creatures } = parseOrBreak(system.schemas.world, world, 'the world');
  expectSame(
    creatures.map(({ id }) => id),
    ['newcomer'],
    'the creatures of the table',
  );
}

function checkTexts(
  { rules, presentation: face, refusals }: System,
  { made: { soFar } }: CreatedCharacter,
): void {
  for (const decided of soFar) {
    const { label } = decided;
    const disabledOptions = listDisabled(decided);
    for (const { rule } of [label, ...disabledOptions])
      if (!Object.hasOwn(rules, rule)) breakPromise(`${rule} is cited and is no rule`);
    for (const term of [label.name, ...listTerms(decided)])
      if (!Object.hasOwn(face.terms, term)) breakPromise(`the face has no term ${term}`);
    for (const { refusal } of disabledOptions)
      for (const language of LANGUAGES)
        describeRefusal(refusals, refusal, { language, name: (value) => value });
  }
}

const listDisabled = (decided: CreationDecision): readonly DisabledOption[] =>
  'question' in decided && 'barred' in decided.question ? (decided.question.barred ?? []) : [];

const listTerms = (decided: CreationDecision): readonly string[] =>
  'question' in decided ? listOptions(decided.question) : [];

function listOptions(question: AnyQuestion): readonly string[] {
  if (question.kind === 'points') return question.slots.flatMap(({ name, group }) => [name, group ?? name]);
  if (question.kind !== 'one' && question.kind !== 'some') return [];
  const barred = question.barred?.map(({ option }) => option) ?? [];
  return [...question.options, ...barred].filter((option: Json) => typeof option === 'string');
}

function checkResumes(system: System, { oracle: { answers }, made }: CreatedCharacter): void {
  for (let count = 0; count < answers.length; count++) {
    const step = createCharacter(system, createScriptedOracle(answers.slice(0, count)));
    if (step.kind !== 'paused') breakPromise(`${step.kind} after ${count} answers of ${answers.length}`);
    expectSame(step.soFar, made.soFar.slice(0, step.soFar.length));
  }
  expectSame(createCharacter(system, createScriptedOracle(answers)), made);
}

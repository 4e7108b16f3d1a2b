import type { Die } from '@arbitro/dice';
import { type Answer, type AnswerInput, findFacesFor, isSameChoice, type RecordedChoice } from './answers.ts';
import type { Json } from './json.ts';
import {
  type ChoiceAsk,
  Interruption,
  type Label,
  type Oracle,
  type Person,
  type RollAsk,
  toPlainLabel,
} from './kernel.ts';
import { type AnyQuestion, describeAllowed, expandAnswer, isValidAnswer } from './question.ts';
import { refuse } from './refusal.ts';
import { buildRoll, type Roll } from './roll.ts';

/** One person's part of a choice. */
export interface DecisionRequest {
  readonly who: Person;
  readonly label: Label;
  readonly question: AnyQuestion;
}

/** Decides for a person. */
export type Decider<World = never> = (decisionRequest: DecisionRequest, world: World) => Json;

/** Records what it was asked and the answers. */
export interface RecordingOracle extends Oracle {
  readonly answers: readonly Answer[];
  readonly rolls: readonly Roll[];
  /** How many of the answers given in advance have been used. */
  readonly used: number;
}

/** Where answers come from that are not given in advance; without a source the run pauses. */
export interface AnswerSources {
  /** The dice of this person; undefined if they throw physical dice. */
  readonly dice?: (by: Person) => Die | undefined;
  readonly decide?: Decider<never> | undefined;
  /** Interprets a plain value as an answer to a question: literally, or as people write it. */
  readonly interpret?: (question: AnyQuestion, value: Json) => Json;
}

/** Answers from a list; when it ends, the run pauses. */
export const createScriptedOracle = (answers: readonly AnswerInput[]): RecordingOracle =>
  new AnswerOracle(answers, {});

/** Repeats the answers so far, throws the table's dice, and pauses for people. */
export const createLiveOracle = (
  answers: readonly AnswerInput[],
  dice: (by: Person) => Die | undefined,
): RecordingOracle => new AnswerOracle(answers, { dice });

/** Uses the given answers, then the sources. Records the receipt. */
export const createAnswerOracle = (
  answers: readonly AnswerInput[],
  sources: AnswerSources,
): RecordingOracle => new AnswerOracle(answers, sources);

/** Throws and decides by itself and records nothing: for simulation. */
export function createRandomOracle<World>(die: Die, decide: Decider<World>): Oracle {
  return {
    roll: (ask, read) => read(ask.dice.throw(die)),
    choose: (ask) => decideAll(ask, decide),
  };
}

function decideAll<World>({ label, to, world }: ChoiceAsk, decide: Decider<World>): readonly Json[] {
  return to.map(({ who, question }) => {
    const chosen = decide({ who, label, question }, world as World);
    if (!isValidAnswer(question, chosen))
      throw new Error(
        `the policy answered ${label.name} with ${JSON.stringify(chosen)}: ${describeAllowed(question)}`,
      );
    return chosen;
  });
}

class AnswerOracle implements RecordingOracle {
  readonly answers: Answer[] = [];
  readonly rolls: Roll[] = [];
  readonly #inputs: readonly AnswerInput[];
  readonly #sources: AnswerSources;
  #next = 0;

  constructor(input: readonly AnswerInput[], sources: AnswerSources) {
    this.#inputs = input;
    this.#sources = sources;
  }

  get used(): number {
    return Math.min(this.#next, this.#inputs.length);
  }

  roll<R, T>(ask: RollAsk<R>, read: (rolled: R) => T): T {
    const answerInput = this.#nextInput(() => false);
    const faces: number[] = answerInput && 'rolled' in answerInput ? [...answerInput.faces] : [];
    const rolled = answerInput
      ? replayRoll(ask, answerInput, faces)
      : ask.dice.throw(this.#createDie(ask, faces));
    // if no die was thrown, no person was asked, and no answer may be used up
    if (faces.length > 0 || (answerInput && 'rolled' in answerInput)) this.#next++;
    if (faces.length > 0) this.answers.push({ label: ask.label.name, faces });
    this.rolls.push(buildRoll(ask, faces, rolled));
    return read(rolled);
  }

  choose(ask: ChoiceAsk): readonly Json[] {
    const answerInput = this.#nextInput((item) => isSameChoice(item, ask));
    const chosen = answerInput
      ? replayChoice(ask, answerInput, this.#sources.interpret ?? expandAnswer)
      : this.#decideOrPause(ask);
    this.#next++;
    this.answers.push({ label: ask.label.name, chosen });
    return chosen;
  }

  /** The next given answer; choices of another run are skipped until one matches. */
  #nextInput(matches: (item: RecordedChoice) => boolean): AnswerInput | undefined {
    for (;;) {
      const answerInput = this.#inputs[this.#next];
      if (!answerInput || !('of' in answerInput) || matches(answerInput)) return answerInput;
      this.#next++;
    }
  }

  #createDie(ask: RollAsk<unknown>, faces: number[]): Die {
    const die = this.#sources.dice?.(ask.by);
    return (sides) => {
      const face = die ? die(sides) : pauseForDie(ask, faces, sides);
      faces.push(face);
      return face;
    };
  }

  #decideOrPause(ask: ChoiceAsk): readonly Json[] {
    const { decide } = this.#sources;
    if (decide) return decideAll(ask, decide as Decider<unknown>);
    const label = toPlainLabel(ask.label);
    throw new Interruption({ kind: 'paused', ask: { kind: 'choose', label, to: ask.to } });
  }
}

/** Replays the given faces one by one; when they run out, the person is asked for the next die. */
function replayRoll<R>(ask: RollAsk<R>, input: AnswerInput, faces: number[]): R {
  if ('rolled' in input)
    return input.label === ask.label.name && input.by === ask.by
      ? (input.rolled as R)
      : refuseRoll(ask, input, ask.dice.notation);
  const givenFaces = findFacesFor(input, ask);
  const rolled = ask.dice.throw((sides) => {
    if (!givenFaces) return refuseRoll(ask, input, ask.dice.notation);
    const face = givenFaces[faces.length];
    if (face === undefined) return pauseForDie(ask, faces, sides);
    if (!Number.isInteger(face) || face < 1 || face > sides) return refuseRoll(ask, input, `1…${sides}`);
    faces.push(face);
    return face;
  });
  const tooMany = faces.length > 0 && givenFaces && givenFaces.length > faces.length;
  return tooMany ? refuseRoll(ask, input, ask.dice.notation) : rolled;
}

type AnswerInterpreter = NonNullable<AnswerSources['interpret']>;

function replayChoice(ask: ChoiceAsk, input: AnswerInput, interpret: AnswerInterpreter): readonly Json[] {
  const choices = findChoices(input, ask, interpret);
  const chosen = choices?.length === ask.to.length ? choices : undefined;
  return ask.to.map((question, index) => {
    const choice = chosen?.[index];
    return choice !== undefined && isValidAnswer(question.question, choice)
      ? choice
      : refuseChoice(ask.label, question, input);
  });
}

function findChoices(
  input: AnswerInput,
  { label, to }: ChoiceAsk,
  interpret: AnswerInterpreter,
): readonly Json[] | undefined {
  if ('chosen' in input) return input.label === label.name ? input.chosen : undefined;
  if (!('value' in input)) return undefined;
  const values = to.length === 1 ? [input.value] : input.value;
  if (!Array.isArray(values)) return undefined;
  return values.map((value, index) => {
    const personQuestion = to[index];
    return personQuestion ? interpret(personQuestion.question, value) : value;
  });
}

function formatAnswer(input: AnswerInput): string {
  return JSON.stringify('faces' in input ? input.faces : 'chosen' in input ? input.chosen : input.value);
}

function pauseForDie({ label, by, dice }: RollAsk<unknown>, faces: readonly number[], sides: number): never {
  throw new Interruption({
    kind: 'paused',
    ask: { kind: 'roll', label: toPlainLabel(label), by, dice: dice.notation, thrown: faces, sides },
  });
}

function refuseRoll({ label, by }: RollAsk<unknown>, input: AnswerInput, allowedFaces: string): never {
  return refuseAnswer({ label: label.name, who: by, answer: formatAnswer(input), allowed: allowedFaces });
}

function refuseChoice(label: Label, question: ChoiceAsk['to'][number], input: AnswerInput): never {
  return refuseAnswer({
    label: label.name,
    who: question.who,
    answer: formatAnswer(input),
    allowed: describeAllowed(question.question),
  });
}

function refuseAnswer(params: Record<'label' | 'who' | 'answer' | 'allowed', string>): never {
  throw new Interruption({ kind: 'refused', refusal: refuse('answer-does-not-fit', params) });
}

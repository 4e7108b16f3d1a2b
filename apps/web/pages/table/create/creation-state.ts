import {
  type Answer,
  type CreationResult,
  createCharacter,
  createScriptedOracle,
  isValidAnswer,
  type System,
} from '@arbitro/kernel';
import { throwDeviceDie } from './device-die.ts';

/** A character being created: the answers so far determine everything. */
export interface CreationState {
  readonly system: System;
  readonly options: unknown;
  readonly answers: readonly Answer[];
}

export const runCreation = ({ system, options, answers }: CreationState): CreationResult<unknown> =>
  createCharacter(system, createScriptedOracle(answers), options);

/** Returns the state after one more answer. */
export const addAnswer = (making: CreationState, answer: Answer): CreationState => ({
  ...making,
  answers: [...making.answers, answer],
});

/** Returns the state with one answer changed; later answers stay while they still fit the questions. */
export function changeAnswer(making: CreationState, index: number, answer: Answer): CreationState {
  const later = making.answers.slice(index + 1);
  let now: CreationState = { ...making, answers: [...making.answers.slice(0, index), answer] };
  for (const old of later) {
    if (isAnswerTo(runCreation(now), old)) now = addAnswer(now, old);
  }
  return now;
}

/** Returns how many later answers the change discarded. */
export const countDroppedAnswers = (before: CreationState, after: CreationState): number =>
  Math.max(0, before.answers.length - after.answers.length);

function isAnswerTo(created: CreationResult<unknown>, old: Answer): boolean {
  if (created.kind !== 'paused' || created.ask.label.name !== old.label) return false;
  const { ask } = created;
  if (ask.kind === 'roll') return 'faces' in old;
  const [asked] = ask.to;
  const [chosen] = 'chosen' in old ? old.chosen : [];
  return asked !== undefined && chosen !== undefined && isValidAnswer(asked.question, chosen);
}

/** Completes the current roll. */
export function throwRoll(making: CreationState): CreationState {
  const before = runCreation(making);
  if (before.kind !== 'paused' || before.ask.kind !== 'roll') return making;
  let now = making;
  for (;;) {
    const created = runCreation(now);
    if (created.kind !== 'paused' || created.ask.kind !== 'roll') return now;
    const { ask } = created;
    const isBegun = ask.thrown.length > 0;
    if (!isBegun && now !== making) return now;
    now = addFace(now, throwDeviceDie(ask.sides));
  }
}

/** Adds one die to the current roll. */
export function addFace(making: CreationState, face: number): CreationState {
  const created = runCreation(making);
  if (created.kind !== 'paused' || created.ask.kind !== 'roll') return making;
  const { label, thrown: faces } = created.ask;
  const done = faces.length > 0 ? making.answers.slice(0, -1) : making.answers;
  return { ...making, answers: [...done, { label: label.name, faces: [...faces, face] }] };
}

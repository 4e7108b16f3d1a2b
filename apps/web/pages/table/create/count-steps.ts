import {
  type AnyQuestion,
  createAnswerOracle,
  createCharacter,
  defaultAnswer,
  type Json,
} from '@arbitro/kernel';
import type { CreationState } from './creation-state.ts';

const middleFace = (sides: number): number => Math.ceil(sides / 2);

/** Completes the creation with the usual answer to each open question and the middle face of each die. */
export function completeByDefault({ system, options, answers }: CreationState) {
  const oracle = createAnswerOracle(answers, {
    dice: () => middleFace,
    decide: ({ question }: { readonly question: AnyQuestion }): Json => defaultAnswer(question),
  });
  return createCharacter(system, oracle, options);
}

/** Returns how many questions there are in all, if the open ones get the usual answers. */
export function countSteps(making: CreationState): number {
  const created = completeByDefault(making);
  return created.kind === 'made' ? created.soFar.length : 0;
}

import {
  type Answer,
  type Ask,
  isValidAnswer,
  type Json,
  type Person,
  redactQuestion,
  replaceNames,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { getOwn } from '../live/get-own.ts';
import type { Table } from '../live/table.ts';
import { getSideKnowledge } from './side-knowledge.ts';

type Choice = Extract<Ask, { kind: 'choose' }>;

/** Whether the computer answers this person's questions by itself now. */
export const isAnsweredByComputer = ({ computer }: Pick<Table, 'computer'>, who: Person): boolean =>
  computer.pace !== 'paused' && Object.hasOwn(computer.players, who);

/** Returns the answer of a policy to a question, decided by what the person's side knows. */
export function answerAsSide(table: Table, { label, to }: Choice, who: Person): Json | undefined {
  const question = to.find((part) => part.who === who)?.question;
  if (!question) return undefined;
  const { system, game, computer } = table;
  const policy = policyOf(system, getOwn(computer.players, who));
  const { world, unknown, masked, unmasked } = getSideKnowledge(table, who);
  const known = replaceNames(redactQuestion(question, unknown) as unknown as Json, masked);
  const request = { who: masked.get(who) ?? who, label, question: known as unknown as typeof question };
  const answer = replaceNames(policy.answer(request, world), unmasked);
  // what the side does not know may leave it no valid answer
  return isValidAnswer(question, answer) ? answer : policy.answer({ who, label, question }, game.world);
}

/** Returns the answer to a question that is put only to people played by the computer. */
export function answerByComputer(table: Table, ask: Ask): Answer | undefined {
  if (ask.kind !== 'choose' || !ask.to.every(({ who }) => isAnsweredByComputer(table, who))) return undefined;
  const chosen = ask.to.map(({ who }) => answerAsSide(table, ask, who));
  return chosen.includes(undefined) ? undefined : { label: ask.label.name, chosen: chosen as Json[] };
}

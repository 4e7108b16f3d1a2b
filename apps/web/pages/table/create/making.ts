import {
  type Answer,
  type AnyQuestion,
  answering,
  type Created,
  create,
  fits,
  type Json,
  type System,
  scripted,
  surprising,
} from '@arbitro/kernel';
import { chance } from './surprise.ts';

/** A character being created: the answers so far determine everything. */
export interface Making {
  readonly system: System;
  readonly options: unknown;
  readonly answers: readonly Answer[];
}

export const madeBy = ({ system, options, answers }: Making): Created<unknown> =>
  create(system, scripted(answers), options);

/** Returns the state after one more answer. */
export const answered = (making: Making, answer: Answer): Making => ({
  ...making,
  answers: [...making.answers, answer],
});

/** Returns the state with one answer changed; later answers stay while they still fit the questions. */
export function changed(making: Making, at: number, answer: Answer): Making {
  const later = making.answers.slice(at + 1);
  let now: Making = { ...making, answers: [...making.answers.slice(0, at), answer] };
  for (const old of later) {
    if (answers(madeBy(now), old)) now = answered(now, old);
  }
  return now;
}

/** Returns how many later answers the change discarded. */
export const givenUp = (before: Making, after: Making): number =>
  Math.max(0, before.answers.length - after.answers.length);

function answers(created: Created<unknown>, old: Answer): boolean {
  if (created.is !== 'paused' || created.ask.label.name !== old.label) return false;
  const { ask } = created;
  if (ask.kind === 'roll') return 'faces' in old;
  const [asked] = ask.to;
  const [chosen] = 'chosen' in old ? old.chosen : [];
  return asked !== undefined && chosen !== undefined && fits(asked.question, chosen);
}

/** Decides all open questions at random. */
export function surprised({ system, options, answers: given }: Making): Making {
  const oracle = answering(given, {
    dice: () => chance,
    decide: ({ question }: { readonly question: AnyQuestion }): Json => surprising(question, chance),
  });
  create(system, oracle, options);
  return { system, options, answers: oracle.answers };
}

/** Completes the current roll. */
export function thrown(making: Making): Making {
  const before = madeBy(making);
  if (before.is !== 'paused' || before.ask.kind !== 'roll') return making;
  let now = making;
  for (;;) {
    const created = madeBy(now);
    if (created.is !== 'paused' || created.ask.kind !== 'roll') return now;
    const { ask } = created;
    const begun = ask.thrown.length > 0;
    if (!begun && now !== making) return now;
    now = withFace(now, chance(ask.sides));
  }
}

/** Adds one die to the current roll. */
export function withFace(making: Making, face: number): Making {
  const created = madeBy(making);
  if (created.is !== 'paused' || created.ask.kind !== 'roll') return making;
  const { label, thrown: faces } = created.ask;
  const done = faces.length > 0 ? making.answers.slice(0, -1) : making.answers;
  return { ...making, answers: [...done, { label: label.name, faces: [...faces, face] }] };
}

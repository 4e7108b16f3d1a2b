import { type Ask, answering, create, type Given, type Json, type System } from '@arbitro/kernel';
import { answerMeant } from './answer.ts';
import type { Place } from './fault.ts';
import type { Parsed } from './plain.ts';
import { notAllowed } from './schema-faults.ts';

/** How a character was created: the dice and the choices in the order asked, under these options. */
export interface Making {
  readonly answers: readonly Json[];
  readonly options: unknown;
}

/**
 * Creates a sheet by the system's creation rules. A missing, invalid or surplus answer is a fault at its place; texts
 * left out at the end stay blank.
 */
export function makeSheet(system: System, { answers, options }: Making, at: Place): Parsed<unknown> {
  const given = answers.map((value): Given => ({ value }));
  const recorded = answering(given, { means: answerMeant });
  const made = create(system, recorded, options);
  const next = [...at, recorded.used];
  if (made.is === 'paused') {
    const { ask } = made;
    if (isText(ask)) return makeSheet(system, { answers: [...answers, ''], options }, at);
    return { ok: false, faults: [{ at: next, code: 'missing', params: { expected: ask.label.name } }] };
  }
  if (made.is === 'refused') {
    const { allowed = '' } = made.refusal.params;
    return { ok: false, faults: [notAllowed([String(allowed)], answers[recorded.used], next)] };
  }
  if (recorded.used < answers.length) {
    const params = { value: answers.length, most: recorded.used };
    return { ok: false, faults: [{ at, code: 'too-long', params }] };
  }
  return { ok: true, value: made.sheet };
}

const isText = (ask: Ask): boolean =>
  ask.kind === 'choose' && ask.to.every(({ question }) => question.kind === 'text');

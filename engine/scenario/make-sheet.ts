import {
  type AnswerInput,
  type Ask,
  createAnswerOracle,
  createCharacter,
  type DataPath,
  faultOfNotAllowed,
  type Json,
  type System,
} from '@arbitro/kernel';
import type { ParseResult } from './common-schemas.ts';
import { normalizeAnswer } from './normalize-answer.ts';

/** How a character was created: the dice and the choices in the order asked, under these options. */
export interface SheetCreation {
  readonly answers: readonly Json[];
  readonly options: unknown;
}

/**
 * Creates a sheet by the system's creation rules. A missing, invalid or surplus answer is a fault at its place; texts
 * left out at the end stay blank.
 */
export function makeSheet(
  system: System,
  { answers, options }: SheetCreation,
  dataPath: DataPath,
): ParseResult<unknown> {
  const input = answers.map((value): AnswerInput => ({ value }));
  const recorded = createAnswerOracle(input, { interpret: normalizeAnswer });
  const made = createCharacter(system, recorded, options);
  const next = [...dataPath, recorded.used];
  if (made.kind === 'paused') {
    const { ask } = made;
    if (isText(ask)) return makeSheet(system, { answers: [...answers, ''], options }, dataPath);
    return { ok: false, faults: [{ at: next, code: 'missing', params: { expected: ask.label.name } }] };
  }
  if (made.kind === 'refused') {
    const { allowed = '' } = made.refusal.params;
    return { ok: false, faults: [faultOfNotAllowed([String(allowed)], answers[recorded.used], next)] };
  }
  if (recorded.used < answers.length) {
    const params = { value: answers.length, most: recorded.used };
    return { ok: false, faults: [{ at: dataPath, code: 'too-long', params }] };
  }
  return { ok: true, value: made.sheet };
}

const isText = (ask: Ask): boolean =>
  ask.kind === 'choose' && ask.to.every(({ question }) => question.kind === 'text');

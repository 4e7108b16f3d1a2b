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
  const oracle = createAnswerOracle(input, { interpret: normalizeAnswer });
  const result = createCharacter(system, oracle, options);
  const next = [...dataPath, oracle.used];
  if (result.kind === 'paused') {
    const { ask } = result;
    if (isText(ask)) return makeSheet(system, { answers: [...answers, ''], options }, dataPath);
    return { ok: false, faults: [{ at: next, code: 'missing', params: { expected: ask.label.name } }] };
  }
  if (result.kind === 'refused') {
    const { allowed = '' } = result.refusal.params;
    return { ok: false, faults: [faultOfNotAllowed([String(allowed)], answers[oracle.used], next)] };
  }
  if (oracle.used < answers.length) {
    const params = { value: answers.length, most: oracle.used };
    return { ok: false, faults: [{ at: dataPath, code: 'too-long', params }] };
  }
  return { ok: true, value: result.sheet };
}

const isText = (ask: Ask): boolean =>
  ask.kind === 'choose' && ask.to.every(({ question }) => question.kind === 'text');

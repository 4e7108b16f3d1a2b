import { type AnyQuestion, type Json, meant } from '@arbitro/kernel';
import { isSquare } from './match.ts';

/** Expands an answer as people write it: a word before its colon, a square as `[3, 0]` or `D1`. */
export function answerMeant(question: AnyQuestion, given: Json): Json {
  if (question.kind === 'some' && Array.isArray(given))
    return given.map((one: Json) => squareAmong(question.options, one));
  return question.kind === 'one' ? squareAmong(question.options, meant(question, given)) : given;
}

const squareAmong = (options: readonly Json[], given: Json): Json =>
  options.find((option) => isSquare(given, option)) ?? given;

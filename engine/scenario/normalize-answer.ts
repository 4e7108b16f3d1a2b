import { type AnyQuestion, type Json, expandAnswer } from '@arbitro/kernel';
import { isSameSquare } from './match-expected.ts';

/** Expands an answer as people write it: a word before its colon, a square as `[3, 0]` or `D1`. */
export function normalizeAnswer(question: AnyQuestion, given: Json): Json {
  if (question.kind === 'some' && Array.isArray(given))
    return given.map((one: Json) => findSquareOption(question.options, one));
  return question.kind === 'one' ? findSquareOption(question.options, expandAnswer(question, given)) : given;
}

const findSquareOption = (options: readonly Json[], given: Json): Json =>
  options.find((option) => isSameSquare(given, option)) ?? given;

import { type AnyQuestion, expandAnswer, type Json } from '@arbitro/kernel';
import { isSameSquare } from './match-expected.ts';

/** Expands an answer as people write it: a word before its colon, a square as `[3, 0]` or `D1`. */
export function normalizeAnswer(question: AnyQuestion, input: Json): Json {
  if (question.kind === 'some' && Array.isArray(input))
    return input.map((item: Json) => findSquareOption(question.options, item));
  return question.kind === 'one' ? findSquareOption(question.options, expandAnswer(question, input)) : input;
}

const findSquareOption = (options: readonly Json[], input: Json): Json =>
  options.find((option) => isSameSquare(input, option)) ?? input;

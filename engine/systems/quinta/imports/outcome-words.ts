import { diceText } from '../schema/sheet-parts.ts';
import type { Damage } from '../state-features.ts';
import type { Outcome } from './effects.ts';
import { CONDITION_PATTERN, DAMAGE, isDamageType } from './prose-patterns.ts';

const ALTERNATIVE =
  /,?\s*\bor (?:\d+ \([^)]*\)|\d+d\d+\S*|\d+) [a-z]+ damage (?:if|when|while|against|on)\b[^,.;]*/giu;

/** Alternatives of damage, and what else ends a condition: for the game master. */
export function takeAlternatives(sentence: string): {
  readonly words: string;
  readonly others: readonly string[];
} {
  const others = [...(sentence.match(ALTERNATIVE) ?? []), ...(sentence.match(OTHER_END) ?? [])];
  return { words: sentence.replace(ALTERNATIVE, '').replace(OTHER_END, ''), others };
}
const OTHER_END = /,? or until (?:the|it|its|he|she) [^.,;]*/giu;

/** Takes the damage out of the words. What follows an “or” is an alternative, which stays. */
export function takeDamage(outcome: Outcome, words: string): string {
  const others = words.match(ALTERNATIVE) ?? [];
  return [takeDice(outcome, words.replace(ALTERNATIVE, '')), ...others].join(' ');
}

function takeDice(outcome: Outcome, words: string): string {
  let rest = words;
  for (let found = DAMAGE.exec(rest); found; found = DAMAGE.exec(rest)) {
    const [text, average, plain, flat, type = ''] = found;
    const before = rest.slice(0, found.index);
    if (outcome.damage.length > 0 && /\bor\s*(?:takes? )?$/iu.test(before)) break;
    const dice = diceText.safeParse(average ?? plain ?? flat);
    if (!dice.success || !isDamageType(type.toLowerCase()) || outcome.damage.length >= 6) break;
    outcome.damage.push({ dice: dice.data, type: type.toLowerCase() as Damage['type'] });
    rest = `${before} ${rest.slice(found.index + text.length)}`;
  }
  return rest;
}

const CAUSE = String.raw`(?:\bis|\bare|\bhas the|\bhave the|(?<!n.t |not )\bbe|\bbecomes?|\bknocked|\bfalls?|,|\band|\bor be|\bit)`;

/** “the target is grappled”, “knocked prone”, “has the Prone condition”, “blinded and deafened”. */
export function listConditions(
  words: string,
): readonly { readonly condition: string; readonly words: string }[] {
  const pattern = new RegExp(
    String.raw`${CAUSE} (?!not |no |never )(?:(?:magically|also|the|both|knocked|and|is|be|become|becomes) )*(${CONDITION_PATTERN})(?: conditions?)?\b`,
    'giu',
  );
  if (/\b(?:isn't|aren't|not|no longer|unless)\b/iu.test(words)) return [];
  const found = [...words.matchAll(pattern)].map(([text, condition = '']) => ({
    condition: condition.toLowerCase(),
    words: text,
  }));
  return found.filter(
    ({ condition }, index) => found.findIndex((other) => other.condition === condition) === index,
  );
}

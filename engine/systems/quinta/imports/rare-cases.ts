/** A state of the target that is seldom so: what it adds is not part of every hit. */
const STATE = String.raw`(?:surprised|prone|grappled|restrained|blinded|charmed|frightened|incapacitated|paralyzed|stunned|unconscious|poisoned|bloodied|wearing|underwater|alone|below|in (?:dim|bright|sunlight|darkness|water|contact)|an? (?!(?:willing |living |corporeal )?(?:creature|target|humanoid|beast|tiny|small|medium|large|huge|gargantuan)\b)\p{L}+\b(?! creature))`;
const CASE = new RegExp(
  String.raw`\b(?:on a critical hit|at night|during the day|(?:if|when) (?:the attack roll|(?:the \p{L}+|it|that creature|she|he) (?:(?:is|was) ${STATE}|has (?:dis)?advantage)))`,
  'iu',
);
/** What joins the case to the words before it. */
const JOINT_BEFORE = /(?:,\s*(?:and|but|plus)?|\s(?:and|but|plus))\s*,?\s*$/iu;
const JOINT = /,?\s(?:and|but|plus)\b|,/giu;

/** Takes the words about a rare case out of a sentence: “, and on a critical hit the target is stunned”. */
export function takeRareCase(sentence: string): { readonly words: string; readonly rare: string } {
  const index = CASE.exec(sentence)?.index;
  if (index === undefined) return { words: sentence, rare: '' };
  const before = sentence.slice(0, index);
  const start =
    before.trim() === ''
      ? 0
      : (JOINT_BEFORE.exec(before)?.index ?? [...before.matchAll(JOINT)].at(-1)?.index ?? 0);
  return { words: sentence.slice(0, start), rare: sentence.slice(start) };
}

import type { Fields, Json } from '@arbitro/kernel';

/** A save that is made again, with the words that say so. */
export interface RepeatedSave {
  readonly words: string;
  /** At the end of the next turn only; a second failure makes it worse. */
  readonly isOnce: boolean;
}

const SUBJECT = String.raw`(?:,? and (?:it |they )?|(?:the|an?|each|this|such an?|any)(?: [a-z]+ed)? (?:target|creature|victim|character) |it |they )?`;
const REPEAT = new RegExp(
  String.raw`${SUBJECT}(?:can |may |must )?(?:repeats?|makes? another|attempts?) (?:the |this |its |that )?(?:save|saving throw)(?: against [^,.;]*?)? at the end of (?:(each of) )?(?:its|their|that creature's|the (?:target|creature)'s|each) (?:next )?turns?(?: if it is still [a-z]+)?(?:,? (?:and )?ending (?:the|this|that) (?:effects?|conditions?)[^.;]*?(?:success|succeeds|successful(?: save)?))?`,
  'iu',
);

const AT_THAT_POINT =
  /,? at which point (?:it|the \w+) (?:must )?repeats? (?:the|this) (?:save|saving throw)/iu;

/** “The target can repeat the saving throw at the end of each of its turns, ending the effect on a success.” */
export function findRepeatedSave(text: string): RepeatedSave | undefined {
  const then = AT_THAT_POINT.exec(text)?.[0];
  if (then !== undefined) return { words: then, isOnce: true };
  const [words, each] = REPEAT.exec(text) ?? [];
  if (words === undefined) return undefined;
  return { words, isOnce: each === undefined && /next turn/iu.test(words) };
}

/** “After 1 minute, it succeeds automatically.” */
export const LAST_SUCCESS = /after (\d+ (?:minute|hour|round)s?),? (?:it|the \w+) succeeds automatically/iu;

export interface SaveToEnd {
  readonly ability: string;
  readonly dc: number;
}

type ConditionFields = Fields & { readonly condition: string };
const isCondition = (item: Json | undefined): item is ConditionFields =>
  typeof item === 'object' && item !== null && 'condition' in item;
const endsOnSave = (item: Json | undefined): item is ConditionFields =>
  isCondition(item) && 'endsOnSave' in item;

/** Changes some of the conditions; returns which. */
function change(
  consequences: Json[],
  applies: (item: ConditionFields) => boolean,
  changed: (item: ConditionFields) => Fields,
): readonly string[] {
  const found: string[] = [];
  for (const [index, item] of consequences.entries())
    if (isCondition(item) && applies(item)) {
      consequences[index] = changed(item);
      found.push(item.condition);
    }
  return found;
}

/** Adds the save that ends a condition to those that last. */
export const endBySave = (consequences: Json[], save: SaveToEnd): readonly string[] =>
  change(
    consequences,
    (item) => item.condition !== 'prone' && !('escapeDc' in item),
    (item) => ({ ...item, endsOnSave: { ...save } }),
  );

/** Gives the conditions that end on a save a last round. */
export const limitRounds = (consequences: Json[], rounds: number | undefined): boolean =>
  rounds !== undefined && change(consequences, endsOnSave, (item) => ({ rounds, ...item })).length > 0;

/** What a second failure makes of the condition. */
export const worsen = (consequences: Json[], otherwise: string): boolean =>
  change(consequences, endsOnSave, (item) => ({
    ...item,
    endsOnSave: { ...(item.endsOnSave as Fields), otherwise },
  })).length > 0;

/** Gives what holds a creature the DC to escape from it. */
export const holdBy = (consequences: Json[], escapeDc: number): readonly string[] =>
  change(
    consequences,
    (item) => /^(?:restrained|grappled)$/u.test(item.condition) && !('escapeDc' in item),
    (item) => ({ ...item, escapeDc }),
  );

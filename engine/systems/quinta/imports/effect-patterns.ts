import { parseAbility } from './prose-patterns.ts';

/** Sentences about later turns, other creatures or further rolls: the rules of a hit and of a save do not play them. */
export const LATER =
  /\balready\b|\breduce[sd]?\b.*\b0 hit points|\bfail(?:s|ed)?\b.*\bby \d|\bsecond (?:fail|sav)|\b(?:start|end) of each\b|\beach of (?:its|the)\b.*\bturns\b|\beach round\b|\bas an action\b|\buse an action\b|\botherwise\b|\bswallow|\binstead\b|\brepeats?\b|\bimmune to\b|\bwhile\b|\bmakes? (?:a|an|another) (?:dc|attack)|\bor more\b.*\bfail|\bwhen (?:it|the)\b|\bdies?\b|\bevery \d+|\bon a hit with\b|^dealing\b|^(?:hit or )?miss:/iu;
export const OWN_SAVE =
  /^(?!.*\b(?:target|creature|each|must)\b).*\b(?:makes?|succeeds?) (?:a|on)\b.*saving throw/iu;
const SAVE_OLD = /DC (\d+) ([a-z]+) saving throw/iu;
const SAVE_NEW = /([a-z]+) saving throw:\s*DC (\d+)/iu;
const SAVE_LOOSE = /make a ([a-z]+) saving throw[^.]*?DC (\d+)/iu;
/** Half damage, and what else a success spares: “or half as much damage and isn't blinded on a successful one”. */
export const HALF =
  /,?\s*(?:\bor )?half (?:as much|the|of the|of that|that)?\s*(?:damage)?(?: only)?(?:,? (?:and|but) (?:(?:it|the target|the creature) )?(?:isn't|is not|aren't|doesn't|not)\b[^.;]*?(?= on a succe|[.;]|$))?/iu;
export const PUSH =
  /(?:(?:pushed|knocked back|flung|pushes it|pushes the target|hurled)[^.]{0,30}?(?:up to )?(\d+)[- ]?(?:feet|foot|ft\.?)(?: straight)?(?: (?:away|back|horizontally)(?: from (?:it|the \w+))?)?|moved[^.]{0,20}?(\d+)[- ]?(?:feet|foot|ft\.?) away)/iu;
export const SPARED = /\b(?:isn't|is not|aren't|not) [^.,;]*/iu;
/** Of a hit, only these words deal damage of their own. */
export const DEALS = /^hit|\btak(?:es?|ing)\b|\bsuffers?\b|\bdeals? an? (?:extra|additional)\b|\bplus\b/iu;

const FREEING =
  /\bDC (\d+) (?:strength|dexterity)[^.,;]{0,30} check,? (?:and )?(?:freeing|bursting|breaking|escaping|free|to (?:escape|break|free))/iu;

/** The DC of a check that frees a creature: “can make a DC 12 Strength check, freeing itself on a success”. */
export const findFreeingDc = (sentence: string): number | undefined => {
  const dc = FREEING.exec(sentence)?.[1];
  return dc === undefined ? undefined : Number(dc);
};

export interface FoundSave {
  readonly ability: string;
  readonly dc: number;
  readonly words: string;
  /** “Dexterity Saving Throw: DC 15, …”: the words after it say who saves. */
  readonly isHeading: boolean;
}

/** The first save that the words call for. */
export function findSave(sentence: string): FoundSave | undefined {
  const old = SAVE_OLD.exec(sentence);
  const heading = SAVE_NEW.exec(sentence);
  const loose = heading ?? SAVE_LOOSE.exec(sentence);
  const [words, dc, name] = old ?? [loose?.[0], loose?.[2], loose?.[1]];
  const ability = name === undefined ? undefined : parseAbility(name);
  if (ability === undefined || words === undefined) return undefined;
  return { ability, dc: Number(dc), words, isHeading: !old && heading !== null };
}

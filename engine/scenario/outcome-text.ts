import { type AnyEvent, formatSentence, type Namer, type NamingContext, type Roll } from '@arbitro/kernel';
import type { NarrationContext } from './narration.ts';
import { TEXT } from './text/index.ts';
import { foldParts, listTurnParts, type TurnPart } from './turn-parts.ts';

interface OutcomeContext extends NarrationContext {
  readonly name: Namer;
}

/** Returns what an action led to as one line: its sentences, each with the number rolled and the number needed. */
export function describeOutcome(
  { events, rolls }: { readonly events: readonly AnyEvent[]; readonly rolls: readonly Roll[] },
  context: OutcomeContext,
): string {
  const parts = foldParts(listTurnParts(events, rolls), context.system.presentation.logFolding);
  return parts.flatMap((part) => describeOutcomePart(part, context) ?? []).join(' ');
}

/** Returns the sentence of an event with the results of its rolls: “Orso attacks Anna: 9 against AC 18, a miss.” */
export function describeOutcomePart({ event, rolls }: TurnPart, context: OutcomeContext): string | undefined {
  if (!event) return undefined;
  const { system, language, name } = context;
  const text = formatSentence(system.presentation.describeEvent(event), language, name);
  return rolls.reduce((text, roll) => addResult(text, roll, context), text);
}

function addResult(text: string, roll: Roll, context: NamingContext): string {
  const result = describeResult(roll, context);
  if (result === undefined) return text;
  const colon = text.lastIndexOf(': ');
  if (colon >= 0) return `${text.slice(0, colon + 2)}${result}, ${text.slice(colon + 2)}`;
  const named = `${context.name(roll.label)} ${result}`;
  return /\)\.?$/.test(text)
    ? text.replace(/\)(\.?)$/, `; ${named})$1`)
    : text.replace(/(\.?)$/, ` (${named})$1`);
}

/** Returns the number rolled and the number needed, “9 against AC 18”; undefined if nothing was needed or it is unknown. */
export function describeResult(
  { total, target, under }: Roll,
  { name, language }: NamingContext,
): string | undefined {
  const needed = describeNeeded({ target, under }, name);
  if (total === undefined || needed === undefined) return undefined;
  const words = TEXT.rollResult;
  return formatSentence({ words, with: { total, what: needed } }, language, (value) => value);
}

/** Returns the number that a roll needed, “AC 18” or “≤ 65”; undefined if none is known. */
export function describeNeeded(
  { target, under }: { readonly target?: Roll['target']; readonly under?: Roll['under'] },
  name: Namer,
): string | undefined {
  if (under !== undefined) return `≤ ${under}`;
  if (!target) return undefined;
  return target.what === undefined ? String(target.value) : `${name(target.what)} ${target.value}`;
}

import { type AnyAction, type AnyWorld, filled, type Json, type Offer, type System } from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { boundedOdds, namer, tellAction } from '@arbitro/scenario';
import { oddsInBrief } from './facts.ts';
import type { Telling } from './log.ts';

/** An offer with every immediate choice made, and the places left to ask for. */
export interface Entry {
  readonly offer: Offer;
  readonly chosen: Readonly<Record<string, Json>>;
  readonly open: readonly string[];
}

const MOST_TOGETHER = 12;
/** A longer list groups entries that begin alike into one row, opened when chosen. */
const MOST_SHOWN = 20;

/** One line of a menu: an entry, or several that begin alike. */
export interface Row {
  readonly text: string;
  readonly entries: readonly [Entry, ...Entry[]];
}

export function rowsOf(entries: readonly Entry[], world: AnyWorld, telling: Telling): readonly Row[] {
  const rows = entries.map((entry): Row => ({ text: entryText(entry, world, telling), entries: [entry] }));
  if (rows.length <= MOST_SHOWN) return rows;
  const parts = rows.map(({ text }) => text.split(', '));
  const most = Math.max(...parts.map(({ length }) => length));
  for (let depth = 1; depth < most; depth++) {
    const groups = Map.groupBy(rows, ({ text }) => text.split(', ').slice(0, depth).join(', '));
    if (groups.size > 1) return [...groups].map(([beginning, alike]) => together(beginning, alike));
  }
  return rows;
}

function together(beginning: string, alike: readonly Row[]): Row {
  const [first, ...rest] = alike;
  if (!first) throw new Error('a group has somebody in it');
  if (rest.length === 0) return first;
  const [entry] = first.entries;
  return {
    text: `${beginning.replace(/ …$/, '')} … (${alike.length})`,
    entries: [entry, ...rest.flatMap(({ entries }) => entries)],
  };
}

/** An offer with one open place is listed once for each way to fill it; otherwise the places are asked for in turn. */
export function entriesOf(offer: Offer): readonly Entry[] {
  const slots = Object.entries(offer.slots);
  const [only] = slots;
  if (slots.length === 1 && only?.[1].kind === 'one' && only[1].options.length <= MOST_TOGETHER)
    return only[1].options.map((option) => ({ offer, chosen: { [only[0]]: option }, open: [] }));
  return [{ offer, chosen: {}, open: slots.map(([slot]) => slot) }];
}

function entryText({ offer, chosen, open }: Entry, world: AnyWorld, { desk, system }: Telling): string {
  const action = open.length > 0 ? offer.action : actionOf(system, offer, chosen);
  const told = tellAction(action, world, { system, language: desk.language });
  return open.length > 0 ? `${told} …` : told;
}

/** Returns the odds of a row in half a line, if it is one action with nothing left to ask. */
export function rowOdds({ entries: [entry, ...more] }: Row, world: AnyWorld, telling: Telling): string {
  const { offer, chosen, open } = entry;
  if (more.length > 0 || open.length > 0) return '';
  return briefOdds(actionOf(telling.system, offer, chosen), world, telling);
}

function briefOdds(action: AnyAction, world: AnyWorld, { desk, system }: Telling): string {
  const policy = policyOf(system);
  const odds = boundedOdds(system, world, action, (asked, at) => policy.answer(asked, at));
  return odds.is === 'odds' ? oddsInBrief(odds, namer(system, world, desk.language), desk) : '';
}

export const actionOf = (system: System, offer: Offer, chosen: Readonly<Record<string, Json>>): AnyAction =>
  system.schemas.action.parse(filled(offer, chosen));

import {
  type AnyAction,
  type AnyWorld,
  createNamer,
  fillOffer,
  type Json,
  type Offer,
  type System,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { computeBoundedOdds, describeAction } from '@arbitro/scenario';
import { summarizeOdds } from '../odds/facts.ts';
import type { LogContext } from '../output/log.ts';

/** An offer with every immediate choice made, and the places left to ask for. */
export interface MenuEntry {
  readonly offer: Offer;
  readonly chosen: Readonly<Record<string, Json>>;
  readonly open: readonly string[];
}

const MAX_GROUPED = 12;
/** A longer list groups entries that begin alike into one row, opened when chosen. */
const MAX_ROWS = 20;

/** One line of a menu: an entry, or several that begin alike. */
export interface MenuRow {
  readonly text: string;
  readonly entries: readonly [MenuEntry, ...MenuEntry[]];
}

export function buildRows(
  entries: readonly MenuEntry[],
  world: AnyWorld,
  logContext: LogContext,
): readonly MenuRow[] {
  const rows = entries.map(
    (entry): MenuRow => ({ text: formatEntry(entry, world, logContext), entries: [entry] }),
  );
  if (rows.length <= MAX_ROWS) return rows;
  const parts = rows.map(({ text }) => text.split(', '));
  const max = Math.max(...parts.map(({ length }) => length));
  for (let depth = 1; depth < max; depth++) {
    const groups = Map.groupBy(rows, ({ text }) => text.split(', ').slice(0, depth).join(', '));
    if (groups.size > 1) return [...groups].map(([beginning, alike]) => groupRows(beginning, alike));
  }
  return rows;
}

function groupRows(beginning: string, alike: readonly MenuRow[]): MenuRow {
  const [first, ...rest] = alike;
  if (!first) throw new Error('a group has at least one entry');
  if (rest.length === 0) return first;
  const [entry] = first.entries;
  return {
    text: `${beginning.replace(/ …$/, '')} … (${alike.length})`,
    entries: [entry, ...rest.flatMap(({ entries }) => entries)],
  };
}

/** An offer with one open place is listed once for each way to fill it; otherwise the places are asked for in turn. */
export function buildEntries(offer: Offer): readonly MenuEntry[] {
  const slots = Object.entries(offer.slots);
  const [only] = slots;
  if (slots.length === 1 && only?.[1].kind === 'one' && only[1].options.length <= MAX_GROUPED)
    return only[1].options.map((option) => ({ offer, chosen: { [only[0]]: option }, open: [] }));
  return [{ offer, chosen: {}, open: slots.map(([slot]) => slot) }];
}

function formatEntry(
  { offer, chosen, open }: MenuEntry,
  world: AnyWorld,
  { context, system }: LogContext,
): string {
  const action = open.length > 0 ? offer.action : buildAction(system, offer, chosen);
  const text = describeAction(action, world, { system, language: context.language });
  return open.length > 0 ? `${text} …` : text;
}

/** Returns the odds of a row in half a line, if it is one action with nothing left to ask. */
export function summarizeRowOdds(
  { entries: [entry, ...more] }: MenuRow,
  world: AnyWorld,
  logContext: LogContext,
): string {
  const { offer, chosen, open } = entry;
  if (more.length > 0 || open.length > 0) return '';
  return summarizeActionOdds(buildAction(logContext.system, offer, chosen), world, logContext);
}

function summarizeActionOdds(action: AnyAction, world: AnyWorld, { context, system }: LogContext): string {
  const policy = policyOf(system);
  const odds = computeBoundedOdds(system, world, action, (decisionRequest, world) =>
    policy.answer(decisionRequest, world),
  );
  return odds.kind === 'odds'
    ? summarizeOdds(odds, createNamer(system, world, context.language), context)
    : '';
}

export const buildAction = (
  system: System,
  offer: Offer,
  chosen: Readonly<Record<string, Json>>,
): AnyAction => system.schemas.action.parse(fillOffer(offer, chosen));

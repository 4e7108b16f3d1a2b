import { type CreatureId, filled, type Json, type Offer, type ZonesScene } from '@arbitro/kernel';
import { actorOf } from '../actions/grouping.ts';
import type { ActionBegun, TableView } from '../table-view.ts';

type Move = ZonesScene['move'];

/** Where the offers let somebody go, and by which offer. */
export function waysOf(table: TableView, move: Move, who: CreatureId): ReadonlyMap<string, Offer> {
  const ways = new Map<string, Offer>();
  for (const offer of table.offers) {
    const { action } = offer;
    if (action.type !== move.action || actorOf(table, action) !== who) continue;
    for (const zone of zonesOf(offer, move.to)) if (!ways.has(zone)) ways.set(zone, offer);
  }
  return ways;
}

function zonesOf({ action, slots }: Offer, to: string): readonly string[] {
  const slot = slots[to];
  if (slot?.kind === 'one' || slot?.kind === 'some') return slot.options.filter(isText);
  const fixed = valueAt(action, to.split('.'));
  return isText(fixed) ? [fixed] : [];
}

const isText = (value: Json | undefined): value is string => typeof value === 'string';

function valueAt(whole: Json | undefined, [key, ...rest]: readonly string[]): Json | undefined {
  if (key === undefined) return whole;
  if (typeof whole !== 'object' || whole === null) return undefined;
  return valueAt((whole as { readonly [key: string]: Json })[key], rest);
}

/** The move that an offer becomes once its zone is said. */
export const moveTo = (offer: Offer, { to }: Move, zone: string): ActionBegun =>
  filled(offer, { [to]: zone }) as ActionBegun;

/** The path of the value that says where somebody is, where the sheet shows it as one that may be written. */
export function zonePath({ system, seen }: TableView, who: CreatureId, zone: string): string | undefined {
  const { creatures } = seen.view as unknown as { readonly creatures: readonly { readonly id: string }[] };
  const creature = creatures.find(({ id }) => id === who);
  if (seen.you.role !== 'gm' || !creature) return undefined;
  const fields = system.face.character(creature as unknown as Json, seen.view).flatMap((part) => part.fields);
  return fields.find(({ path, value }) => path !== undefined && value === zone)?.path;
}

import {
  type AnyAction,
  type BoardRow,
  type Json,
  type Language,
  mentions,
  type Offer,
  type Person,
  type System,
} from '@arbitro/kernel';
import { actsForMany } from '../many-actors.ts';
import type { TableView } from '../table-view.ts';

/** All offers of one kind of action, for one actor. */
export interface ActionKind {
  readonly type: string;
  readonly title: string;
  readonly offers: readonly Offer[];
  /** Whether it belongs to a usual turn; apps fold the others away. */
  readonly usual: boolean;
}

/** An actor that can act now, with its actions. */
export interface Actor {
  readonly id: Person;
  readonly name: string;
  readonly due: boolean;
  readonly ours: boolean;
  readonly kinds: readonly ActionKind[];
}

interface KindContext {
  readonly system: System;
  readonly language: Language;
  readonly rows: readonly BoardRow[];
  readonly actor: Person;
}

/** Returns the actor of an offer; the game master, if it is no visible creature. */
export function actorOf(
  { system, board }: Pick<TableView, 'system' | 'board'>,
  action: Offer['action'],
): Person {
  const who = system.actor(action as unknown as AnyAction);
  return board.rows.some(({ id }) => id === who) ? who : 'gm';
}

/** Returns all actors: those whose turn it is first, the game master last. */
export function listActors(
  table: Pick<TableView, 'system' | 'board' | 'offers' | 'seen'>,
  { language, gm }: Pick<KindContext, 'language'> & { readonly gm: string },
): readonly Actor[] {
  const { offers, board, seen, system } = table;
  const groups = groupOffers(offers, ({ action }) => actorOf(table, action));
  const dueFirst = (id: Person): number => (seen.due.includes(id) ? seen.due.indexOf(id) : seen.due.length);
  // at a large table, an actor whose offers were not fetched yet may be able to act too
  const isMany = actsForMany(seen);
  const mayAct = (id: Person): boolean => isMany && (seen.you.role === 'gm' || seen.you.owns.includes(id));
  const present = board.rows.filter(({ id }) => groups.has(id) || mayAct(id));
  const creatures = present.map(({ id, ours, name: called }) => ({
    id,
    name: called,
    due: seen.due.includes(id),
    ours,
    kinds: listKinds(groups.get(id) ?? [], { system, language, rows: board.rows, actor: id }),
  }));
  const ordered = creatures.toSorted((a, b) => dueFirst(a.id) - dueFirst(b.id));
  const rest = groups.get('gm');
  if (!rest) return ordered;
  const kinds = listKinds(rest, { system, language, rows: board.rows, actor: 'gm' });
  return [...ordered, { id: 'gm', name: gm, due: false, ours: true, kinds }];
}

function groupOffers(offers: readonly Offer[], by: (offer: Offer) => string): Map<string, readonly Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const group = groups.get(by(offer));
    if (group) group.push(offer);
    else groups.set(by(offer), [offer]);
  }
  return groups;
}

/** Returns the kinds of action, the usual ones first; attacks that could only hit friends are no usual ones. */
function listKinds(
  offers: readonly Offer[],
  { system, language, rows, actor }: KindContext,
): readonly ActionKind[] {
  const { actions, usualActions } = system.presentation;
  const order = usualActions?.[actor === 'gm' ? 'gm' : 'creature'];
  const kinds = [...groupOffers(offers, ({ action }) => action.type)].map(([type, all]) => ({
    type,
    title: actions[type]?.title[language] ?? type,
    offers: all,
    usual: !order || (order.includes(type) && (type !== 'attack' || !hitsOnlyFriends(all, actor, rows))),
  }));
  const rankOf = ({ type }: ActionKind): number => order?.indexOf(type) ?? 0;
  const usual = kinds.filter((kind) => kind.usual).toSorted((a, b) => rankOf(a) - rankOf(b));
  return [...usual, ...kinds.filter((kind) => !kind.usual)];
}

function hitsOnlyFriends(offers: readonly Offer[], actor: Person, rows: readonly BoardRow[]): boolean {
  const own = rows.find(({ id }) => id === actor);
  const others = rows.filter(({ id }) => id !== actor);
  const named = others.filter(({ id }) => offers.some((offer) => mentions(toJson(offer), new Set([id]))));
  return named.length > 0 && named.every(({ side, ours }) => side === own?.side && ours === own?.ours);
}

const toJson = ({ action, slots }: Offer): Json => [
  action,
  Object.values(slots).flatMap((slot) =>
    slot.kind === 'one' || slot.kind === 'some' ? [...slot.options] : [],
  ),
];

/** Whether the first press does the action: it ends the turn, and there is nothing to choose. */
export const isImmediate = ({ system }: Pick<TableView, 'system'>, { type, offers }: ActionKind): boolean =>
  offers.length === 1 &&
  Object.keys(offers[0]?.slots ?? {}).length === 0 &&
  (system.presentation.usualActions?.immediate ?? []).includes(type);

/** Returns the kinds of action of all actors whose names match. */
export function findKinds(
  actors: readonly Actor[],
  wanted: string,
): readonly { readonly actor: Actor; readonly kind: ActionKind }[] {
  const parts = wanted.trim().toLowerCase().split(/\s+/);
  return actors.flatMap((actor) =>
    actor.kinds
      .filter(({ title }) => parts.every((part) => `${actor.name} ${title}`.toLowerCase().includes(part)))
      .map((kind) => ({ actor, kind })),
  );
}

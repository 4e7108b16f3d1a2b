import type { EntryChange, Seat } from '@arbitro/protocol';
import { removeRequest } from './join-requests.ts';
import type { Table } from './table.ts';

/** Removed creatures belong to no seat; a creature that is back belongs to the same seats as before. */
export function updateOwners(table: Table): Table {
  const presentIds = new Set(table.game.world.creatures.map(({ id }) => id));
  const departed = table.seats.flatMap(({ id, owns }) =>
    owns.filter((ownedId) => !presentIds.has(ownedId)).map((ownedId) => [ownedId, id]),
  );
  const back = Object.entries(table.gone).filter(([id]) => presentIds.has(id));
  if (departed.length + back.length === 0) return table;
  const seats = table.seats.map((seat): Seat => {
    const returned = back.filter(([id, of]) => of.includes(seat.id) && !seat.owns.includes(id));
    return {
      ...seat,
      owns: [...seat.owns.filter((id) => presentIds.has(id)), ...returned.map(([id]) => id)],
    };
  });
  return { ...table, seats, gone: { ...omitKeys(table.gone, presentIds), ...groupByCreature(departed) } };
}

/** A new creature under an old id does not belong to the old creature's seats. */
export const forgetOwners = (table: Table, creature: string): Table => ({
  ...table,
  gone: omitKeys(table.gone, new Set([creature])),
});

/** A creature that a seat brought is played by it, and its request is settled. */
export function addOwner(
  table: Table,
  { creature, by }: Pick<Extract<EntryChange, { kind: 'came' }>, 'creature' | 'by'>,
): Table {
  if (by === undefined) return table;
  const seats = table.seats.map((seat) =>
    seat.id === by ? { ...seat, owns: [...seat.owns, creature] } : seat,
  );
  return { ...table, seats, joining: removeRequest(table.joining, by) };
}

const omitKeys = (record: Table['gone'], keys: ReadonlySet<string>): Table['gone'] =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));

function groupByCreature(pairs: readonly string[][]): Table['gone'] {
  const seats = new Map<string, string[]>();
  for (const [creature = '', seat = ''] of pairs) seats.set(creature, [...(seats.get(creature) ?? []), seat]);
  return Object.fromEntries(seats);
}

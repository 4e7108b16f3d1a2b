import { type CreatureId, findCreature, type Person } from '@arbitro/kernel';
import type { Seat } from '@arbitro/protocol';
import { activeSeatsOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import { getKnownTable, type KnownTable } from '../secrecy/known-table.ts';

const SIDE_SEAT: Omit<Seat, 'owns'> = {
  id: 'computer',
  role: 'player',
  name: '',
  dice: 'table',
  key: '',
  expires: null,
  revoked: false,
};

/** Returns the game master's seat, on whose behalf the computer plays. */
export function findGmSeat(table: Pick<Table, 'seats'>): Seat {
  const seat = activeSeatsOf(table).find(({ role }) => role === 'gm');
  if (!seat) throw new Error('a table has no game master');
  return seat;
}

/** Returns what the side of a person knows: a player who plays all its creatures would know the same. */
export function getSideKnowledge(table: Table, who: Person): KnownTable {
  const { world } = table.game;
  if (who === 'gm' || !findCreature(world, who)) return getKnownTable(table, findGmSeat(table));
  return getKnownTable(table, { ...SIDE_SEAT, owns: listAllies(table, who) });
}

/** Returns the creatures of the same side, itself included. */
export function listAllies({ system, game: { world } }: Table, who: CreatureId): CreatureId[] {
  const side = system.combatStats.side(world, who);
  return world.creatures.map(({ id }) => id).filter((id) => system.combatStats.side(world, id) === side);
}

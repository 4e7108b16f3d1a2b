import { displayNameOf, LANGUAGES, type Refusal } from '@arbitro/kernel';
import { LIMITS, refuseAtTable, type Seat } from '@arbitro/protocol';
import { findFreeId, parseSheet } from '@arbitro/scenario';
import { getOwn } from '../live/get-own.ts';
import { findSeat } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import { nameNewcomer, slugOf } from '../secrecy/creature-ids.ts';
import { getKnownTable } from '../secrecy/known-table.ts';
import {
  type CommandContext,
  type CommandOutcome,
  isRejectedChange,
  refuseLongSheet,
  toJson,
} from './context.ts';
import { addToWorld } from './world.ts';

/** A player brings a character, asks the game master to, or takes the request back. */
export function join(context: CommandContext<'join'>): CommandOutcome {
  const { table, seat, body } = context;
  if (seat.role !== 'player') return refuseAtTable('not-allowed');
  if (body.sheet === undefined) return withdrawRequest(table, seat);
  const { policy } = table.joining;
  if (policy === 'closed') return refuseAtTable('joining-closed');
  const refused = refuseOneMore(table, seat) ?? refuseLongSheet(body.sheet);
  if (refused) return refused;
  const character = { seat, name: body.name ?? seat.name, sheet: body.sheet };
  return policy === 'ask' ? requestEntry(table, character) : addCharacter(context, character);
}

const withdrawRequest = ({ joining }: Table, { id }: Seat): CommandOutcome =>
  getOwn(joining.requests, id) ? { kind: 'requested', request: null } : refuseAtTable('no-such-request');

/** Counts only what the seat knows: hidden creatures must not show. */
function refuseOneMore(table: Table, seat: Seat): Refusal | undefined {
  if (seat.owns.length >= LIMITS.ownedCreatures)
    return refuseAtTable('too-many', { most: LIMITS.ownedCreatures });
  return getKnownTable(table, seat).world.creatures.length >= LIMITS.creatures
    ? refuseAtTable('too-many', { most: LIMITS.creatures })
    : undefined;
}

interface BroughtCharacter {
  /** The seat that will play it. */
  readonly seat: Seat;
  readonly name: string;
  readonly sheet: unknown;
}

function requestEntry(table: Table, { name, sheet }: BroughtCharacter): CommandOutcome {
  if (JSON.stringify(sheet).length > LIMITS.requestText)
    return refuseAtTable('over-limit', { what: 'sheet', most: LIMITS.requestText });
  const read = readCharacter(table, sheet);
  return read.ok ? { kind: 'requested', request: { name, sheet: toJson(sheet) } } : { faults: read.faults };
}

const readCharacter = ({ system }: Table, sheet: unknown) =>
  parseSheet({ system: system.id, id: 'newcomer', sheet }, [system]);

/** Adds the character to the world, as a creature of its player. */
function addCharacter(
  { table, seat: sender, body }: Pick<CommandContext<'join' | 'admit'>, 'table' | 'seat' | 'body'>,
  { seat, name, sheet }: BroughtCharacter,
): CommandOutcome {
  const read = readCharacter(table, sheet);
  if (!read.ok) return { faults: read.faults };
  const base = findOwnId(table, name);
  const ownName = nameNewcomer(table, { base, hidden: false, command: body.command });
  const set = addToWorld({ table, seat: sender }, ownName, { name, sheet: read.value.sheet });
  if (isRejectedChange(set)) return set;
  const { id: creature, moved } = ownName;
  return { kind: 'came', creature, name, hidden: false, ...(moved && { moved }), by: seat.id, ...set };
}

/** Returns an id under which the name is not taken for that of content. */
const findOwnId = ({ system }: Table, name: string): string =>
  findFreeId(slugOf(name), (id) =>
    LANGUAGES.some((language) => displayNameOf(system, { id, name }, language) !== name),
  );

/** The game master lets a character in, or declines it. */
export function admit(context: CommandContext<'admit'>): CommandOutcome {
  const { table, body } = context;
  const seat = findSeat(table, body.seat);
  const request = getOwn(table.joining.requests, body.seat);
  if (!request || seat?.role !== 'player') return refuseAtTable('no-such-request');
  // the player has sent another character since
  if (request.moment !== body.request) return refuseAtTable('stale');
  if (!body.admit) return { kind: 'declined', whose: body.seat, name: request.name };
  return refuseOneMore(table, seat) ?? addCharacter(context, { ...request, seat });
}

export const setJoining = ({ body: { policy } }: CommandContext<'joining'>): CommandOutcome => ({
  kind: 'joining',
  policy,
});

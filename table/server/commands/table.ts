import { findCreature, mayActFor, type Refusal, refuse } from '@arbitro/kernel';
import { LIMITS, refuseAtTable, SEAT_CHANGES, type Seat } from '@arbitro/protocol';
import { commitmentOf, newSeed } from '@arbitro/seal';
import { getOwn } from '../live/get-own.ts';
import { activeSeatsOf, deriveKey, findFreeSeatId, findSeat, hashKey } from '../live/seats.ts';
import type { Note, Table } from '../live/table.ts';
import { findTooManyNotes, findTooManyPictures } from '../live/table-limits.ts';
import { describeUndo } from '../live/undo.ts';
import { getKnownTable } from '../secrecy/known-table.ts';
import { keepHidden } from '../secrecy/secrecy-memory.ts';
import {
  type CommandContext,
  type CommandOutcome,
  checkPastGame,
  hasFaults,
  refuseUnknownCreature,
} from './context.ts';

export function say({ table, body }: CommandContext<'say'>): CommandOutcome {
  return refuseUnknownSeat(table, body.to ?? []) ?? { kind: 'said', text: body.text, to: body.to ?? null };
}

export async function writeNote(context: CommandContext<'note'>): Promise<CommandOutcome> {
  const { table, body } = context;
  const { note: id, text, for: forWhom } = body;
  const old = getOwn(table.notes, id);
  if (text === null && !old) return refuseAtTable('no-such-note');
  const picture = await chooseNotePicture(context, old);
  if (typeof picture === 'object') return picture;
  const handout = { text: text ?? '', for: forWhom, ...(picture && { picture }) };
  const notes = { ...table.notes, [id]: handout };
  const overLimit =
    text === null ? undefined : (findTooManyNotes(notes) ?? findTooManyPictures({ ...table, notes }));
  if (overLimit) return refuseAtTable('over-limit', { ...overLimit });
  const refused = typeof forWhom === 'string' ? undefined : refuseUnknownSeat(table, forWhom);
  if (refused) return refused;
  return { kind: 'noted', note: id, text, for: forWhom, ...(text !== null && picture && { picture }) };
}

/** Returns the picture of a note: the new one, none, or the one it has. */
async function chooseNotePicture(
  { body: { text, picture }, storePicture }: CommandContext<'note'>,
  old: Note | undefined,
): Promise<string | Refusal | undefined> {
  if (picture === undefined) return old?.picture;
  return picture === null || text === null ? undefined : storePicture(picture);
}

/** Gives a creature a picture, or takes it away. */
export async function setPicture(context: CommandContext<'picture'>): Promise<CommandOutcome> {
  const { table, seat, body } = context;
  const { world, viewer } = getKnownTable(table, seat);
  const { creature } = body;
  if (!findCreature(world, creature)) return refuse('no-such-creature', { id: creature });
  if (!mayActFor(viewer, creature)) return refuseAtTable('not-yours', { who: creature });
  const picture = body.picture === null ? null : await context.storePicture(body.picture);
  if (typeof picture === 'object' && picture !== null) return picture;
  const pictures = { ...table.pictures, ...(picture !== null && { [creature]: picture }) };
  const overLimit = findTooManyPictures({ ...table, pictures });
  return overLimit ? refuseAtTable('over-limit', { ...overLimit }) : { kind: 'pictured', creature, picture };
}

const refuseUnknownSeat = (table: Table, seats: readonly string[]): Refusal | undefined =>
  seats.every((id) => findSeat(table, id)) ? undefined : refuseAtTable('no-such-seat');

/** Creates a seat or changes one. The key of a new seat is derived from the key of the seat that asks. */
export function arrangeSeat(context: CommandContext<'seat'>): CommandOutcome {
  const { table, body } = context;
  const old = body.seat === undefined ? undefined : findSeat(table, body.seat);
  const refused = validateSeat(context, old);
  if (refused) return refused;
  const now = buildSeat(context, old);
  if (old?.role === 'gm' && now.role !== 'gm' && isLastGm(table, old)) return refuseAtTable('last-gm');
  return {
    kind: 'seated',
    seat: now,
    fresh: !old || (body.newKey ?? false),
    ...(old && findSeatChanges(old, now)),
  };
}

const findSeatChanges = (old: Seat, now: Seat) => ({
  changed: SEAT_CHANGES.filter((what) => old[what] !== now[what]),
});

function validateSeat(
  { table, seat: ownSeat, body }: CommandContext<'seat'>,
  old: Seat | undefined,
): Refusal | undefined {
  if (body.seat !== undefined && !old) return refuseAtTable('no-such-seat');
  // if the reply got lost, it could not be requested again: the old key no longer opens the seat
  if (body.newKey && old?.id === ownSeat.id) return refuseAtTable('own-key');
  if (!old && activeSeatsOf(table).length >= LIMITS.seats)
    return refuseAtTable('too-many', { most: LIMITS.seats });
  if (!old && table.seats.length >= LIMITS.seatsEver)
    return refuseAtTable('too-many', { most: LIMITS.seatsEver });
  return refuseUnknownCreature(table.game.world, body.owns ?? []);
}

function buildSeat({ table, body, key }: CommandContext<'seat'>, old: Seat | undefined): Seat {
  const id = old?.id ?? findFreeSeatId(table);
  const role = body.role ?? old?.role ?? 'player';
  const isNewKey = !old || body.newKey;
  return {
    id,
    role,
    name: body.name ?? old?.name ?? id,
    owns: role === 'player' ? [...new Set(body.owns ?? old?.owns ?? [])] : [],
    dice: old?.dice ?? 'table',
    key: isNewKey ? hashKey(deriveKey(key, id, body.command)) : old.key,
    expires: body.expires === undefined ? (old?.expires ?? null) : body.expires,
    revoked: false,
  };
}

export function revoke({ table, body }: CommandContext<'revoke'>): CommandOutcome {
  const existingSeat = findSeat(table, body.seat);
  if (!existingSeat) return refuseAtTable('no-such-seat');
  return isLastGm(table, existingSeat) ? refuseAtTable('last-gm') : { kind: 'revoked', seat: body.seat };
}

const isLastGm = (table: Table, seat: Seat): boolean =>
  seat.role === 'gm' && activeSeatsOf(table).filter(({ role }) => role === 'gm').length === 1;

export function chooseDice({ seat: ownSeat, body }: CommandContext<'dice'>): CommandOutcome {
  const now = { ...ownSeat, dice: body.dice };
  return { kind: 'seated', seat: now, fresh: false, ...findSeatChanges(ownSeat, now) };
}

export const stirDice = ({ body }: CommandContext<'entropy'>): CommandOutcome => ({
  kind: 'stirred',
  text: body.text,
});

/** Reveals the seed so far and seals a new one. */
export function renewSeal({ table }: CommandContext<'seal'>): CommandOutcome {
  const seed = newSeed();
  return { kind: 'sealed', seal: { commitment: commitmentOf(seed), seed }, revealed: table.dice.seal };
}

export const setTitle = ({ body }: CommandContext<'title'>): CommandOutcome => ({
  kind: 'titled',
  title: body.title,
});

/** Goes back to the state after an entry. */
export async function undo({ table, body, loadPast: back }: CommandContext<'undo'>): Promise<CommandOutcome> {
  const pastState = await back(body.to);
  if (!pastState) return refuseAtTable('no-such-moment');
  const pastGame = checkPastGame(table, pastState.game);
  if (hasFaults(pastGame)) return pastGame;
  const game = body.uncover ? pastGame : keepHidden(table, pastGame);
  const { since, forward } = pastState;
  return {
    kind: 'went-back',
    to: body.to,
    since,
    ...(forward.length > 0 && { forward: [...forward] }),
    ...describeUndo(table.game, game),
  };
}

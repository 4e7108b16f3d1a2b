import type { Refusal } from '@arbitro/kernel';
import { LIMITS, refuseAtTable, SEAT_CHANGES, type Seat } from '@arbitro/protocol';
import { commitmentOf, newSeed } from '@arbitro/seal';
import { activeSeatsOf, deriveKey, findFreeSeatId, findSeat, hashKey } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import { findTooManyNotes } from '../live/table-limits.ts';
import { describeUndo } from '../live/undo.ts';
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

export function writeNote({ table, body }: CommandContext<'note'>): CommandOutcome {
  const { note: id, text, for: forWhom } = body;
  const there = Object.hasOwn(table.notes, id);
  if (text === null && !there) return refuseAtTable('no-such-note');
  const over = text === null ? undefined : findTooManyNotes({ ...table.notes, [id]: { text, for: forWhom } });
  if (over) return refuseAtTable('over-limit', { ...over });
  const refused = typeof forWhom === 'string' ? undefined : refuseUnknownSeat(table, forWhom);
  return refused ?? { kind: 'noted', note: id, text, for: forWhom };
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
  { table, seat: own, body }: CommandContext<'seat'>,
  old: Seat | undefined,
): Refusal | undefined {
  if (body.seat !== undefined && !old) return refuseAtTable('no-such-seat');
  // if the reply got lost, it could not be requested again: the old key no longer opens the seat
  if (body.newKey && old?.id === own.id) return refuseAtTable('own-key');
  if (!old && activeSeatsOf(table).length >= LIMITS.seats)
    return refuseAtTable('too-many', { most: LIMITS.seats });
  if (!old && table.seats.length >= LIMITS.seatsEver)
    return refuseAtTable('too-many', { most: LIMITS.seatsEver });
  return refuseUnknownCreature(table.game.world, body.owns ?? []);
}

function buildSeat({ table, body, key }: CommandContext<'seat'>, old: Seat | undefined): Seat {
  const id = old?.id ?? findFreeSeatId(table);
  const role = body.role ?? old?.role ?? 'player';
  const fresh = !old || body.newKey;
  return {
    id,
    role,
    name: body.name ?? old?.name ?? id,
    owns: role === 'player' ? [...new Set(body.owns ?? old?.owns ?? [])] : [],
    dice: old?.dice ?? 'table',
    key: fresh ? hashKey(deriveKey(key, id, body.command)) : old.key,
    expires: body.expires === undefined ? (old?.expires ?? null) : body.expires,
    revoked: false,
  };
}

export function revoke({ table, body }: CommandContext<'revoke'>): CommandOutcome {
  const there = findSeat(table, body.seat);
  if (!there) return refuseAtTable('no-such-seat');
  return isLastGm(table, there) ? refuseAtTable('last-gm') : { kind: 'revoked', seat: body.seat };
}

const isLastGm = (table: Table, seat: Seat): boolean =>
  seat.role === 'gm' && activeSeatsOf(table).filter(({ role }) => role === 'gm').length === 1;

export function chooseDice({ seat: own, body }: CommandContext<'dice'>): CommandOutcome {
  const now = { ...own, dice: body.dice };
  return { kind: 'seated', seat: now, fresh: false, ...findSeatChanges(own, now) };
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
  const there = await back(body.to);
  if (!there) return refuseAtTable('no-such-moment');
  const then = checkPastGame(table, there.game);
  if (hasFaults(then)) return then;
  const game = body.uncover ? then : keepHidden(table, then);
  const { since, forward } = there;
  return {
    kind: 'went-back',
    to: body.to,
    since,
    ...(forward.length > 0 && { forward: [...forward] }),
    ...describeUndo(table.game, game),
  };
}

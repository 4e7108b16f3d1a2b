import type { Refusal } from '@arbitro/kernel';
import { LIMITS, refuseAt, SEAT_CHANGES, type Seat } from '@arbitro/protocol';
import { commitmentOf, newSeed } from '@arbitro/seal';
import { freeSeatId, hashOf, keyFrom, seatBy, seatsThere } from '../seats.ts';
import { keepHidden } from '../secrecy.ts';
import type { Table } from '../table.ts';
import { findTooManyNotes } from '../table-limits.ts';
import { describeWayBack } from '../way-back.ts';
import { type Desk, isUnfit, type Outcome, playable, stranger } from './desk.ts';

export function say({ table, body }: Desk<'say'>): Outcome {
  return noSuchSeat(table, body.to ?? []) ?? { kind: 'said', text: body.text, to: body.to ?? null };
}

export function note({ table, body }: Desk<'note'>): Outcome {
  const { note: id, text, for: forWhom } = body;
  const there = Object.hasOwn(table.notes, id);
  if (text === null && !there) return refuseAt('no-such-note');
  const over = text === null ? undefined : findTooManyNotes({ ...table.notes, [id]: { text, for: forWhom } });
  if (over) return refuseAt('over-limit', { ...over });
  const refused = typeof forWhom === 'string' ? undefined : noSuchSeat(table, forWhom);
  return refused ?? { kind: 'noted', note: id, text, for: forWhom };
}

const noSuchSeat = (table: Table, seats: readonly string[]): Refusal | undefined =>
  seats.every((id) => seatBy(table, id)) ? undefined : refuseAt('no-such-seat');

/** Creates a seat or changes one. The key of a new seat is derived from the key of the seat that asks. */
export function seat(desk: Desk<'seat'>): Outcome {
  const { table, body } = desk;
  const old = body.seat === undefined ? undefined : seatBy(table, body.seat);
  const refused = refusedSeat(desk, old);
  if (refused) return refused;
  const now = arranged(desk, old);
  if (old?.role === 'gm' && now.role !== 'gm' && isLastGm(table, old)) return refuseAt('last-gm');
  return { kind: 'seated', seat: now, fresh: !old || (body.newKey ?? false), ...(old && changes(old, now)) };
}

const changes = (old: Seat, now: Seat) => ({
  changed: SEAT_CHANGES.filter((what) => old[what] !== now[what]),
});

function refusedSeat({ table, seat: own, body }: Desk<'seat'>, old: Seat | undefined): Refusal | undefined {
  if (body.seat !== undefined && !old) return refuseAt('no-such-seat');
  // if the reply got lost, it could not be requested again: the old key no longer opens the seat
  if (body.newKey && old?.id === own.id) return refuseAt('own-key');
  if (!old && seatsThere(table).length >= LIMITS.seats) return refuseAt('too-many', { most: LIMITS.seats });
  if (!old && table.seats.length >= LIMITS.seatsEver) return refuseAt('too-many', { most: LIMITS.seatsEver });
  return stranger(table.game.world, body.owns ?? []);
}

function arranged({ table, body, key }: Desk<'seat'>, old: Seat | undefined): Seat {
  const id = old?.id ?? freeSeatId(table);
  const role = body.role ?? old?.role ?? 'player';
  const fresh = !old || body.newKey;
  return {
    id,
    role,
    name: body.name ?? old?.name ?? id,
    owns: role === 'player' ? [...new Set(body.owns ?? old?.owns ?? [])] : [],
    dice: old?.dice ?? 'table',
    key: fresh ? hashOf(keyFrom(key, id, body.command)) : old.key,
    expires: body.expires === undefined ? (old?.expires ?? null) : body.expires,
    revoked: false,
  };
}

export function revoke({ table, body }: Desk<'revoke'>): Outcome {
  const there = seatBy(table, body.seat);
  if (!there) return refuseAt('no-such-seat');
  return isLastGm(table, there) ? refuseAt('last-gm') : { kind: 'revoked', seat: body.seat };
}

const isLastGm = (table: Table, seat: Seat): boolean =>
  seat.role === 'gm' && seatsThere(table).filter(({ role }) => role === 'gm').length === 1;

export function dice({ seat: own, body }: Desk<'dice'>): Outcome {
  const now = { ...own, dice: body.dice };
  return { kind: 'seated', seat: now, fresh: false, ...changes(own, now) };
}

export const entropy = ({ body }: Desk<'entropy'>): Outcome => ({ kind: 'stirred', text: body.text });

/** Reveals the seed so far and seals a new one. */
export function seal({ table }: Desk<'seal'>): Outcome {
  const seed = newSeed();
  return { kind: 'sealed', seal: { commitment: commitmentOf(seed), seed }, revealed: table.dice.seal };
}

export const title = ({ body }: Desk<'title'>): Outcome => ({ kind: 'titled', title: body.title });

/** Goes back to the state after an entry. */
export async function undo({ table, body, back }: Desk<'undo'>): Promise<Outcome> {
  const there = await back(body.to);
  if (!there) return refuseAt('no-such-moment');
  const then = playable(table, there.game);
  if (isUnfit(then)) return then;
  const game = body.uncover ? then : keepHidden(table, then);
  const { since, forward } = there;
  return {
    kind: 'went-back',
    to: body.to,
    since,
    ...(forward.length > 0 && { forward: [...forward] }),
    ...describeWayBack(table.game, game),
  };
}

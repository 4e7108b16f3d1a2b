import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { GM, type Person, type Viewer } from '@arbitro/kernel';
import type { Seat } from '@arbitro/protocol';
import { getOwn } from './get-own.ts';
import type { Table } from './table.ts';

/** Creates the key of a seat: `seat.secret`, where the secret has 256 bits. */
export const createKey = (seat: string): string => `${seat}.${randomBytes(32).toString('base64url')}`;

/** Derives a key from another key: the same key and command always give the same key. */
export const deriveKey = (key: string, seat: string, command: string): string =>
  `${seat}.${createHmac('sha256', key).update(`seat\n${seat}\n${command}`).digest('base64url')}`;

export const hashKey = (key: string): string => hash('sha256', key, 'hex');

/** Returns the seat that this key opens; a wrong key takes as long as a right one. */
export function findSeatByKey({ seats }: Pick<Table, 'seats'>, key: string): Seat | undefined {
  const id = key.slice(0, Math.max(0, key.indexOf('.')));
  const seat = seats.find((seat) => seat.id === id && !seat.revoked);
  const keyHash = Buffer.from(hashKey(key), 'hex');
  const right = Buffer.from(seat?.key.length === 64 ? seat.key : '00'.repeat(32), 'hex');
  return timingSafeEqual(keyHash, right) ? seat : undefined;
}

/** Returns the seats that have not been removed. */
export const activeSeatsOf = ({ seats }: Pick<Table, 'seats'>): readonly Seat[] =>
  seats.filter(({ revoked }) => !revoked);

export function findSeat({ seats }: Table, id: string): Seat | undefined {
  return seats.find((seat) => seat.id === id && !seat.revoked);
}

/** Returns the moment of a seat's last message. */
export const lastToldMomentOf = ({ told }: Pick<Table, 'told'>, seat: string): number =>
  getOwn(told, seat) ?? 0;

/** Returns the viewer of a seat. */
export function viewerOf({ game: { opened } }: Table, { role, owns }: Seat): Viewer {
  if (role === 'gm') return GM;
  return role === 'player' ? { role, owns, knows: opened } : { role, knows: opened };
}

/** Returns the seat that throws dice for a person: its player's, or else the game master's. */
export function findThrower({ seats }: Table, by: Person): Seat | undefined {
  const activeSeats = activeSeatsOf({ seats });
  const ownSeat =
    by === 'gm' ? undefined : activeSeats.find(({ role, owns }) => role === 'player' && owns.includes(by));
  return ownSeat ?? activeSeats.find(({ role }) => role === 'gm');
}

/** Returns a short unused id. */
export function findFreeSeatId({ seats }: Pick<Table, 'seats'>): string {
  let n = seats.length + 1;
  while (seats.some(({ id }) => id === `s${n}`)) n++;
  return `s${n}`;
}

export const createTableId = (): string => encodeTableId(randomBytes(10));

/** Returns the id of a table created by a command: the same command sent again gives the same id. */
export const deriveTableId = (key: string, command: string): string =>
  encodeTableId(createHmac('sha256', key).update(`table\n${command}`).digest().subarray(0, 10));

const encodeTableId = (bytes: Buffer): string =>
  BigInt(`0x${bytes.toString('hex')}`)
    .toString(36)
    .padStart(16, '0');

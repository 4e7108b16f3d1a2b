import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createTableId, hashKey } from '../live/seats.ts';

/** A key that was presented: of a shelf (`shelf.secret`), or of one item for others (`shelf.item.secret`). */
export interface ShelfKeyParts {
  readonly shelf: string;
  readonly item: string | undefined;
}

const KEY = /^([a-z0-9]{16})(?:\.(i\d{1,9}))?\.[\w-]{43}$/;

/** Returns what a key would open; undefined if it cannot be one. */
export function readShelfKey(key: string): ShelfKeyParts | undefined {
  const [, shelf, item] = KEY.exec(key) ?? [];
  return shelf === undefined ? undefined : { shelf, item };
}

/** Creates the key of a new shelf: its id, and a secret of 256 bits. */
export const createShelfKey = (): string => `${createTableId()}.${randomBytes(32).toString('base64url')}`;

/** Derives the key that shows one item to others: the same command always gives the same key. */
export function deriveShareKey(key: string, item: string, command: string): string {
  const secret = createHmac('sha256', key).update(`share\n${item}\n${command}`).digest('base64url');
  return `${readShelfKey(key)?.shelf}.${item}.${secret}`;
}

/** Whether this is the key with that hash; a wrong key takes as long as a right one. */
export function isKeyWithHash(key: string, expected: string | undefined): boolean {
  const right = Buffer.from(expected?.length === 64 ? expected : '00'.repeat(32), 'hex');
  return timingSafeEqual(Buffer.from(hashKey(key), 'hex'), right) && expected !== undefined;
}

/** The log of a shelf is among those of tables: no table can have such an id. */
export const shelfLogOf = (shelf: string): string => `shelf-${shelf}`;

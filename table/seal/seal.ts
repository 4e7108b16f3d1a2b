import { createHash, randomBytes } from 'node:crypto';
import type { SealedRoll } from '@arbitro/protocol';
import { prepareHmac } from './hmac.ts';

/** Returns 256 random secret bits: the server commits to them before the first roll. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Returns the commitment that is published while a seed is sealed. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed, 'hex').digest('hex');

/**
 * Returns the entropy after a seat has stirred it. Lengths are hashed too, so that different inputs never give the same
 * hash input.
 */
export function stirEntropy(entropy: string, seat: string, text: string): string {
  const hash = createHash('sha256');
  for (const part of [entropy, seat, text]) hash.update(`${Buffer.byteLength(part)}:${part}`);
  return hash.digest('hex');
}

/** Identifies a die: its index in this stream under this seal. */
export interface DiePosition {
  readonly seed: string;
  readonly entropy: string;
  readonly stream: string;
  readonly n: number;
}

/** Returns a person's stream of dice; each person has a second stream for secret rolls. No id contains a colon. */
export const streamNameOf = (by: string, isSecret: boolean): string => (isSecret ? `${by}:secret` : by);

/** Returns the stream that the dice of a roll came from. */
export const streamOfRoll = ({ roll, secret }: SealedRoll): string => streamNameOf(roll.by, secret === true);

const WORD = 2 ** 32;
/** Hexadecimal digits of a word. */
const WORD_DIGITS = 8;
const MAX_SIDES = 2 ** 21;

export const isValidDie = (sides: number | undefined): sides is number =>
  Number.isInteger(sides) && Number(sides) >= 1 && Number(sides) <= MAX_SIDES;

/**
 * Returns the face of a sealed die: the first word of HMAC-SHA256 below a whole multiple of the sides. For many dice of
 * a seed its HMAC is prepared once.
 */
export function computeFace(
  { seed, entropy, stream, n }: DiePosition,
  sides: number,
  hmac = prepareHmac(seed),
): number {
  if (!isValidDie(sides)) throw new Error(`no die has ${sides} sides`);
  const fair = WORD - (WORD % sides);
  for (let block = 0; ; block++) {
    const mac = hmac(`${entropy}|${n}|${block}|${stream}`);
    for (let index = 0; index < mac.length; index += WORD_DIGITS) {
      const word = Number.parseInt(mac.slice(index, index + WORD_DIGITS), 16);
      if (word < fair) return (word % sides) + 1;
    }
  }
}

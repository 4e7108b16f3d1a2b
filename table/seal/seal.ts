import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SealedRoll } from '@arbitro/protocol';

/** 256 bits that nobody knows: the server commits to them before the first roll. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is told of a seed while it is sealed. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed, 'hex').digest('hex');

/** The entropy after a seat has stirred it. Lengths are hashed along, so that no two ways of stirring are one. */
export function stirred(entropy: string, seat: string, text: string): string {
  const hash = createHash('sha256');
  for (const part of [entropy, seat, text]) hash.update(`${Buffer.byteLength(part)}:${part}`);
  return hash.digest('hex');
}

/** Which die is thrown: the how-manieth of this stream under this seal. */
export interface Thrown {
  readonly seed: string;
  readonly entropy: string;
  readonly stream: string;
  readonly n: number;
}

/** Each person has two streams of dice, one for what is thrown in secret. No id contains a colon. */
export const streamOf = (by: string, isSecret: boolean): string => (isSecret ? `${by}:secret` : by);

/** The stream that the dice of a roll came from. */
export const streamIn = ({ roll, secret }: SealedRoll): string => streamOf(roll.by, secret === true);

const WORD = 2 ** 32;
const MOST_SIDES = 2 ** 21;

export const isDie = (sides: number | undefined): sides is number =>
  Number.isInteger(sides) && Number(sides) >= 1 && Number(sides) <= MOST_SIDES;

/** The face of a sealed die: the first word of HMAC-SHA256 that falls within a whole multiple of the sides. */
export function faceOf({ seed, entropy, stream, n }: Thrown, sides: number): number {
  if (!isDie(sides)) throw new Error(`no die has ${sides} sides`);
  const fair = WORD - (WORD % sides);
  for (let block = 0; ; block++) {
    const mac = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${entropy}|${n}|${block}|${stream}`)
      .digest();
    for (let at = 0; at < mac.length; at += 4) {
      const word = mac.readUInt32BE(at);
      if (word < fair) return (word % sides) + 1;
    }
  }
}

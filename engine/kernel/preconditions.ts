import { findFight } from './fight.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Why something is not allowed; undefined if it is. */
export type Verdict = Refusal | undefined;

/** Returns the first refusal among them. */
export function firstRefusal<T>(things: readonly T[], verdict: (thing: T) => Verdict): Verdict {
  for (const thing of things) {
    const refused = verdict(thing);
    if (refused) return refused;
  }
  return undefined;
}

export const findDuplicate = <T>(things: readonly T[]): T | undefined =>
  things.length < 2 || new Set(things).size === things.length
    ? undefined
    : things.find((thing, index) => things.indexOf(thing) !== index);

interface WithFight {
  readonly fight: { readonly over: boolean } | null;
}

export const requireFight = (world: WithFight): Verdict =>
  findFight(world) ? undefined : refuse('no-fight');
export const requireNoFight = (world: WithFight): Verdict =>
  findFight(world) ? refuse('fight-on') : undefined;

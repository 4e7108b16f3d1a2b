import type { AnyEventIn, Audience, CreatureId } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';
import type { Difficulty, Side, Stat } from './tables.ts';

/** What can have happened, and what is told of it. A new one needs a case in `apply.ts` and words in `face.ts`. */
interface Facts {
  checked: { who: CreatureId; stat: Stat; difficulty: Difficulty; made: boolean };
  'fight-began': { order: readonly CreatureId[] };
  'turn-began': { who: CreatureId; round: number };
  'turn-passed': { who: CreatureId };
  struck: { by: CreatureId; on: CreatureId; hit: boolean };
  wounded: { who: CreatureId; by: CreatureId; points: number; left: number };
  fell: { who: CreatureId };
  'fight-ended': { winner: Side | null };
}

export type EventType = keyof Facts;
export type Event = AnyEventIn<Facts, RuleId>;
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;

/** What only `apply` needs and nobody is told: how much health a foe has left. */
export const INNER: { readonly [T in EventType]?: readonly (keyof Facts[T])[] } = { wounded: ['left'] };

/** Who hears of it: everybody, `'gm'`, or `{ only: [id] }` for somebody's player and the game master. */
export const audience = (): Audience => 'everyone';

import type { AnyEvent, Ask, CreatureId, Json, Person, Refusal, Roll, Standing } from '@arbitro/kernel';

/** What stands in a view for a picture that is asked for once: this, and its name. */
export const PICTURE = 'picture:';

/** The question that is open, for whoever may answer it. `id` names it in the answer. */
export type AskSeen = Ask & { readonly id: number };

export interface SeatSeen {
  readonly id: string;
  readonly role: 'gm' | 'player' | 'spectator';
  readonly name: string;
  readonly owns: readonly CreatureId[];
  readonly dice: 'table' | 'real';
}

/** A roll as told; `real` when a person threw it. */
export type RollTold = Roll & { readonly real?: true };

/** One entry of the log as a seat may read it. `moment` names it. */
export interface Line {
  readonly moment: number;
  /** Whose doing it was; nobody's when the table did it. */
  readonly seat: string | null;
  readonly kind: string;
  readonly [field: string]: Json | readonly AnyEvent[] | readonly RollTold[];
}

/** All that a seat may know of a table now. */
export interface Seen {
  readonly table: { readonly id: string; readonly title: string; readonly system: string };
  readonly you: SeatSeen;
  readonly view: Json;
  readonly due: readonly CreatureId[];
  readonly standing: Standing | null;
  readonly ask: AskSeen | null;
  /** For whom the table waits. */
  readonly waiting: readonly Person[];
  readonly seats: readonly SeatSeen[];
  readonly notes: Readonly<Record<string, { readonly text: string; readonly for: Json }>>;
  readonly orders: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly seal: { readonly commitment: string; readonly entropy: string };
  /** Whose numbers this seat may know; the game master also learns what is hidden. */
  readonly opened: readonly CreatureId[];
  readonly hidden?: { readonly creatures: readonly CreatureId[]; readonly places: readonly string[] };
  readonly masks?: Readonly<Record<CreatureId, { readonly id: string; readonly name: string }>>;
}

/** A message of the stream: what is new in the log, and all that the seat may know now. */
export interface Told {
  /** The id to come back with: `Last-Event-ID`. */
  readonly moment: number;
  /** The lines are the last ones, not those since the last message. */
  readonly fresh?: true;
  /** There are more lines before them. */
  readonly more?: true;
  readonly lines: readonly Line[];
  readonly seen: Seen;
}

/** Kept: the moment it is known by. What came of it is told by the stream. */
export interface Kept {
  readonly kept: true;
  readonly moment: number;
  /** Of a new seat: the key that opens it. It is shown this once. */
  readonly key?: string;
  readonly seat?: string;
}

export interface Refused {
  readonly kept: false;
  readonly refusal: Refusal;
  /** In the language asked for. */
  readonly says: string;
}
